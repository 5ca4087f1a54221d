import { useCallback, useEffect, useMemo, useState } from 'react';
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

/** The words as they are typed: the address learns of them in a pause, since it costs more than a letter may. */
export function useWords({ choice, choose }: ReturnType<typeof useChoice>) {
  const [words, setWords] = useState(choice.words);
  useEffect(() => {
    if (words === choice.words) return undefined;
    const timer = setTimeout(() => choose({ words }), WORDS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, choice.words, choose]);
  return [words, setWords] as const;
}
