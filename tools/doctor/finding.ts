import type { Seen } from './look';

/** Something that is not as it should be. */
export interface Finding {
  /** What is wrong, a sentence. */
  readonly what: string;
  /** What to change, and where, a sentence. */
  readonly mend: string;
}

/** A subject that is judged. @param now milliseconds since 1970 */
export type Check = (seen: Seen, now: number) => readonly Finding[];

/** A finding where something is so. */
export const when = (isSo: boolean, what: string, mend: string): readonly Finding[] =>
  isSo ? [{ what, mend }] : [];
