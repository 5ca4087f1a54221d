import AES from 'crypto-js/aes';
import CryptoJS from 'crypto-js/core';
import Base64 from 'crypto-js/enc-base64';
import NoPadding from 'crypto-js/pad-nopadding';
import { fromBase64, toBase64 } from './base64';
import type { Bytes } from './base64';
import type { RawKey } from './cipher';

const wordsOf = (bytes: Bytes) => Base64.parse(toBase64(bytes));

/** AES-CBC with PKCS7 padding in script, for pages without WebCrypto; the same bytes as WebCrypto's. */
export function encryptInScript(plain: Bytes, { key, iv }: RawKey): Bytes {
  const sealed = AES.encrypt(wordsOf(plain), wordsOf(key), { iv: wordsOf(iv) });
  return fromBase64(sealed.ciphertext.toString(Base64));
}

/** The decrypted bytes with their padding still on: the library would take off a damaged one without a word. */
export function decryptInScript(cipher: Bytes, { key, iv }: RawKey): Bytes {
  const sealed = CryptoJS.lib.CipherParams.create({ ciphertext: wordsOf(cipher) });
  const plain = AES.decrypt(sealed, wordsOf(key), { iv: wordsOf(iv), padding: NoPadding });
  return fromBase64(plain.toString(Base64));
}
