import type { StoredItems } from '@heptad/device';

/**
 * Leaves this page for another address once all that was changed is written. A page that is left writes no more: the next one would find
 * the session that has ended, or lead to a partner's page a second time (SESSION-021).
 */
export function leaveWhenKept(
  items: Pick<StoredItems, 'flush'>,
  address: string,
  leave: (address: string) => void = (to) => window.location.assign(to),
): void {
  void items.flush().then(() => leave(address));
}
