import { md5 } from '@heptad/crypto';
import type { TokenStore } from './token-store';

/**
 * Whose something on the device is: a mark of the platform's token that calls are sent with, so that no member ever bets in the
 * session of another, or is shown another's bets. The stored copy of the token is no sign of it: where another tab has logged
 * somebody in, that comes later than the cookie, or never where the storage is full.
 * @returns the mark of this moment; empty for a guest
 */
export function createVisitorMark({ current }: Pick<TokenStore, 'current'>): () => string {
  let known: { readonly token: string; readonly mark: string } | undefined;
  return () => {
    const token = current();
    if (token === undefined) return '';
    if (known?.token !== token) known = { token, mark: md5(token) };
    return known.mark;
  };
}
