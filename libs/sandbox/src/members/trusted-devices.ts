import { createHash } from 'node:crypto';
import type { Row, Storage } from '@heptad/sandbox-ledger';

/** The product names of a browser and its system; empty where they are not known. */
export interface UsedDevice {
  readonly browser: string;
  readonly system: string;
}

/** A trusted device as its member sees it. */
export interface TrustedDevice extends UsedDevice {
  /** What it is known by where its own id may not appear: whoever has that one would be trusted too. */
  readonly id: string;
  /** Sandbox ms; undefined where it was not kept. */
  readonly trustedAt: number | undefined;
}

/** The devices from which a member may log in without a code. */
export interface TrustedDevices {
  trusts(id: string, uuid: string): Promise<boolean>;
  /** Remembers that a device has been confirmed by a code. */
  trust(id: string, uuid: string, device: UsedDevice): Promise<void>;
  /** The newest first. */
  trustedDevices(id: string): Promise<readonly TrustedDevice[]>;
  /** The {@link TrustedDevice.id} of a device. */
  trustedId(id: string, uuid: string): string;
  /** Takes the trust back, by {@link TrustedDevice.id}. One that is unknown changes nothing. */
  forgetDevice(id: string, trustedId: string): Promise<void>;
  /** Forgets every device of a member but one. */
  distrustOthers(id: string, uuid: string): Promise<void>;
}

/** Keeps trusted devices in the storage. @param now sandbox ms */
export function createTrustedDevices(storage: Storage, now: () => number): TrustedDevices {
  const trustedId = (id: string, uuid: string): string =>
    createHash('sha256').update(`${id}:${uuid}`).digest('hex').slice(0, 32);
  const rowsOf = (id: string): Promise<readonly Row<'trusted_devices'>[]> =>
    storage.db
      .selectFrom('trusted_devices')
      .selectAll()
      .where('member_id', '=', id)
      .orderBy('trusted_at', 'desc')
      .execute();

  return {
    trustedId,
    async trusts(id, uuid) {
      const row = await storage.db
        .selectFrom('trusted_devices')
        .select('uuid')
        .where('member_id', '=', id)
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      return row !== undefined;
    },
    async trust(id, uuid, { browser, system }) {
      await storage.db
        .insertInto('trusted_devices')
        .values({ member_id: id, uuid, browser, system, trusted_at: now() })
        .onConflict((conflict) => conflict.columns(['member_id', 'uuid']).doNothing())
        .execute();
    },
    async distrustOthers(id, uuid) {
      await storage.db
        .deleteFrom('trusted_devices')
        .where('member_id', '=', id)
        .where('uuid', '!=', uuid)
        .execute();
    },
    async trustedDevices(id) {
      return (await rowsOf(id)).map(({ uuid, browser, system, trusted_at: at }) => ({
        id: trustedId(id, uuid),
        browser,
        system,
        trustedAt: at === 0 ? undefined : at,
      }));
    },
    async forgetDevice(id, wanted) {
      const row = (await rowsOf(id)).find(({ uuid }) => trustedId(id, uuid) === wanted);
      if (row === undefined) return;
      await storage.db
        .deleteFrom('trusted_devices')
        .where('member_id', '=', id)
        .where('uuid', '=', row.uuid)
        .execute();
    },
  };
}
