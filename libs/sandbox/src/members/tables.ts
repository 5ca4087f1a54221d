import { refuseChanges, type Generated, type TableStep } from '@heptad/sandbox-ledger';

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
      /** `1990-06-12`; empty where the member has not said it. */
      birthday: string;
      /** The file of the avatar's address; empty where there is none. */
      avatar: string;
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
      /** From where it was opened; empty where that was not said. */
      browser: string;
      system: string;
      address: string;
      /** To the minute. */
      used_at: number;
    };
    /** Counts of wrong passwords, and addresses of logins: see `login-tries.ts`. */
    login_tries: { id: string; account: string; tries: number; ends_at: number };
    /** Time-outs and self-exclusions. Rows only come, so none can be shortened (ROLE-012). */
    member_rests: {
      id: Generated<number>;
      member_id: string;
      kind: string;
      starts_at: number;
      ends_at: number;
    };
    /** Phones and e-mail addresses that members gave up for others, as SHA-256. */
    left_contacts: { member_id: string; fingerprint: string };
    trusted_devices: {
      member_id: string;
      uuid: string;
      browser: string;
      system: string;
      /** 0 for those that were trusted before it was kept. */
      trusted_at: number;
    };
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
  {
    name: '0230_member_rests',
    statements: (dialect) => [
      `CREATE TABLE member_rests (
         id ${dialect.identity}, member_id TEXT NOT NULL REFERENCES members (id),
         kind TEXT NOT NULL CHECK (kind IN ('timeOut', 'exclusion')), starts_at BIGINT NOT NULL,
         ends_at BIGINT NOT NULL CHECK (ends_at > starts_at))`,
      `CREATE INDEX member_rests_by_member ON member_rests (member_id, kind, ends_at)`,
      ...refuseChanges(dialect, 'member_rests'),
    ],
  },
  {
    name: '0240_session_devices',
    statements: () => [
      ...['browser', 'system', 'address'].map(
        (column) => `ALTER TABLE sessions ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
      ),
      `ALTER TABLE sessions ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0`,
      ...['browser', 'system'].map(
        (column) => `ALTER TABLE trusted_devices ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
      ),
      `ALTER TABLE trusted_devices ADD COLUMN trusted_at BIGINT NOT NULL DEFAULT 0`,
    ],
  },
  {
    name: '0250_member_profile',
    statements: () => [
      ...['birthday', 'avatar'].map(
        (column) => `ALTER TABLE members ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
      ),
      // A phone or an address is one member's: the storage says so too.
      ...['phone', 'email'].map(
        (column) =>
          `CREATE UNIQUE INDEX members_once_by_${column} ON members (${column}) WHERE ${column} <> ''`,
      ),
    ],
  },
  {
    name: '0260_left_contacts',
    statements: () => [
      `CREATE TABLE left_contacts (
         member_id TEXT NOT NULL REFERENCES members (id), fingerprint TEXT NOT NULL, PRIMARY KEY (member_id, fingerprint))`,
      `CREATE INDEX left_contacts_by_fingerprint ON left_contacts (fingerprint)`,
    ],
  },
];
