import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** What a day has brought of each kind of venue: once, which the database itself holds. */
    rebate_days: {
      id: Generated<number>;
      member_id: string;
      day: string;
      kind: string;
      turnover_minor: bigint;
      /** What earlier days count otherwise by now, as far as it was set off here. */
      correction_minor: bigint;
      /** Ten-thousandths. */
      ratio: bigint;
      amount_minor: bigint;
      way: string;
      /** Of the claim by hand. */
      idempotency_key: string | null;
      /** None where it came to less than a cent. */
      transaction_id: number | null;
      settled_at: number;
    };
    /** The bets of days that are credited, each in one day alone, as they were counted. */
    rebate_bets: {
      bet_id: number;
      member_id: string;
      day: string;
      kind: string;
      counted_minor: bigint;
      rule: string;
      settled_at: number;
    };
  }
}

export const rebateSteps: readonly TableStep[] = [
  {
    name: '0790_rebate',
    statements: (dialect) => [
      `CREATE TABLE rebate_days (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), day TEXT NOT NULL, kind TEXT NOT NULL,
         turnover_minor BIGINT NOT NULL CHECK (turnover_minor >= 0), correction_minor BIGINT NOT NULL,
         ratio BIGINT NOT NULL CHECK (ratio >= 0), amount_minor BIGINT NOT NULL CHECK (amount_minor >= 0),
         way TEXT NOT NULL CHECK (way IN ('claimed', 'credited')), idempotency_key TEXT,
         transaction_id BIGINT UNIQUE REFERENCES ledger_transactions (id), settled_at BIGINT NOT NULL,
         CHECK (turnover_minor + correction_minor >= 0), UNIQUE (member_id, day, kind))`,
      `CREATE TABLE rebate_bets (
         bet_id BIGINT PRIMARY KEY REFERENCES bets (id), member_id TEXT NOT NULL REFERENCES members (id), day TEXT NOT NULL,
         kind TEXT NOT NULL, counted_minor BIGINT NOT NULL CHECK (counted_minor >= 0), rule TEXT NOT NULL,
         settled_at BIGINT NOT NULL)${dialect.keyed}`,
      `CREATE INDEX rebate_bets_by_member ON rebate_bets (member_id, settled_at)`,
    ],
  },
];
