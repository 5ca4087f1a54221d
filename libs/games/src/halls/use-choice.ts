import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HallArea } from './hall-area';
import { readChoice, writeChoice, type HallChoice } from './hall-choice';

/** How long nobody types before the words are written into the address. */
export const WORDS_PAUSE_MS = 400;

/** What is chosen in the hall, kept in the address so that Back and sharing work. */
export function useChoice(area: HallArea) {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readChoice(query, area), [query, area]);
  const choose = useCallback(
    (change: Partial<HallChoice>) => setQuery((now) => writeChoice(now, change), { replace: true }),
    [setQuery],
  );
  return { choice, choose };
}

/**
 * The words as they are typed: the address learns of them in a pause, since it costs more than a letter may. What is tapped meanwhile may
 * change the address too, so `settle` writes them at once: a pause that ended after the tap would take the tap's address away again.
 */
export function useWords({ choice, choose }: ReturnType<typeof useChoice>) {
  const [words, setWords] = useState(choice.words);
  const settle = useRef<() => void>(undefined);
  useEffect(() => {
    if (words === choice.words) return undefined;
    const write = (): void => {
      settle.current = undefined;
      clearTimeout(timer);
      choose({ words });
    };
    const timer = setTimeout(write, WORDS_PAUSE_MS);
    settle.current = write;
    return () => {
      settle.current = undefined;
      clearTimeout(timer);
    };
  }, [words, choice.words, choose]);
  return { words, setWords, settle: useCallback(() => settle.current?.(), []) };
}
