import type { Bytes } from './base64';

const BLOCK = 16;
const KEY_SIZES: ReadonlySet<number> = new Set([16, 32]);
const KEPT_KEYS = 8;

/** What went wrong with a sealed value: its key, or the sealed text itself. */
export class CipherError extends Error {
  override readonly name = 'CipherError';

  constructor(
    readonly reason: 'key' | 'cipher',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** AES key (16 or 32 bytes) and initialisation vector (16 bytes). */
export interface RawKey {
  readonly key: Bytes;
  readonly iv: Bytes;
}

const imported = new Map<string, Promise<CryptoKey>>();

/** Imports a key once; a handful of scopes have one each, so the oldest may go when there are more (CRYPTO-002). */
function importKey(subtle: SubtleCrypto, key: Bytes): Promise<CryptoKey> {
  const name = key.join();
  const known = imported.get(name);
  if (known) return known;
  const fresh = subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
  imported.set(name, fresh);
  for (const oldest of imported.keys()) {
    if (imported.size <= KEPT_KEYS) break;
    imported.delete(oldest);
  }
  return fresh;
}

function assertKey({ key, iv }: RawKey): void {
  if (!KEY_SIZES.has(key.length))
    throw new CipherError('key', `an AES key has 16 or 32 bytes, not ${key.length}`);
  if (iv.length !== BLOCK)
    throw new CipherError('key', `an initialisation vector has 16 bytes, not ${iv.length}`);
}

// Browsers give WebCrypto to secure contexts only; a page on a plain-http address in the local network has none.
const webCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle as SubtleCrypto | undefined;

/** Encrypts with AES-CBC and PKCS7 padding (OPEN-015). @throws CipherError when the key has a wrong size */
export async function encryptBytes(plain: Bytes, raw: RawKey): Promise<Bytes> {
  assertKey(raw);
  const subtle = webCrypto();
  if (!subtle) return (await import('./script-cipher')).encryptInScript(plain, raw);
  const key = await importKey(subtle, raw.key);
  return new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv: raw.iv }, key, plain));
}

/** Decrypts what {@link encryptBytes} made. @throws CipherError when the key is wrong or the bytes are damaged */
export async function decryptBytes(cipher: Bytes, raw: RawKey): Promise<Bytes> {
  assertKey(raw);
  if (cipher.length === 0 || cipher.length % BLOCK !== 0) {
    throw new CipherError('cipher', `sealed bytes come in blocks of 16, not ${cipher.length}`);
  }
  const subtle = webCrypto();
  if (!subtle) return withoutPadding((await import('./script-cipher')).decryptInScript(cipher, raw));
  const key = await importKey(subtle, raw.key);
  try {
    return new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv: raw.iv }, key, cipher));
  } catch (cause) {
    throw new CipherError('cipher', 'sealed bytes do not open with this key', { cause });
  }
}

function withoutPadding(padded: Bytes): Bytes {
  const count = padded.at(-1) ?? 0;
  const padding = padded.subarray(padded.length - count);
  if (count === 0 || count > BLOCK || padding.some((byte) => byte !== count)) {
    throw new CipherError('cipher', 'sealed bytes do not open with this key');
  }
  return padded.slice(0, padded.length - count);
}
