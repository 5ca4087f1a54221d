import fc from 'fast-check';
import type { Bytes } from './base64';
import { CipherError, decryptBytes, encryptBytes } from './cipher';

const bytes = (hex: string): Bytes => new Uint8Array(Buffer.from(hex, 'hex'));
const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');

const PLAIN =
  '6bc1bee22e409f96e93d7e117393172a' +
  'ae2d8a571e03ac9c9eb76fac45af8e51' +
  '30c81c46a35ce411e5fbc1191a0a52ef' +
  'f69f2445df4f9b17ad2b417be66c3710';
const IV = '000102030405060708090a0b0c0d0e0f';

// NIST SP 800-38A, F.2.1 and F.2.5.
const VECTORS = [
  {
    name: 'CBC-AES128',
    key: '2b7e151628aed2a6abf7158809cf4f3c',
    cipher:
      '7649abac8119b246cee98e9b12e9197d' +
      '5086cb9b507219ee95db113a917678b2' +
      '73bed6b8e3c1743b7116e69e22229516' +
      '3ff1caa1681fac09120eca307586e1a7',
  },
  {
    name: 'CBC-AES256',
    key: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
    cipher:
      'f58c4c04d6e5f1ba779eabfb5f7bfbd6' +
      '9cfc4e967edb808d679f777bc6702c7d' +
      '39f23369a9d9bacfa530e26304231461' +
      'b2eb05e2c39be9fcda6c19078c6a9d1b',
  },
];

/** Runs a piece of work as a page without a secure context does. */
async function withoutWebCrypto<T>(work: () => Promise<T>): Promise<T> {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get');
  subtle.mockReturnValue(undefined as never);
  try {
    return await work();
  } finally {
    subtle.mockRestore();
  }
}

const WAYS = [
  { way: 'WebCrypto', run: <T>(work: () => Promise<T>) => work() },
  { way: 'script', run: withoutWebCrypto },
];

describe.each(WAYS)('AES-CBC by $way', ({ run }) => {
  it.each(VECTORS)('CRYPTO-007 agrees with the published $name vector', async ({ key, cipher }) => {
    const raw = { key: bytes(key), iv: bytes(IV) };
    const sealed = await run(() => encryptBytes(bytes(PLAIN), raw));
    expect(hex(sealed).slice(0, cipher.length)).toBe(cipher);
    expect(sealed).toHaveLength(80);
    expect(hex(await run(() => decryptBytes(sealed, raw)))).toBe(PLAIN);
  });

  it('CRYPTO-007 refuses a wrong key, a cut text and a damaged padding', async () => {
    const raw = { key: bytes(IV), iv: bytes(IV) };
    const sealed = await run(() => encryptBytes(bytes('00'.repeat(20)), raw));
    const damaged = sealed.slice();
    damaged[15] = (damaged[15] ?? 0) ^ 0x80;
    const other = { key: bytes('ff'.repeat(16)), iv: raw.iv };
    await expect(run(() => decryptBytes(damaged, raw))).rejects.toThrow(CipherError);
    await expect(run(() => decryptBytes(sealed, other))).rejects.toMatchObject({ reason: 'cipher' });
    await expect(run(() => decryptBytes(sealed.slice(0, 17), raw))).rejects.toMatchObject({
      reason: 'cipher',
    });
    await expect(run(() => decryptBytes(new Uint8Array(), raw))).rejects.toMatchObject({ reason: 'cipher' });
  });

  it('CRYPTO-007 refuses keys and vectors of a wrong size', async () => {
    const plain = new Uint8Array(1);
    for (const [key, iv] of [
      ['00'.repeat(24), IV],
      ['', IV],
      [IV, '00'.repeat(8)],
    ] as const) {
      const raw = { key: bytes(key), iv: bytes(iv) };
      await expect(run(() => encryptBytes(plain, raw))).rejects.toMatchObject({ reason: 'key' });
      await expect(run(() => decryptBytes(new Uint8Array(16), raw))).rejects.toMatchObject({ reason: 'key' });
    }
  });
});

describe('AES-CBC', () => {
  it('CRYPTO-007 makes the same bytes with and without WebCrypto', async () => {
    const sizes = fc
      .constantFrom(16, 32)
      .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }));
    const vectors = fc.uint8Array({ minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), sizes, vectors, async (plain, key, iv) => {
        const raw = { key: new Uint8Array(key), iv: new Uint8Array(iv) };
        const native = await encryptBytes(new Uint8Array(plain), raw);
        const script = await withoutWebCrypto(() => encryptBytes(new Uint8Array(plain), raw));
        expect(hex(script)).toBe(hex(native));
        expect(hex(await withoutWebCrypto(() => decryptBytes(native, raw)))).toBe(hex(plain));
      }),
      { numRuns: 40 },
    );
  });

  it('imports a key once', async () => {
    const importKey = jest.spyOn(globalThis.crypto.subtle, 'importKey');
    const raw = { key: bytes('0123456789abcdef0123456789abcdef'), iv: bytes(IV) };
    await encryptBytes(new Uint8Array(3), raw);
    await encryptBytes(new Uint8Array(4), { key: raw.key.slice(), iv: raw.iv });
    expect(importKey).toHaveBeenCalledTimes(1);
    importKey.mockRestore();
  });
});
