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

export interface NativeBridgeOptions {
  /** The address said so (`isApp`). */
  readonly isApp: boolean;
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
  readonly inShell: boolean;
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

/** Detects the shell by the address's flag or by its mark in the user agent (NATIVE-002). */
export function createNativeBridge(options: NativeBridgeOptions): NativeBridge {
  const inShell = options.isApp || (options.marker !== '' && options.userAgent.includes(options.marker));
  let { follow } = options;
  return {
    inShell,
    open(target, parameters) {
      if (!inShell) return false;
      follow(deepLink(options.scheme, target, parameters));
      return true;
    },
    followBy(other) {
      follow = other;
    },
  };
}
