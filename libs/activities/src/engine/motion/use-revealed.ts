import { useLayoutEffect, useRef, useState } from 'react';
import type { PlayResult } from '../activity';

/** What of the last play may be read by now. */
export interface Revealed {
  /** What came of it, once its movement is over. */
  readonly result: PlayResult | undefined;
  /** Its movement is under way: no other play is begun meanwhile. */
  readonly moving: boolean;
}

/**
 * Holds back what came of a play until its movement is over; nothing is held back where nothing moves.
 * @param reveal moves what stands for the result, and resolves at rest
 */
export function useRevealed(
  result: PlayResult | undefined,
  reveal: (result: PlayResult) => Promise<void>,
): Revealed {
  const [seen, setSeen] = useState<string>();
  const latest = useRef(reveal);
  useLayoutEffect(() => {
    latest.current = reveal;
  });
  const playNo = result?.playNo;
  // Before it is painted: nothing is to be seen at its end and then moved there.
  useLayoutEffect(() => {
    if (result === undefined) return undefined;
    let left = false;
    void latest.current(result).then(() => {
      if (!left) setSeen(result.playNo);
    });
    return () => {
      left = true;
    };
    // A play is told once, by its number: the same one in another object is no news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [playNo]);
  const shown = playNo !== undefined && seen === playNo;
  return { result: shown ? result : undefined, moving: playNo !== undefined && !shown };
}
