import type { Generated } from 'kysely';
import type { TableStep } from '../storage/engine';

export interface BettingTables {
  bets: {
    id: Generated<number>;
    member_id: string;
    venue: string;
    idempotency_key: string;
    code: number;
    acceptance: number;
    unit_stake_minor: bigint;
    stake_minor: bigint;
    payout_minor: bigint | null;
    state: string;
    refusal: string | null;
    placed_at: number;
    decides_at: number | null;
    settled_at: number | null;
    /** JSON of `BetLeg[]`. */
    legs: string;
  };
}

export const bettingSteps: readonly TableStep[] = [
  {
    name: '0500_betting',
    statements: (dialect) => [
      `CREATE TABLE bets (
         id ${dialect.identity}, member_id TEXT NOT NULL, venue TEXT NOT NULL, idempotency_key TEXT NOT NULL,
         code BIGINT NOT NULL, acceptance BIGINT NOT NULL, unit_stake_minor BIGINT NOT NULL CHECK (unit_stake_minor > 0),
         stake_minor BIGINT NOT NULL CHECK (stake_minor >= unit_stake_minor), payout_minor BIGINT CHECK (payout_minor >= 0),
         state TEXT NOT NULL, refusal TEXT, placed_at BIGINT NOT NULL, decides_at BIGINT, settled_at BIGINT,
         legs TEXT NOT NULL, UNIQUE (member_id, idempotency_key))`,
      `CREATE INDEX bets_by_member ON bets (member_id, id)`,
      `CREATE INDEX bets_by_state ON bets (state, id)`,
    ],
  },
];
