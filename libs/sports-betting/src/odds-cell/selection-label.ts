import { lineLabel } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { MarketShape, SelectionShape } from '../match/match-shape';

/** The words beside a price. Either may be empty, never both. */
export interface SelectionWords {
  /** A team, or a word such as 大. */
  readonly side: string;
  /** The handicap or the total, with the score that a handicap in play counts from. */
  readonly line: string;
}

/**
 * What stands beside a price: the handicap alone, a total with its side, else the side or the venue's own name for it.
 * @param name what the side is called here, such as a team's name; it stands before a handicap too
 */
export function useSelectionWords(
  market: Pick<MarketShape, 'kind' | 'countsFrom'>,
  selection: SelectionShape,
  name?: string,
): SelectionWords {
  const { t } = useTranslation('sports');
  const line = lineLabel(market, selection);
  const isTotal = selection.side === 'over' || selection.side === 'under';
  if (name !== undefined) return { side: name, line };
  if (line !== '' && !isTotal) return { side: '', line };
  return { side: t(`side.${selection.side}`, { defaultValue: selection.name }), line };
}

/** {@link SelectionWords} in one text. */
export const wordsText = ({ side, line }: SelectionWords): string => `${side} ${line}`.trim();
