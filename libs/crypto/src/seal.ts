import { fromBase64, toBase64 } from './base64';
import type { Bytes } from './base64';
import { CipherError, decryptBytes, encryptBytes } from './cipher';
import type { RawKey } from './cipher';
import { jsonBytes, parseJsonBytes } from './safe-json';

/** A scope's key as the server hands it out: AES key and initialisation vector in base64 (CRYPTO-002, OPEN-015). */
export interface SealKey {
  readonly k: string;
  readonly v: string;
}

function rawKey({ k, v }: SealKey): RawKey {
  try {
    return { key: fromBase64(k), iv: fromBase64(v) };
  } catch (cause) {
    throw new CipherError('key', 'key and initialisation vector are base64', { cause });
  }
}

function cipherBytes(text: string): Bytes {
  try {
    return fromBase64(text);
  } catch (cause) {
    throw new CipherError('cipher', 'a sealed value is base64', { cause });
  }
}

function readJsonBytes(bytes: Bytes): unknown {
  try {
    return parseJsonBytes(bytes);
  } catch (cause) {
    throw new CipherError('cipher', 'a sealed value holds UTF-8 JSON', { cause });
  }
}

/**
 * Seals a value as the field `x` carries it: AES-CBC over its UTF-8 JSON, in base64 (CRYPTO-003, CRYPTO-007).
 * @throws CipherError when the key is unusable, TypeError when JSON has no form for the value
 */
export async function seal(plain: unknown, key: SealKey): Promise<string> {
  return toBase64(await encryptBytes(jsonBytes(plain), rawKey(key)));
}

/**
 * Opens what {@link seal} or the server sealed, such as a configuration (CRYPTO-006).
 * @throws CipherError when the key is unusable or wrong, or the text is damaged
 */
export async function open(cipher: string, key: SealKey): Promise<unknown> {
  return readJsonBytes(await decryptBytes(cipherBytes(cipher), rawKey(key)));
}

const IV_SIZE = 16;

// Shipped in the program and so no secret: it keeps stored values from a casual look, as the product asks, and no more.
const STORED_KEY = 'uJ0mG6l3cQ4Vf2tXo8rYw1nZbD5eK7sHpA9iMxR+TqE=';

/**
 * Seals a value for the member's own storage or the JSON cache: AES-CBC under the program's constant key with a fresh
 * initialisation vector in front, so that equal values differ at rest (CRYPTO-008).
 * @throws TypeError when JSON has no form for the value
 */
export async function sealStored(value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_SIZE));
  const cipher = await encryptBytes(jsonBytes(value), { key: fromBase64(STORED_KEY), iv });
  const sealed = new Uint8Array(IV_SIZE + cipher.length);
  sealed.set(iv);
  sealed.set(cipher, IV_SIZE);
  return toBase64(sealed);
}

/** Opens what {@link sealStored} sealed. @throws CipherError when the text is damaged or somebody else's */
export async function openStored(text: string): Promise<unknown> {
  const sealed = cipherBytes(text);
  if (sealed.length <= IV_SIZE) throw new CipherError('cipher', 'a stored value is longer than its vector');
  const raw = { key: fromBase64(STORED_KEY), iv: sealed.slice(0, IV_SIZE) };
  return readJsonBytes(await decryptBytes(sealed.slice(IV_SIZE), raw));
}
