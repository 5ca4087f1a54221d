import hash from 'md5';

/** The MD5 of a text's UTF-8 bytes as 32 lower-case hex digits (CRYPTO-001, OPEN-015). */
export function md5(text: string): string {
  return hash(text);
}
