import type { Generated, TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** What an operator corrected by hand. */
    adjustments: {
      id: Generated<number>;
      member_id: string;
      /** Minor units; below zero where money was taken. */
      amount_minor: bigint;
      /** As the operator wrote it, in Chinese where members read it in their own language. */
      reason: string;
      created_at: number;
    };
  }
}

export const adjustmentSteps: readonly TableStep[] = [
  {
    name: '0800_adjustments',
    statements: (dialect) => [
      `CREATE TABLE adjustments (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id),
         amount_minor BIGINT NOT NULL CHECK (amount_minor <> 0), reason TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    ],
  },
];
