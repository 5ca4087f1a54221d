import type { Generated } from 'kysely';
import type { TableStep } from '../storage/engine';
import type { BetVenue } from './betting';

declare module '../storage/database' {
  interface Database {
    bets: {
      id: Generated<number>;
      member_id: string;
      venue: BetVenue;
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
      /** The joint price of a bet builder. */
      builder_odds: Generated<string | null>;
      /** How much of the stake has been cashed out, and what that paid. */
      cashed_stake_minor: Generated<bigint>;
      cashed_paid_minor: Generated<bigint>;
      /** The bet that this one took the place of; each is replaced at most once. */
      replaces: Generated<number | null>;
    };
    cash_outs: {
      id: Generated<number>;
      bet_id: number;
      member_id: string;
      venue: BetVenue;
      idempotency_key: string;
      /** The part of the bet's stake that was given up. */
      stake_minor: bigint;
      paid_minor: bigint;
      /** What of the stake ran on afterwards. */
      running_minor: bigint;
      created_at: number;
    };
  }
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
  {
    name: '0510_cash_outs',
    statements: (dialect) => [
      `ALTER TABLE bets ADD COLUMN cashed_stake_minor BIGINT NOT NULL DEFAULT 0 CHECK (cashed_stake_minor >= 0)`,
      `ALTER TABLE bets ADD COLUMN cashed_paid_minor BIGINT NOT NULL DEFAULT 0 CHECK (cashed_paid_minor >= 0)`,
      `CREATE TABLE cash_outs (
         id ${dialect.identity}, bet_id BIGINT NOT NULL, member_id TEXT NOT NULL, venue TEXT NOT NULL,
         idempotency_key TEXT NOT NULL, stake_minor BIGINT NOT NULL CHECK (stake_minor > 0),
         paid_minor BIGINT NOT NULL CHECK (paid_minor > 0), running_minor BIGINT NOT NULL CHECK (running_minor >= 0),
         created_at BIGINT NOT NULL, UNIQUE (member_id, idempotency_key))`,
    ],
  },
  {
    name: '0520_bet_builder',
    statements: () => [`ALTER TABLE bets ADD COLUMN builder_odds TEXT`],
  },
  {
    name: '0530_edited_bets',
    statements: () => [
      `ALTER TABLE bets ADD COLUMN replaces BIGINT`,
      `CREATE UNIQUE INDEX bets_by_replaced ON bets (replaces)`,
    ],
  },
  {
    name: '0540_bets_by_settlement',
    statements: () => [`CREATE INDEX bets_by_settlement ON bets (member_id, settled_at)`],
  },
];
