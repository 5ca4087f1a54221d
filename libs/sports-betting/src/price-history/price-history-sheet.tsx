import { BottomSheet, SegmentedControl, Select } from '@heptad/ui-kit';
import { lineLabel } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketShape, MatchShape, SelectionShape } from '../match/match-shape';
import { askedSelection } from './asked-selection';
import { PriceHistoryChart } from './price-history-chart';

export interface PriceHistorySheetProps {
  readonly match: MatchShape;
  /** The market's name. */
  readonly title: string;
  /** Its lines, the main one first. */
  readonly lines: readonly MarketShape[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the prices of a market went, one selection at a time: the main line first, others to be chosen. */
export default function PriceHistorySheet({ match, title, lines, open, onClose }: PriceHistorySheetProps) {
  const { t } = useTranslation('sports');
  const [chosen, setChosen] = useState<{ readonly line?: string; readonly side?: string }>({});
  // A line that is gone is not asked about any more.
  const market = lines.find(({ key }) => key === chosen.line) ?? lines[0];
  const selection = market?.selections.find(({ side }) => side === chosen.side) ?? market?.selections[0];
  if (market === undefined || selection === undefined) return null;
  const nameOf = ({ side, name }: SelectionShape): string =>
    side === 'home' || side === 'away' ? match[side].name : t(`side.${side}`, { defaultValue: name });
  const asked = askedSelection(match, market, selection);
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('priceHistory.title', { market: title })}
      closeLabel={t('priceHistory.close')}
    >
      <div className="flex flex-col gap-3 pb-2">
        <p className="truncate text-sm text-muted">{`${match.home.name} – ${match.away.name}`}</p>
        {lines.length > 1 && (
          <label className="flex items-center justify-between gap-2 text-sm text-muted">
            {t('priceHistory.lines')}
            <Select
              label={t('priceHistory.lines')}
              value={market.key}
              onValueChange={(line) => setChosen({ ...chosen, line })}
              options={lines.flatMap((each) =>
                each.selections
                  .slice(0, 1)
                  .map((first) => ({ value: each.key, label: lineLabel(each, first) })),
              )}
              className="numeric text-text"
            />
          </label>
        )}
        <SegmentedControl
          label={t('priceHistory.sides')}
          value={selection.side}
          onValueChange={(side) => setChosen({ line: market.key, side })}
          segments={market.selections.map((each) => ({ value: each.side, label: nameOf(each) }))}
        />
        {asked !== undefined && (
          <PriceHistoryChart
            asked={asked}
            name={`${nameOf(selection)} ${lineLabel(market, selection)}`.trim()}
            offered={market.status !== 'closed'}
          />
        )}
      </div>
    </BottomSheet>
  );
}
