import {
  ITEMS,
  TOKEN_COOKIE,
  TOKEN_COOKIE_DAYS,
  type Clock,
  type Cookies,
  type EntryQuery,
  type StoredItems,
} from '@heptad/device';

const EXPIRY_HOUR = 22;

/** When a token kept now stops counting: the next 22:00 of the member's local time, in milliseconds (SESSION-013, OPEN-011). */
export function localTokenExpiry(now: number): number {
  const at = new Date(now);
  at.setHours(EXPIRY_HOUR, 0, 0, 0);
  if (at.getTime() <= now) {
    at.setDate(at.getDate() + 1);
    // A change to or from summer time may have moved the hour.
    at.setHours(EXPIRY_HOUR, 0, 0, 0);
  }
  return at.getTime();
}

export interface TokenSources {
  readonly cookies: Cookies;
  readonly items: StoredItems;
  readonly clock: Clock;
  readonly query: Pick<EntryQuery, 'token'>;
  /** Whether the page runs in the native shell. */
  readonly inShell: boolean;
}

/** The member's token: one in memory for this page, one in the cookie and one in the stored object. */
export interface TokenStore {
  /** What calls are sent with; changes only together with an event. */
  current(): string | undefined;
  /** Who the token belongs to, once that is known. */
  owner(): string | undefined;
  setOwner(name: string): void;
  /** Looks for a token where one may be (SESSION-010). @returns whether a different one took a stored one's place (SESSION-019) */
  restore(): { readonly replaced: boolean };
  save(token: string, choice: { readonly remember: boolean; readonly owner: string }): void;
  clear(): void;
  /** Follows what other tabs did. @returns whether the token has changed by it */
  sync(): boolean;
  /**
   * Another tab has ended this session. Its word comes before the stored object's, whose writing takes longer.
   * @returns whether the token has changed by it
   */
  leave(): boolean;
}

/** @param sources what the device has */
export function createTokenStore(sources: TokenSources): TokenStore {
  const { cookies, items, clock, query, inShell } = sources;
  let token: string | undefined;
  let owner: string | undefined;
  /** A token that will not come back, even where a copy of the stored object still holds it. */
  let ended: string | undefined;

  function stored(): string | undefined {
    const kept = items.get(ITEMS.token);
    if (kept === undefined || kept.value === ended) return undefined;
    return kept.expiresAt > clock.now() ? kept.value : undefined;
  }

  function keep(value: string, days?: number): void {
    cookies.set(TOKEN_COOKIE, value, days);
    items.set(ITEMS.token, { value, expiresAt: localTokenExpiry(clock.now()) });
  }

  function sync(): boolean {
    const now = (cookies.get(TOKEN_COOKIE) || undefined) ?? stored();
    if (now === token) return false;
    token = now;
    owner = undefined;
    return true;
  }

  return {
    current: () => token,
    owner: () => owner,
    setOwner(name) {
      owner = name;
    },
    restore() {
      const fromCookie = cookies.get(TOKEN_COOKIE) || undefined;
      const before = fromCookie ?? stored();
      const byAddress = query.token;
      const addressWins = byAddress !== undefined && (inShell || fromCookie === undefined);
      const lastResort = items.get(ITEMS.tokenFromUrl);
      token = (addressWins ? byAddress : fromCookie) ?? stored() ?? lastResort;
      if (addressWins && byAddress !== before) {
        // Kept only where it counts: a link must not lie in wait behind another member's session (OPEN-010).
        items.set(ITEMS.tokenFromUrl, byAddress);
        keep(byAddress);
      } else if (before === undefined && token !== undefined) keep(token);
      return { replaced: before !== undefined && token !== before };
    },
    save(value, choice) {
      token = value;
      ended = undefined;
      owner = choice.owner;
      keep(value, choice.remember ? TOKEN_COOKIE_DAYS : undefined);
    },
    clear() {
      ended = token ?? ended;
      token = undefined;
      owner = undefined;
      cookies.remove(TOKEN_COOKIE);
      items.remove(ITEMS.token);
      items.remove(ITEMS.tokenFromUrl);
    },
    sync,
    leave() {
      // Somebody has logged in since.
      if (cookies.get(TOKEN_COOKIE)) return sync();
      if (token === undefined) return false;
      ended = token;
      token = undefined;
      owner = undefined;
      return true;
    },
  };
}
