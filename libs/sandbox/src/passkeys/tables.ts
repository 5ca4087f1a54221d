import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    passkeys: {
      id: string;
      member_id: string;
      /** The authenticator's own name for it, base64url. */
      credential_id: string;
      /** The host that it was made for; the browser offers it there alone. */
      host: string;
      name: string;
      /** COSE key, base64url. */
      public_key: string;
      /** How often the authenticator says it was used; 0 where it does not count. */
      counter: number;
      /** JSON list. */
      transports: string;
      added_at: number;
      used_at: number | null;
    };
  }
}

export const passkeySteps: readonly TableStep[] = [
  {
    name: '0260_passkeys',
    statements: () => [
      `CREATE TABLE passkeys (
         id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), credential_id TEXT NOT NULL UNIQUE,
         host TEXT NOT NULL, name TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
         transports TEXT NOT NULL, added_at BIGINT NOT NULL, used_at BIGINT)`,
      `CREATE INDEX passkeys_by_member ON passkeys (member_id, added_at)`,
    ],
  },
];
