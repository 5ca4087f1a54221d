import { useMedia } from '@heptad/feature-module';
import { useMemo } from 'react';
import {
  BOTH_HALVES_QUERY,
  HALF,
  hasFirstHalf,
  WHOLE,
  WHOLE_AND_HALF,
  type CardPart,
} from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';
import { keysWithFirstHalf, type ListRow } from './list-rows';

export interface PartsShown {
  /** The parts that have columns in the list. */
  readonly columns: readonly CardPart[];
  /** The parts that a row fills: beside the whole match nothing stands below a head for a first half that is over in all its matches. */
  readonly partsOf: (row: ListRow) => readonly CardPart[];
}

/** Whole match and first half stand side by side where there is room. On narrow screens the member switches between them. */
export function usePartsShown(
  matches: readonly MatchShape[],
  rows: readonly ListRow[],
  part: CardPart,
): PartsShown {
  const roomy = useMedia(BOTH_HALVES_QUERY);
  const known = useMemo(() => hasFirstHalf(matches), [matches]);
  // One text, so that a poll that changes nothing of it draws no row anew.
  const open = useMemo(() => keysWithFirstHalf(rows).join('\n'), [rows]);
  return useMemo((): PartsShown => {
    if (known && roomy) {
      const keys = new Set(open.split('\n'));
      return { columns: WHOLE_AND_HALF, partsOf: ({ key }) => (keys.has(key) ? WHOLE_AND_HALF : WHOLE) };
    }
    const columns = known && part === 'firstHalf' ? HALF : WHOLE;
    return { columns, partsOf: () => columns };
  }, [known, roomy, open, part]);
}
