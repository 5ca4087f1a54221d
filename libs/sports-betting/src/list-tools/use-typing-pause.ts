import { useEffect, useRef } from 'react';

/** What is typed is taken after this pause, milliseconds: neither the address nor the platform follows every key. */
export const SEARCH_PAUSE_MS = 300;

/** Hands on what is typed once typing has paused. @param taken what was taken last: the same is not handed on again */
export function useTypingPause(typed: string, taken: string, take: (words: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (typed === taken) return;
    const pause = setTimeout(() => latest.current(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, taken]);
}
