import { open as openSealed, seal as sealWith, type SealKey } from '@heptad/crypto';
import { keys as keysCalls, type KeyScope } from '@heptad/contracts';

/** A call that gives a key. */
export type KeyCall = typeof keysCalls.site;

const KEY_CALLS: Readonly<Record<KeyScope, KeyCall>> = {
  fd: keysCalls.fd,
  site: keysCalls.site,
  act: keysCalls.act,
};

export interface Sealing {
  /** @returns the ciphertext, or undefined when the key cannot be had (CRYPTO-004) */
  seal(scope: KeyScope, value: unknown): Promise<string | undefined>;
  /**
   * @param keyCall where the key is fetched while there is none; the scope's own path unless given
   * @returns the value, or undefined when it cannot be read
   */
  open(scope: KeyScope, sealed: string, keyCall?: KeyCall): Promise<unknown>;
}

/**
 * Seals and opens under the platform's keys, each fetched once (CRYPTO-002); a fetch that failed is tried anew next time.
 * @param fetchKey gives the key of a path, or undefined
 */
export function createSealing(fetchKey: (call: KeyCall) => Promise<SealKey | undefined>): Sealing {
  const keys = new Map<KeyScope, Promise<SealKey | undefined>>();

  function keyOf(scope: KeyScope, keyCall = KEY_CALLS[scope]): Promise<SealKey | undefined> {
    const known = keys.get(scope);
    if (known !== undefined) return known;
    const asked = fetchKey(keyCall).then((key) => {
      if (key === undefined) keys.delete(scope);
      return key;
    });
    keys.set(scope, asked);
    return asked;
  }

  return {
    async seal(scope, value) {
      const key = await keyOf(scope);
      if (key === undefined) return undefined;
      try {
        return await sealWith(value, key);
      } catch {
        keys.delete(scope);
        return undefined;
      }
    },
    async open(scope, sealed, keyCall) {
      const key = await keyOf(scope, keyCall);
      if (key === undefined) return undefined;
      try {
        return await openSealed(sealed, key);
      } catch {
        return undefined;
      }
    },
  };
}
