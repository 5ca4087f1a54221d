import { randomBytes } from 'node:crypto';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';

/** Passkeys of one member. */
export const MOST_PASSKEYS = 10;

export interface NewPasskey {
  readonly memberId: string;
  readonly credentialId: string;
  readonly host: string;
  readonly name: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** The passkeys of all members. Nobody but the member names or removes one. */
export interface Passkeys {
  /** The newest first. */
  list(memberId: string): Promise<readonly Row<'passkeys'>[]>;
  findByCredential(credentialId: string): Promise<Row<'passkeys'> | undefined>;
  /** @returns undefined where the member has {@link MOST_PASSKEYS} or somebody has this very passkey */
  add(passkey: NewPasskey): Promise<Row<'passkeys'> | undefined>;
  rename(memberId: string, id: string, name: string): Promise<void>;
  /** @returns what was removed, if it was there */
  remove(memberId: string, id: string): Promise<Row<'passkeys'> | undefined>;
  /** Keeps the counter that a login brought. @returns whether it was still the newer one */
  noteUse(id: string, counter: number): Promise<boolean>;
}

/** Keeps passkeys in the storage. */
export function createPasskeys(storage: Storage, clock: SandboxClock): Passkeys {
  const ofMember = (memberId: string) =>
    storage.db.selectFrom('passkeys').selectAll().where('member_id', '=', memberId);
  return {
    list: (memberId) => ofMember(memberId).orderBy('added_at', 'desc').orderBy('id').execute(),
    findByCredential: (credentialId) =>
      storage.db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst(),
    async add({ memberId, credentialId, host, name, publicKey, counter, transports }) {
      return storage.transaction(async () => {
        if ((await ofMember(memberId).execute()).length >= MOST_PASSKEYS) return undefined;
        return storage.db
          .insertInto('passkeys')
          .values({
            id: randomBytes(16).toString('hex'),
            member_id: memberId,
            credential_id: credentialId,
            host,
            name,
            public_key: publicKey,
            counter,
            transports: JSON.stringify(transports),
            added_at: clock.now(),
            used_at: null,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
      });
    },
    async rename(memberId, id, name) {
      await storage.db
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .execute();
    },
    remove: (memberId, id) =>
      storage.db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returningAll()
        .executeTakeFirst(),
    async noteUse(id, counter) {
      const row = await storage.db
        .updateTable('passkeys')
        .set({ counter, used_at: clock.now() })
        .where('id', '=', id)
        // An authenticator that does not count always says 0.
        .where((row) => row.or([row('counter', '<', counter), row('counter', '=', 0)]))
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
