import { refuseChanges } from '@heptad/sandbox-ledger';
import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    promotion_entries: { member_id: string; promotion_id: string; joined_at: number };
    promotion_claims: {
      member_id: string;
      promotion_id: string;
      tier: number;
      idempotency_key: string;
      transaction_id: number;
      prize_minor: bigint;
      claimed_at: number;
    };
  }
}

/** Who joined which promotion, and which prizes were paid: each once, which the database itself holds. */
export const activitySteps: readonly TableStep[] = [
  {
    name: '0600_activities',
    statements: (dialect) => [
      `CREATE TABLE promotion_entries (
         member_id TEXT NOT NULL REFERENCES members (id), promotion_id TEXT NOT NULL, joined_at BIGINT NOT NULL,
         PRIMARY KEY (member_id, promotion_id))${dialect.keyed}`,
      `CREATE TABLE promotion_claims (
         member_id TEXT NOT NULL, promotion_id TEXT NOT NULL, tier BIGINT NOT NULL, idempotency_key TEXT NOT NULL,
         transaction_id BIGINT NOT NULL REFERENCES ledger_transactions (id), prize_minor BIGINT NOT NULL CHECK (prize_minor > 0),
         claimed_at BIGINT NOT NULL, PRIMARY KEY (member_id, promotion_id, tier),
         FOREIGN KEY (member_id, promotion_id) REFERENCES promotion_entries (member_id, promotion_id))${dialect.keyed}`,
      `CREATE INDEX promotion_claims_by_key ON promotion_claims (member_id, idempotency_key)`,
      ...['promotion_entries', 'promotion_claims'].flatMap((table) => refuseChanges(dialect, table)),
    ],
  },
];
