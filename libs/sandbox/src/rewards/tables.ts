import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    welfare_grants: {
      id: Generated<number>;
      member_id: string;
      rule: string;
      /** What it was given for; a rule gives once for each. */
      period: string;
      amount_minor: bigint;
      /** What has to be bet once it is claimed. */
      turnover_minor: bigint;
      granted_at: number;
      expires_at: number;
      claimed_at: number | null;
      transaction_id: number | null;
    };
  }
}

/** What the platform gives members by its own rules: once for each period, and claimed once, which the database itself holds. */
export const rewardSteps: readonly TableStep[] = [
  {
    name: '0620_welfare',
    statements: (dialect) => [
      `CREATE TABLE welfare_grants (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), rule TEXT NOT NULL, period TEXT NOT NULL,
         amount_minor BIGINT NOT NULL CHECK (amount_minor > 0), turnover_minor BIGINT NOT NULL CHECK (turnover_minor >= 0),
         granted_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, claimed_at BIGINT,
         transaction_id BIGINT UNIQUE REFERENCES ledger_transactions (id),
         CHECK ((claimed_at IS NULL) = (transaction_id IS NULL)), UNIQUE (member_id, rule, period))`,
    ],
  },
];
