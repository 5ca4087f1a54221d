import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    members: {
      id: string;
      name: string;
      /** scrypt of the MD5 value, with its salt: `<salt hex>:<hash hex>`. */
      password: string;
      grade: number;
      currency: string;
      real_name: string;
      phone: string;
      email: string;
      /** One of the standing states of `member-states.ts`. */
      state: string;
      registered_at: number;
      last_login_at: number | null;
      /** Codes that the member was brought by; empty where there was none. */
      invite_code: string;
      agent_code: string;
      recommend_code: string;
    };
    sessions: {
      token_hash: string;
      member_id: string;
      site: string;
      created_at: number;
      ended: number;
    };
    /** Counts of wrong passwords, and addresses of logins: see `login-tries.ts`. */
    login_tries: { id: string; account: string; tries: number; ends_at: number };
    trusted_devices: { member_id: string; uuid: string };
    challenges: {
      id: string;
      kind: string;
      subject: string;
      answer: string;
      tries: number;
      expires_at: number;
    };
  }
}

export const memberSteps: readonly TableStep[] = [
  {
    name: '0200_members',
    statements: () => [
      `CREATE TABLE members (
         id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, password TEXT NOT NULL, grade BIGINT NOT NULL, currency TEXT NOT NULL,
         real_name TEXT NOT NULL, phone TEXT NOT NULL, email TEXT NOT NULL, state TEXT NOT NULL,
         wrong_passwords BIGINT NOT NULL, registered_at BIGINT NOT NULL, last_login_at BIGINT)`,
      `CREATE INDEX members_by_phone ON members (phone)`,
      `CREATE INDEX members_by_email ON members (email)`,
      `CREATE TABLE sessions (
         token_hash TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), site TEXT NOT NULL,
         created_at BIGINT NOT NULL, ended BIGINT NOT NULL)`,
      `CREATE INDEX sessions_by_member ON sessions (member_id, created_at)`,
      `CREATE TABLE trusted_devices (
         member_id TEXT NOT NULL REFERENCES members (id), uuid TEXT NOT NULL, PRIMARY KEY (member_id, uuid))`,
      `CREATE TABLE challenges (
         id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, answer TEXT NOT NULL,
         tries BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
    ],
  },
  {
    name: '0210_member_attribution',
    statements: () =>
      ['invite_code', 'agent_code', 'recommend_code'].map(
        (column) => `ALTER TABLE members ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
      ),
  },
  {
    name: '0220_login_tries',
    statements: () => [
      `CREATE TABLE login_tries (id TEXT PRIMARY KEY, account TEXT NOT NULL, tries BIGINT NOT NULL, ends_at BIGINT NOT NULL)`,
      `CREATE INDEX login_tries_by_end ON login_tries (ends_at)`,
      `CREATE INDEX login_tries_by_account ON login_tries (account)`,
      `ALTER TABLE members DROP COLUMN wrong_passwords`,
    ],
  },
];
