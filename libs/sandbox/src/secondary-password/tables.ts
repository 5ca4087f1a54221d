import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    secondary_passwords: {
      member_id: string;
      /** As `members.password`. */
      password: string;
      changed_at: number;
    };
    /** Wrong passwords of members who are logged in: see `password-tries.ts`. */
    password_tries: { id: string; tries: number; ends_at: number };
  }
}

export const secondaryPasswordSteps: readonly TableStep[] = [
  {
    name: '0230_secondary_passwords',
    statements: () => [
      `CREATE TABLE secondary_passwords (
         member_id TEXT PRIMARY KEY REFERENCES members (id), password TEXT NOT NULL, changed_at BIGINT NOT NULL)`,
      `CREATE TABLE password_tries (id TEXT PRIMARY KEY, tries BIGINT NOT NULL, ends_at BIGINT NOT NULL)`,
    ],
  },
];
