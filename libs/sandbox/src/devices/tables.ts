import { refuseChanges, type Generated, type TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** Every attempt to log in to a member's account. Rows only come. */
    login_attempts: {
      id: Generated<number>;
      member_id: string;
      at: number;
      way: string;
      /** Why it was refused; empty where it went through. */
      reason: string;
      site: string;
      browser: string;
      system: string;
      address: string;
    };
  }
}

export const deviceSteps: readonly TableStep[] = [
  {
    name: '0250_login_attempts',
    statements: (dialect) => [
      `CREATE TABLE login_attempts (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id), at BIGINT NOT NULL,
         way TEXT NOT NULL, reason TEXT NOT NULL, site TEXT NOT NULL,
         browser TEXT NOT NULL, system TEXT NOT NULL, address TEXT NOT NULL)`,
      `CREATE INDEX login_attempts_by_member ON login_attempts (member_id, id)`,
      ...refuseChanges(dialect, 'login_attempts'),
    ],
  },
];
