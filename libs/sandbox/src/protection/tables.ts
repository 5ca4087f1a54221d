import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    member_limits: {
      member_id: string;
      kind: string;
      span: string;
      /** Null: there is no such limit. */
      amount_minor: bigint | null;
      /** When a change was asked for that waits; null while none does. */
      asked_at: number | null;
      /** What was asked for; null where the limit is to be removed. */
      asked_minor: bigint | null;
    };
    /** What has been asked for to become higher; only grows. */
    limit_raises: { id: Generated<number>; member_id: string; asked_at: number };
    member_protection: {
      member_id: string;
      time_zone: string;
      reality_minutes: number;
      /** When the member last read a reality check. */
      checked_at: number;
      /** The markers that the member has put away, joined by commas. */
      markers_read: string;
    };
    /** Stretches of time in which the member was on a page. */
    play_times: { id: Generated<number>; member_id: string; started_at: number; seen_at: number };
  }
}

export const protectionSteps: readonly TableStep[] = [
  {
    name: '0700_protection',
    statements: (dialect) => [
      `CREATE TABLE member_limits (
         member_id TEXT NOT NULL REFERENCES members (id), kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake')),
         span TEXT NOT NULL CHECK (span IN ('day', 'week', 'month')), amount_minor BIGINT CHECK (amount_minor > 0),
         asked_at BIGINT, asked_minor BIGINT CHECK (asked_minor > 0), PRIMARY KEY (member_id, kind, span))${dialect.keyed}`,
      `CREATE TABLE limit_raises (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), asked_at BIGINT NOT NULL)`,
      `CREATE INDEX limit_raises_by_member ON limit_raises (member_id, asked_at)`,
      `CREATE TABLE member_protection (
         member_id TEXT PRIMARY KEY REFERENCES members (id), time_zone TEXT NOT NULL, reality_minutes BIGINT NOT NULL,
         checked_at BIGINT NOT NULL, markers_read TEXT NOT NULL)${dialect.keyed}`,
      `CREATE TABLE play_times (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), started_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
      `CREATE INDEX play_times_by_member ON play_times (member_id, seen_at)`,
      `CREATE INDEX ledger_transactions_by_member ON ledger_transactions (member_id, created_at)`,
    ],
  },
];
