import { useCallback, useEffect, useRef, useState } from 'react';
import type { HallGame } from '../halls/hall';
import type { Find } from './search-index';

/**
 * The search over a hall. Its code is fetched and its index made when somebody turns to the field, or comes back with words, and never before the
 * hall is painted; once made it is kept for these games.
 * @param games of the hall; undefined while they are not known
 * @param words what is looked for
 */
export function useHallSearch(games: readonly HallGame[] | undefined, words: string) {
  const [index, setIndex] = useState<{ readonly games: readonly HallGame[]; readonly find: Find }>();
  const making = useRef<readonly HallGame[]>(undefined);

  const prepare = useCallback(() => {
    if (games === undefined || making.current === games) return;
    making.current = games;
    void import('./search-index')
      .then(({ makeIndex }) => makeIndex(games))
      .then(
        (find) => setIndex({ games, find }),
        // Fetched again when the next letter is typed.
        () => (making.current = undefined),
      );
  }, [games]);

  const wanted = words.trim() !== '';
  useEffect(() => {
    if (wanted) prepare();
  }, [wanted, words, prepare]);

  const ready = index !== undefined && index.games === games;
  return {
    prepare,
    /** Words are there, and what they find is not yet known. */
    busy: wanted && !ready,
    found: wanted && ready ? index.find(words) : undefined,
  };
}
