import { open as openSealed, seal as sealWith, type SealKey } from '@heptad/crypto';
import type { KeyScope } from '@heptad/contracts';

export interface Sealing {
  /** @returns the ciphertext, or undefined when the key cannot be had (CRYPTO-004) */
  seal(scope: KeyScope, value: unknown): Promise<string | undefined>;
  /** @returns the value, or undefined when it cannot be read */
  open(scope: KeyScope, sealed: string): Promise<unknown>;
}

/**
 * Seals and opens under the platform's keys, each fetched once (CRYPTO-002); a fetch that failed is tried anew next time.
 * @param fetchKey gives a scope's key, or undefined
 */
export function createSealing(fetchKey: (scope: KeyScope) => Promise<SealKey | undefined>): Sealing {
  const keys = new Map<KeyScope, Promise<SealKey | undefined>>();

  function keyOf(scope: KeyScope): Promise<SealKey | undefined> {
    const known = keys.get(scope);
    if (known !== undefined) return known;
    const asked = fetchKey(scope).then((key) => {
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
    async open(scope, sealed) {
      const key = await keyOf(scope);
      if (key === undefined) return undefined;
      try {
        return await openSealed(sealed, key);
      } catch {
        return undefined;
      }
    },
  };
}
