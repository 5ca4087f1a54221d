import { lineLabel } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { MarketShape, SelectionShape } from '../match/match-shape';

/** What stands beside a price: the handicap alone, a total with its side, else the side or the venue's own name for it. */
export function useSelectionLabel(
  market: Pick<MarketShape, 'kind' | 'countsFrom'>,
  selection: SelectionShape,
): string {
  const { t } = useTranslation('sports');
  const line = lineLabel(market, selection);
  const side = t(`side.${selection.side}`, { defaultValue: selection.name });
  if (line === '') return side;
  return selection.side === 'over' || selection.side === 'under' ? `${side} ${line}` : line;
}
