import { md5 } from '@heptad/crypto';
import { ITEMS, type StoredItems } from '@heptad/device';

/**
 * Whose something on the device is: a mark of the platform's token, so that no member ever bets in the session of another, or
 * is shown another's bets.
 * @returns the mark of this moment; empty for a guest
 */
export function createVisitorMark(storedItems: Pick<StoredItems, 'get'>): () => string {
  let known: { readonly token: string; readonly mark: string } | undefined;
  return () => {
    const token = storedItems.get(ITEMS.token)?.value;
    if (token === undefined) return '';
    if (known?.token !== token) known = { token, mark: md5(token) };
    return known.mark;
  };
}
