import { refuseChanges } from '@heptad/sandbox-ledger';
import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    promotion_entries: { member_id: string; promotion_id: string; joined_at: number };
    /** Every play, once in its slot of a member's run. */
    activity_plays: {
      id: Generated<number>;
      member_id: string;
      run_id: string;
      /** What it is for: the number of a turn, a day, a match. */
      slot: string;
      idempotency_key: string;
      /** JSON in the form of the kind, and the words for it. */
      kept: string;
      text: string;
      prize_id: string | null;
      paid_minor: bigint;
      transaction_id: number | null;
      played_at: number;
      /** What proves a draw; null where nothing was drawn. */
      number: number | null;
      server_seed: string | null;
      client_seed: string | null;
      weights: string | null;
      drawn: number | null;
    };
    /** Every prize that was paid, once by what it was won. */
    activity_awards: {
      member_id: string;
      run_id: string;
      source: string;
      prize_id: string;
      idempotency_key: string;
      transaction_id: number;
      amount_minor: bigint;
      /** What has to be bet for it. */
      turnover_minor: bigint;
      /** What it was won by, in words; JSON. */
      reason: string;
      paid_at: number;
    };
    /** How much of a run's stock is given away; `prize_id` is empty for the money of the whole run. */
    activity_stock: { run_id: string; prize_id: string; given: number; paid_minor: bigint };
    /** Runs that the operator stopped. */
    activity_stops: { run_id: string; stopped_at: number };
    /** Prize tables that the operator has set in place of the platform's own; JSON. */
    activity_prizes: { name: string; prizes: string };
    /** Rains that the operator has begun beside the set hours. */
    activity_starts: { name: string; started_at: number };
    /** The codes by which members bring friends; capital letters and digits. */
    friend_codes: { member_id: string; code: string };
    /** Applications for the prize of a friend; an approved one is once for each friend. */
    friend_applications: {
      id: Generated<number>;
      member_id: string;
      run_id: string;
      /** What was asked for, as it was said. */
      said: string;
      friend_id: string | null;
      state: string;
      /** Why it was refused, in Chinese; empty where it was not. */
      note: string;
      applied_at: number;
    };
  }
}

/** Who joined which run, what was played there and which prizes were paid: each once, which the database itself holds. */
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
  {
    name: '0605_activity_engine',
    statements: (dialect) => [
      `CREATE TABLE activity_plays (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), run_id TEXT NOT NULL, slot TEXT NOT NULL,
         idempotency_key TEXT NOT NULL, kept TEXT NOT NULL, text TEXT NOT NULL, prize_id TEXT,
         paid_minor BIGINT NOT NULL CHECK (paid_minor >= 0), transaction_id BIGINT UNIQUE REFERENCES ledger_transactions (id),
         played_at BIGINT NOT NULL, number BIGINT, server_seed TEXT, client_seed TEXT, weights TEXT, drawn BIGINT,
         CHECK ((transaction_id IS NULL) = (paid_minor = 0)), UNIQUE (member_id, run_id, slot))`,
      `CREATE INDEX activity_plays_by_key ON activity_plays (member_id, idempotency_key)`,
      `CREATE INDEX activity_plays_by_run ON activity_plays (run_id, id)`,
      `CREATE TABLE activity_awards (
         member_id TEXT NOT NULL REFERENCES members (id), run_id TEXT NOT NULL, source TEXT NOT NULL, prize_id TEXT NOT NULL,
         idempotency_key TEXT NOT NULL, transaction_id BIGINT NOT NULL UNIQUE REFERENCES ledger_transactions (id),
         amount_minor BIGINT NOT NULL CHECK (amount_minor > 0), turnover_minor BIGINT NOT NULL CHECK (turnover_minor >= 0),
         reason TEXT NOT NULL, paid_at BIGINT NOT NULL, PRIMARY KEY (member_id, run_id, source))${dialect.keyed}`,
      `CREATE INDEX activity_awards_by_key ON activity_awards (member_id, idempotency_key)`,
      `CREATE TABLE activity_stock (
         run_id TEXT NOT NULL, prize_id TEXT NOT NULL, given BIGINT NOT NULL CHECK (given >= 0),
         paid_minor BIGINT NOT NULL CHECK (paid_minor >= 0), PRIMARY KEY (run_id, prize_id))${dialect.keyed}`,
      `CREATE TABLE activity_stops (run_id TEXT PRIMARY KEY, stopped_at BIGINT NOT NULL)`,
      `CREATE TABLE activity_prizes (name TEXT PRIMARY KEY, prizes TEXT NOT NULL)`,
      `CREATE TABLE activity_starts (name TEXT NOT NULL, started_at BIGINT NOT NULL, PRIMARY KEY (name, started_at))${dialect.keyed}`,
      // The prizes of promotions that were paid before; their source is the number of the step.
      `INSERT INTO activity_awards (member_id, run_id, source, prize_id, idempotency_key, transaction_id, amount_minor, turnover_minor, reason, paid_at)
         SELECT member_id, promotion_id, CAST(tier AS TEXT), CAST(tier AS TEXT), idempotency_key, transaction_id, prize_minor, prize_minor, '', claimed_at
         FROM promotion_claims`,
      `DROP TABLE promotion_claims`,
      ...['activity_plays', 'activity_awards'].flatMap((table) => refuseChanges(dialect, table)),
    ],
  },
  {
    name: '0606_friends',
    statements: (dialect) => [
      `CREATE TABLE friend_codes (member_id TEXT PRIMARY KEY REFERENCES members (id), code TEXT NOT NULL UNIQUE)`,
      `CREATE TABLE friend_applications (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), run_id TEXT NOT NULL, said TEXT NOT NULL,
         friend_id TEXT REFERENCES members (id), state TEXT NOT NULL CHECK (state IN ('approved', 'refused')), note TEXT NOT NULL,
         applied_at BIGINT NOT NULL, CHECK (state = 'refused' OR friend_id IS NOT NULL))`,
      `CREATE INDEX friend_applications_by_member ON friend_applications (member_id, id)`,
      `CREATE UNIQUE INDEX friend_applications_once ON friend_applications (friend_id) WHERE state = 'approved'`,
      `CREATE INDEX members_by_invite_code ON members (upper(invite_code)) WHERE invite_code <> ''`,
      ...refuseChanges(dialect, 'friend_applications'),
    ],
  },
];
