import { createHash } from 'node:crypto';

const BYTES = 6;

/** A number of at most 48 bits that stands for a text of ours on a wire that knows numbers only; the same text, the same number. */
export function wireNumber(text: string): number {
  return createHash('sha1').update(text).digest().readUIntBE(0, BYTES);
}
