import { venueSessionItem, type StoredItems } from '@heptad/device';
import type { VenueCode } from '../entities/venue';

/** A guest gets a session for looking only. */
export type Access = 'member' | 'guest';

/** Who is at the device at this moment. */
export interface Visitor {
  readonly access: () => Access;
  /** Empty for a guest. */
  readonly mark: () => string;
}

/** Who was at the device when a session was opened. */
export interface SessionOwner {
  readonly access: Access;
  readonly mark: string;
}

/** Params as they are kept on the device, and read again; `undefined` when they are not this family's. */
export interface ParamsKeeping<Params> {
  keep(params: Params): Readonly<Record<string, unknown>>;
  readParams(kept: unknown): Params | undefined;
}

/** One venue's session as it is kept on the device. */
export interface KeptSession<Params> {
  /** `undefined` while there is none for the present visitor. */
  params(): Params | undefined;
  keep(params: Params, owner: SessionOwner): void;
  forget(): void;
}

export function createKeptSession<Params>(
  storedItems: StoredItems,
  venue: VenueCode,
  keeping: ParamsKeeping<Params>,
  visitor: Visitor,
): KeptSession<Params> {
  const item = venueSessionItem(venue);
  let cached: { readonly stored: unknown; readonly params: Params | undefined } | undefined;
  return {
    params() {
      const stored = storedItems.get(item);
      if (stored === undefined || stored['access'] !== visitor.access()) return undefined;
      if (stored['visitor'] !== visitor.mark()) return undefined;
      if (cached?.stored !== stored) cached = { stored, params: keeping.readParams(stored['params']) };
      return cached.params;
    },
    keep(params, { access, mark }) {
      storedItems.set(item, { access, visitor: mark, params: keeping.keep(params) });
    },
    forget: () => storedItems.remove(item),
  };
}
