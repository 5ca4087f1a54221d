import { refuseChanges } from '@heptad/sandbox-ledger';
import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** Members who have moved money in at least once. */
    treasure_accounts: {
      member_id: string;
      currency: string;
      /** An IANA name: whose midnight ends a day. */
      time_zone: string;
      /** The first day that is not settled, `YYYY-MM-DD`. */
      next_day: string;
      /** When that day ends, sandbox ms. */
      due_at: number;
      /** Parts of a cent that are earned and not paid yet, see `interest-rules.ts`. */
      carry_minor: bigint;
    };
    /** The days that earned: each once, which the database itself holds. */
    treasure_days: {
      member_id: string;
      day: string;
      base_minor: bigint;
      interest_minor: bigint;
      settled_at: number;
    };
    treasure_orders: {
      transaction_id: number;
      member_id: string;
      idempotency_key: string;
      direction: string;
      amount_minor: bigint;
      created_at: number;
    };
    treasure_claims: {
      member_id: string;
      task: string;
      transaction_id: number;
      reward_minor: bigint;
      claimed_at: number;
    };
  }
}

export const treasureSteps: readonly TableStep[] = [
  {
    name: '0750_treasure',
    statements: (dialect) => [
      `CREATE TABLE treasure_accounts (
         member_id TEXT PRIMARY KEY REFERENCES members (id), currency TEXT NOT NULL, time_zone TEXT NOT NULL,
         next_day TEXT NOT NULL, due_at BIGINT NOT NULL, carry_minor BIGINT NOT NULL CHECK (carry_minor >= 0))${dialect.keyed}`,
      `CREATE INDEX treasure_accounts_by_due ON treasure_accounts (due_at)`,
      `CREATE TABLE treasure_days (
         member_id TEXT NOT NULL REFERENCES treasure_accounts (member_id), day TEXT NOT NULL,
         base_minor BIGINT NOT NULL CHECK (base_minor > 0), interest_minor BIGINT NOT NULL CHECK (interest_minor >= 0),
         settled_at BIGINT NOT NULL, PRIMARY KEY (member_id, day))${dialect.keyed}`,
      `CREATE TABLE treasure_orders (
         transaction_id BIGINT PRIMARY KEY REFERENCES ledger_transactions (id),
         member_id TEXT NOT NULL REFERENCES treasure_accounts (member_id), idempotency_key TEXT NOT NULL,
         direction TEXT NOT NULL CHECK (direction IN ('in', 'out')), amount_minor BIGINT NOT NULL CHECK (amount_minor > 0),
         created_at BIGINT NOT NULL, UNIQUE (member_id, idempotency_key))${dialect.keyed}`,
      `CREATE TABLE treasure_claims (
         member_id TEXT NOT NULL REFERENCES treasure_accounts (member_id), task TEXT NOT NULL,
         transaction_id BIGINT NOT NULL REFERENCES ledger_transactions (id),
         reward_minor BIGINT NOT NULL CHECK (reward_minor > 0), claimed_at BIGINT NOT NULL,
         PRIMARY KEY (member_id, task))${dialect.keyed}`,
      ...['treasure_days', 'treasure_orders', 'treasure_claims'].flatMap((table) =>
        refuseChanges(dialect, table),
      ),
    ],
  },
];
