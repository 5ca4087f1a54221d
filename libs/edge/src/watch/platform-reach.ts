/** Milliseconds for which an answer holds: whoever asks often costs the platform nothing. */
const HOLDS_MS = 2_000;

/**
 * Remembers for two seconds whether a platform answers, and asks once for all who want to know at the same time.
 * @param ask whether it answers just now; never rejects
 * @param now milliseconds since 1970
 */
export function createReach(
  ask: () => Promise<boolean>,
  now: () => number = Date.now,
): () => Promise<boolean> {
  let last: { readonly answer: Promise<boolean>; readonly at: number } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= HOLDS_MS) last = { answer: ask(), at: now() };
    return last.answer;
  };
}
