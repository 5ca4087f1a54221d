import { storedItem, type StoredItems } from '@heptad/device';
import * as v from 'valibot';

/** What a guest's conversation is known by, on this device alone. */
export const GUEST_TOKEN = storedItem('supportGuest', v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

/** Whose conversation a call is about: a member's own, or the guest's of this device. */
export function whoAsks(items: Pick<StoredItems, 'get'>, isMember: boolean): { readonly guest?: string } {
  const guest = isMember ? undefined : items.get(GUEST_TOKEN);
  return guest === undefined ? {} : { guest };
}
