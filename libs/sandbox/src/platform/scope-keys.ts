import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyScope } from '@heptad/contracts';
import { readValue, writeValue } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';

/** Key and iv of a scope as the key calls hand them out, base64 (CRYPTO-002). */
export interface ScopeKey {
  readonly k: string;
  readonly v: string;
}

/** The platform's end of the sealing: AES-256-CBC, PKCS7, UTF-8 JSON (OPEN-015). */
export interface ScopeKeys {
  of(scope: KeyScope): ScopeKey;
  /** Opens the `x` of a sealed body. Throws when it is not ciphertext of this scope or not JSON. */
  open(scope: KeyScope, x: string): unknown;
  /** Seals a value as base64 text. */
  seal(scope: KeyScope, value: unknown): string;
}

const SCOPES: readonly KeyScope[] = ['fd', 'site', 'act'];
const STORED_AS = 'scope-keys';
const KEY_BYTES = 32;
const IV_BYTES = 16;

/** Loads the keys, or draws them when the database is new. */
export async function loadScopeKeys(storage: Storage): Promise<ScopeKeys> {
  let stored = (await readValue(storage, STORED_AS)) as Record<KeyScope, ScopeKey> | undefined;
  if (stored === undefined) {
    stored = Object.fromEntries(SCOPES.map((scope) => [scope, drawKey()])) as Record<KeyScope, ScopeKey>;
    await writeValue(storage, STORED_AS, stored);
  }
  const keys = stored;
  const bytes = (scope: KeyScope) =>
    [Buffer.from(keys[scope].k, 'base64'), Buffer.from(keys[scope].v, 'base64')] as const;
  return {
    of: (scope) => keys[scope],
    open(scope, x) {
      const decipher = createDecipheriv('aes-256-cbc', ...bytes(scope));
      const plain = Buffer.concat([decipher.update(x, 'base64'), decipher.final()]);
      return JSON.parse(plain.toString('utf8'));
    },
    seal(scope, value) {
      const cipher = createCipheriv('aes-256-cbc', ...bytes(scope));
      return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
    },
  };
}

function drawKey(): ScopeKey {
  return { k: randomBytes(KEY_BYTES).toString('base64'), v: randomBytes(IV_BYTES).toString('base64') };
}
