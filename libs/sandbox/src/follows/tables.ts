import type { TableStep } from '@heptad/sandbox-ledger';

/** Who or what can be followed. */
export type FollowedKind = 'tipster' | 'anchor' | 'team';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    follows: {
      member_id: string;
      kind: FollowedKind;
      subject_id: string;
      created_at: number;
    };
  }
}

export const followSteps: readonly TableStep[] = [
  {
    name: '0650_tipster_follows',
    statements: () => [
      `CREATE TABLE tipster_follows (
         member_id TEXT NOT NULL REFERENCES members (id), tipster_id TEXT NOT NULL, created_at BIGINT NOT NULL,
         PRIMARY KEY (member_id, tipster_id))`,
    ],
  },
  {
    name: '0651_follows',
    statements: () => [
      `CREATE TABLE follows (
         member_id TEXT NOT NULL REFERENCES members (id), kind TEXT NOT NULL, subject_id TEXT NOT NULL, created_at BIGINT NOT NULL,
         PRIMARY KEY (member_id, kind, subject_id))`,
      `INSERT INTO follows (member_id, kind, subject_id, created_at)
         SELECT member_id, 'tipster', tipster_id, created_at FROM tipster_follows`,
      `DROP TABLE tipster_follows`,
    ],
  },
];
