import { refuseChanges, type Generated, type TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    vip_standings: {
      member_id: string;
      /** What is added to the member’s deposits and turnover before they are held against the thresholds; may be below zero. */
      deposits_base_minor: bigint;
      turnover_base_minor: bigint;
      /** When the present grade was reached. */
      reached_at: number;
      /** The end of the first month that has not been closed. */
      due_at: number;
    };
    /** Every change of a grade; rows only come. */
    vip_changes: {
      id: Generated<number>;
      member_id: string;
      from_grade: number;
      to_grade: number;
      cause: string;
      changed_at: number;
    };
    /** Gifts that are sent by post: one for each grade that a member has reached, ever. */
    vip_parcels: {
      id: Generated<number>;
      member_id: string;
      grade: number;
      granted_at: number;
      receiver: string | null;
      phone: string | null;
      region: string | null;
      address: string | null;
      /** When the member said where it goes. */
      addressed_at: number | null;
    };
  }
}

export const vipSteps: readonly TableStep[] = [
  {
    name: '0780_vip',
    statements: (dialect) => [
      `CREATE TABLE vip_standings (
         member_id TEXT PRIMARY KEY REFERENCES members (id), deposits_base_minor BIGINT NOT NULL,
         turnover_base_minor BIGINT NOT NULL, reached_at BIGINT NOT NULL, due_at BIGINT NOT NULL)${dialect.keyed}`,
      `CREATE INDEX vip_standings_by_due ON vip_standings (due_at)`,
      `CREATE TABLE vip_changes (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), from_grade BIGINT NOT NULL,
         to_grade BIGINT NOT NULL CHECK (to_grade BETWEEN 0 AND 10), cause TEXT NOT NULL, changed_at BIGINT NOT NULL,
         CHECK (from_grade <> to_grade))`,
      `CREATE INDEX vip_changes_by_member ON vip_changes (member_id, id)`,
      ...refuseChanges(dialect, 'vip_changes'),
      `CREATE TABLE vip_parcels (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), grade BIGINT NOT NULL,
         granted_at BIGINT NOT NULL, receiver TEXT, phone TEXT, region TEXT, address TEXT, addressed_at BIGINT,
         UNIQUE (member_id, grade))`,
    ],
  },
];
