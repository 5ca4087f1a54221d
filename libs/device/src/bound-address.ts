/** The origins a deployment lets its pages lead to or load from. */
export interface AllowList {
  /** Full origins, such as `https://games.example`. */
  readonly origins: readonly string[];
  /** Whether http on this machine itself, or on the page's own host, counts too, where its origin is on the list. */
  readonly development: boolean;
  /** The page's own origin: relative addresses belong to it, and it needs no place on the list. */
  readonly self?: string;
}

const MAX_ADDRESS_LENGTH = 8192;

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

const hostOf = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : undefined;

function originOf(address: string, base?: string): { url: URL; origin: string } | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  // A socket belongs to the web origin of the same host.
  const origin = url.origin.replace(/^ws/, 'http');
  return { url, origin };
}

/** What an address is wanted for: a page, a picture or a call; or a socket, which may be named by its page's scheme as well. */
export type AddressUse = 'web' | 'socket';

const SCHEMES: Readonly<
  Record<AddressUse, { readonly secure: readonly string[]; readonly local: readonly string[] }>
> = {
  web: { secure: ['https:'], local: ['http:'] },
  socket: { secure: ['https:', 'wss:'], local: ['http:', 'ws:'] },
};

/**
 * The one way an address from outside (launch, callback, service, image, socket) becomes one that may be used.
 * @param use a page cannot be led to a socket's address: it would stay where it is without a word
 * @returns the parsed address, or undefined where its full origin is not on the list, it is not https (http on loopback
 * or the page's own host counts in development alone), or it carries a name and password
 */
export function boundAddress(
  address: unknown,
  allowList: AllowList,
  use: AddressUse = 'web',
): URL | undefined {
  if (typeof address !== 'string' || address === '' || address.length > MAX_ADDRESS_LENGTH) return undefined;
  const parsed = originOf(address, allowList.self);
  if (parsed === undefined) return undefined;
  const { url, origin } = parsed;
  if (url.username !== '' || url.password !== '') return undefined;
  const secure = SCHEMES[use].secure.includes(url.protocol);
  const near = isLoopback(url.hostname) || url.hostname === hostOf(allowList.self);
  const local = SCHEMES[use].local.includes(url.protocol) && near;
  if (!secure && !(local && allowList.development)) return undefined;
  const allowed = [...allowList.origins, ...(allowList.self === undefined ? [] : [allowList.self])];
  return allowed.some((entry) => originOf(entry)?.origin === origin) ? url : undefined;
}
