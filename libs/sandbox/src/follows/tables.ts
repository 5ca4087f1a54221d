import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    tipster_follows: {
      member_id: string;
      tipster_id: string;
      created_at: number;
    };
  }
}

export const tipsterSteps: readonly TableStep[] = [
  {
    name: '0650_tipster_follows',
    statements: () => [
      `CREATE TABLE tipster_follows (
         member_id TEXT NOT NULL REFERENCES members (id), tipster_id TEXT NOT NULL, created_at BIGINT NOT NULL,
         PRIMARY KEY (member_id, tipster_id))`,
    ],
  },
];
