import { ITEMS, TOKEN_COOKIE, type Clock, type Cookies, type StoredItems } from '@heptad/device';

/** The end of a stored copy that has been given none yet: until then it does not count. */
const NO_EXPIRY_YET = 0;

/** How a copy is kept. */
export interface TokenKeeping {
  /** Whose token it is, once that is known. */
  readonly owner: string | undefined;
  /** Until when the stored copy counts, in milliseconds since 1970; it counts for nothing before it is given. */
  readonly expiresAt?: number;
  /** How long the cookie stays; as long as the browser is open unless given. */
  readonly cookieDays?: number | undefined;
}

/** The copies of the member's token that outlive the page: one in the cookie and one in the stored object. */
export interface TokenCopies {
  /** The token they hold: the cookie's, else a stored one that still counts. */
  read(): string | undefined;
  /** Whose the stored copy is, even if it counts no more. */
  owner(): string | undefined;
  keep(token: string, keeping: TokenKeeping): void;
  /** Keeps the token of another login: none is barred any more. */
  keepAnew(token: string, keeping: TokenKeeping): void;
  /** Changes the stored copy, if it is this token's. */
  amend(token: string | undefined, change: { readonly owner: string } | { readonly expiresAt: number }): void;
  /** Whether the stored copy is this token's and has been given no end yet. */
  lacksExpiry(token: string | undefined): boolean;
  /** Bars a token, which then does not come back even where a copy of the stored object still holds it. */
  bar(token: string): void;
  remove(): void;
}

export function createTokenCopies(cookies: Cookies, items: StoredItems, clock: Clock): TokenCopies {
  let barred: string | undefined;

  function stored(): string | undefined {
    const kept = items.get(ITEMS.token);
    if (kept === undefined || kept.value === barred) return undefined;
    return kept.expiresAt > clock.now() ? kept.value : undefined;
  }

  function keep(value: string, { owner, expiresAt = NO_EXPIRY_YET, cookieDays }: TokenKeeping): void {
    cookies.set(TOKEN_COOKIE, value, cookieDays);
    items.set(ITEMS.token, owner === undefined ? { value, expiresAt } : { value, expiresAt, owner });
  }

  return {
    read: () => (cookies.get(TOKEN_COOKIE) || undefined) ?? stored(),
    owner: () => items.get(ITEMS.token)?.owner,
    keep,
    keepAnew(token, keeping) {
      barred = undefined;
      keep(token, keeping);
    },
    amend(token, change) {
      const kept = items.get(ITEMS.token);
      if (kept !== undefined && kept.value === token) items.set(ITEMS.token, { ...kept, ...change });
    },
    lacksExpiry(token) {
      const kept = items.get(ITEMS.token);
      return kept !== undefined && kept.value === token && kept.expiresAt === NO_EXPIRY_YET;
    },
    bar(token) {
      barred = token;
    },
    remove() {
      cookies.remove(TOKEN_COOKIE);
      items.remove(ITEMS.token);
    },
  };
}
