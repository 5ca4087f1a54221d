import type { Storage } from '@heptad/sandbox-ledger';

/** The devices from which a member may log in without a code. */
export interface TrustedDevices {
  trusts(id: string, uuid: string): Promise<boolean>;
  /** Remembers that a device has been confirmed by a code. */
  trust(id: string, uuid: string): Promise<void>;
}

/** Keeps trusted devices in the storage. */
export function createTrustedDevices(storage: Storage): TrustedDevices {
  return {
    async trusts(id, uuid) {
      const row = await storage.db
        .selectFrom('trusted_devices')
        .select('uuid')
        .where('member_id', '=', id)
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      return row !== undefined;
    },
    async trust(id, uuid) {
      await storage.db
        .insertInto('trusted_devices')
        .values({ member_id: id, uuid })
        .onConflict((conflict) => conflict.columns(['member_id', 'uuid']).doNothing())
        .execute();
    },
  };
}
