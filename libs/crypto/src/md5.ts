import hash from 'md5';

/** Half of a pair of code units, which UTF-8 has no bytes for. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The MD5 of a text's UTF-8 bytes as 32 lower-case hex digits (CRYPTO-001, OPEN-015); lone surrogates count as U+FFFD, as encoders write them. */
export function md5(text: string): string {
  return hash(text.replace(LONE_SURROGATE, '\uFFFD'));
}
