/** As much of trusted types as the shell uses; a trusted address is typed as the text it stands for. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The page's security policy names it; a page may make it once. */
const POLICY = 'heptad';

/** Turns the address of a script into one that the browser may start. @throws TypeError for any other address */
export type TrustedScripts = (address: string) => string;

/**
 * Makes the page's own policy for scripts that are started by address.
 * @param addresses of the scripts the build named; nothing else is ever trusted
 */
export function createTrustedScripts(
  host: Pick<Window, 'trustedTypes'>,
  addresses: readonly string[],
): TrustedScripts {
  const check = (address: string): string => {
    if (!addresses.includes(address)) throw new TypeError('This script is none of the build.');
    return address;
  };
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
  return (address) => {
    if (host.trustedTypes === undefined) return check(address);
    policy ??= host.trustedTypes.createPolicy(POLICY, { createScriptURL: check });
    return policy.createScriptURL(address);
  };
}
