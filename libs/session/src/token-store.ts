import {
  ITEMS,
  TOKEN_COOKIE,
  TOKEN_COOKIE_DAYS,
  type Clock,
  type Cookies,
  type EntryQuery,
  type StoredItems,
} from '@heptad/device';

/** The end of a stored copy that has been given none yet: until then it does not count. */
const NO_EXPIRY_YET = 0;

export interface TokenSources {
  readonly cookies: Cookies;
  readonly items: StoredItems;
  readonly clock: Clock;
  readonly query: Pick<EntryQuery, 'token'>;
  /** Whether the native shell's own mark is there: what an address says of itself is not enough (OPEN-010). */
  readonly inShell: boolean;
}

/** What the first look for a token came to. */
export interface Restored {
  /** The address's counts from now on: whoever was remembered here may be somebody else (SESSION-019). */
  readonly handedOver: boolean;
  /** A different one took a stored one's place (SESSION-019). */
  readonly replaced: boolean;
  /** The address of a plain browser brought another one than the session that is there (OPEN-010). */
  readonly offered: boolean;
}

/** The member's token: one in memory for this page, one in the cookie and one in the stored object. */
export interface TokenStore {
  /** What calls are sent with; changes only together with an event. */
  current(): string | undefined;
  /** Who the token belongs to, once that is known. */
  owner(): string | undefined;
  setOwner(name: string): void;
  /** Who the kept token belonged to when that was last known, even if it has ended since. */
  lastOwner(): string | undefined;
  /** Looks for a token where one may be (SESSION-010). The address's counts for the first look alone. */
  restore(): Restored;
  /** Gives out, once, the token that an address offered and that waits for the member's word. */
  takeOffered(): string | undefined;
  /** Puts another token in the place of the present one (SESSION-019). Its stored copy counts once it has its end. */
  replace(token: string): void;
  /** Keeps a login's token. @param choice whose it is, and until when the stored copy counts, in milliseconds since 1970 */
  save(token: string, choice: { remember: boolean; owner: string; expiresAt: number }): void;
  /** Whether the stored copy has been given no end yet ({@link limit}). */
  lacksExpiry(): boolean;
  /** Says until when the stored copy of the present token counts. @param expiresAt milliseconds since 1970 */
  limit(expiresAt: number): void;
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
  let handed = query.token;
  let offered: string | undefined;

  /** The cookie's token, else the stored copy's while that counts. */
  function kept(): string | undefined {
    const copy = items.get(ITEMS.token);
    const counts = copy !== undefined && copy.value !== ended && copy.expiresAt > clock.now();
    return cookies.get(TOKEN_COOKIE) || (counts ? copy.value : undefined);
  }

  /** Another login has come: a token of an earlier address must not come back for it once both its copies are gone. */
  function forgetAddress(): void {
    items.remove(ITEMS.tokenFromUrl);
  }

  function keep(value: string, expiresAt = NO_EXPIRY_YET, days?: number): void {
    cookies.set(TOKEN_COOKIE, value, days);
    items.set(ITEMS.token, owner === undefined ? { value, expiresAt } : { value, expiresAt, owner });
  }

  function sync(): boolean {
    const now = kept();
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
      const copy = items.get(ITEMS.token);
      if (copy !== undefined && copy.value === token) items.set(ITEMS.token, { ...copy, owner: name });
    },
    lastOwner: () => owner ?? items.get(ITEMS.token)?.owner,
    restore() {
      const before = kept();
      const byAddress = handed;
      handed = undefined;
      const differs = byAddress !== undefined && byAddress !== before;
      // The shell's word counts; a link must not switch a browser's visitor to another account, nor lie in wait behind the session.
      const addressWins = differs && (inShell || before === undefined);
      offered = differs && !addressWins ? byAddress : undefined;
      token = addressWins ? byAddress : (before ?? items.get(ITEMS.tokenFromUrl));
      if (addressWins) items.set(ITEMS.tokenFromUrl, byAddress);
      if (token !== undefined && token !== before) keep(token);
      return {
        handedOver: addressWins,
        replaced: before !== undefined && token !== before,
        offered: offered !== undefined,
      };
    },
    takeOffered() {
      const taken = offered;
      offered = undefined;
      return taken;
    },
    replace(value) {
      token = value;
      ended = undefined;
      owner = undefined;
      forgetAddress();
      keep(value);
    },
    save(value, choice) {
      token = value;
      ended = undefined;
      owner = choice.owner;
      forgetAddress();
      keep(value, choice.expiresAt, choice.remember ? TOKEN_COOKIE_DAYS : undefined);
    },
    lacksExpiry() {
      const copy = items.get(ITEMS.token);
      return copy !== undefined && copy.value === token && copy.expiresAt === NO_EXPIRY_YET;
    },
    limit(expiresAt) {
      const copy = items.get(ITEMS.token);
      if (copy !== undefined && copy.value === token) items.set(ITEMS.token, { ...copy, expiresAt });
    },
    clear() {
      ended = token ?? ended;
      token = undefined;
      owner = undefined;
      cookies.remove(TOKEN_COOKIE);
      items.remove(ITEMS.token);
      forgetAddress();
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
