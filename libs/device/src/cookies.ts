/** Cookies of the page. Names and values are text without control characters; nothing here throws. */
export interface Cookies {
  get(name: string): string | undefined;
  /** @param days lifetime; a cookie of the browser session unless given */
  set(name: string, value: string, days?: number): void;
  remove(name: string): void;
  /** Whether the browser keeps a cookie at all, tried by writing one (OPEN-028). */
  enabled(): boolean;
}

/** What carries the cookies: `document`, or a stand-in. */
export interface CookieJar {
  cookie: string;
}

/** The member's token (STORE-004). */
export const TOKEN_COOKIE = 'X-API-TOKEN';
/** Days a remembered member's token cookie lives (SESSION-012). */
export const TOKEN_COOKIE_DAYS = 365;
/** Set once the visitor has passed the browser check (OPEN-028). */
export const SECURITY_CHECK_COOKIE = 'security_check';
export const SECURITY_CHECK_DAYS = 30;

const DAY_S = 86_400;
const PROBE = 'cookie_probe';

/**
 * @param jar where cookies are read and written
 * @param secure whether the page came over https, so that its cookies never travel without it
 * @param framed whether another site's page holds this one, where browsers keep no other cookies than partitioned ones
 */
export function createCookies(jar: CookieJar, secure: boolean, framed = false): Cookies {
  const tail = `; path=/; ${framed ? 'SameSite=None; Secure; Partitioned' : secure ? 'SameSite=Lax; Secure' : 'SameSite=Lax'}`;

  function write(name: string, value: string, maxAge?: number): void {
    try {
      const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
      jar.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}${age}${tail}`;
    } catch {
      // Blocked cookies show in `enabled`.
    }
  }

  function get(name: string): string | undefined {
    try {
      const wanted = `${encodeURIComponent(name)}=`;
      const found = jar.cookie.split('; ').find((entry) => entry.startsWith(wanted));
      return found === undefined ? undefined : decodeURIComponent(found.slice(wanted.length));
    } catch {
      return undefined;
    }
  }

  const remove = (name: string): void => write(name, '', 0);

  return {
    get,
    set: (name, value, days) => write(name, value, days === undefined ? undefined : days * DAY_S),
    remove,
    enabled() {
      write(PROBE, '1');
      const kept = get(PROBE) === '1';
      remove(PROBE);
      return kept;
    },
  };
}

/** Whether the visitor has passed the browser check already (SHELL-020). */
export function securityCheckPassed(cookies: Cookies): boolean {
  return cookies.get(SECURITY_CHECK_COOKIE) === '1';
}

/** Remembers for 30 days that the visitor has passed the browser check (SHELL-021, OPEN-028). */
export function passSecurityCheck(cookies: Cookies): void {
  cookies.set(SECURITY_CHECK_COOKIE, '1', SECURITY_CHECK_DAYS);
}
