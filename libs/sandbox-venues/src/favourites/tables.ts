import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    favourites: {
      member_id: string;
      /** Canonical venue code: each venue keeps marks of its own. */
      venue: string;
      /** `match` or `league`. */
      subject: string;
      subject_id: string;
      created_at: number;
    };
  }
}

export const venueSteps: readonly TableStep[] = [
  {
    name: '0600_favourites',
    statements: () => [
      `CREATE TABLE favourites (
         member_id TEXT NOT NULL, venue TEXT NOT NULL, subject TEXT NOT NULL, subject_id TEXT NOT NULL,
         created_at BIGINT NOT NULL, PRIMARY KEY (member_id, venue, subject, subject_id))`,
    ],
  },
];
