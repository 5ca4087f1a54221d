/** Places inside the native shell that a page can ask for (NATIVE-004…014, OPEN-063). */
export type DeepLinkTarget =
  | 'login'
  | 'home'
  | 'customerService'
  | 'back'
  | 'personInfo'
  | 'deposit'
  | 'withdrawal'
  | 'rewardRecord'
  | 'venueDetail'
  | 'bindPhone'
  | 'title'
  | 'logout';

/** The name on `window` under which the shell finds the inbox for its messages; it puts an array there before the page begins (OPEN-063). */
export const NATIVE_INBOX = 'heptadNative';

export interface NativeBridgeOptions {
  /** The address said so (`isApp`), at this page or earlier in the visit. */
  readonly isApp: boolean;
  /** The shell has put its inbox into the page. */
  readonly bridge?: boolean;
  readonly userAgent: string;
  /** What the shell adds to the user agent; an empty text matches nothing. */
  readonly marker: string;
  /** The shell's own address scheme, without `:`. */
  readonly scheme: string;
  /** Follows an address; `location.assign` in a browser. */
  readonly follow: (address: string) => void;
}

/** The native app shell around the page, where there is one (NATIVE-001). */
export interface NativeBridge {
  /** The shell is there, or an address said so: decides how things look (NATIVE-002). */
  readonly inShell: boolean;
  /**
   * The shell's own mark is there: its word in the user agent, or its inbox. Anybody can write `isApp` into an address: what the shell
   * alone may do asks for this (OPEN-010).
   */
  readonly marked: boolean;
  /** Asks the shell for one of its places; does nothing in a plain browser (NATIVE-003). @returns whether the shell was asked */
  open(target: DeepLinkTarget, parameters?: Readonly<Record<string, string>>): boolean;
  /** From now on links go this way: a page in a frame hands them to the page around it. */
  followBy(follow: (address: string) => void): void;
}

/** The address that asks the shell for a place. */
export function deepLink(
  scheme: string,
  target: DeepLinkTarget,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(parameters).toString();
  return `${scheme}://${target}${query === '' ? '' : `?${query}`}`;
}

/** Detects the shell by its mark, or by the address's flag (NATIVE-002). */
export function createNativeBridge(options: NativeBridgeOptions): NativeBridge {
  const named = options.marker !== '' && options.userAgent.includes(options.marker);
  const marked = named || options.bridge === true;
  let { follow } = options;
  return {
    inShell: marked || options.isApp,
    marked,
    open(target, parameters) {
      if (!marked) return false;
      follow(deepLink(options.scheme, target, parameters));
      return true;
    },
    followBy(other) {
      follow = other;
    },
  };
}
