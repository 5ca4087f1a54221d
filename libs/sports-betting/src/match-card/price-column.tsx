import { cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { cardRow, type CardColumn } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';
import { marketTerm } from '../match/sport-terms';
import { OddsCell, type OddsCellProps } from '../odds-cell/odds-cell';

const PLACE = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7'];
/** Where a price stands in a column: home above away, over above under, the draw last. */
export const PRICE_ROW = { 1: 'row-start-1', 2: 'row-start-2', 3: 'row-start-3' } as const;

export interface PriceColumnProps {
  readonly match: MatchShape;
  readonly column: CardColumn;
  /** Among the columns of prices. */
  readonly place: number;
  readonly shape: NonNullable<OddsCellProps['shape']>;
  /** How its prices stand in it. */
  readonly className: string;
  /** How much of the column the dash of a missing market takes. */
  readonly missingClassName: string;
  /** Where a price stands, by the row of its selection. */
  readonly cellClassName: (row: ReturnType<typeof cardRow>) => string;
}

/** The prices of one main market of a match; a dash in their place while the market is not offered. */
export function PriceColumn({
  match,
  column: { kind, part, market },
  place,
  shape,
  className,
  missingClassName,
  cellClassName,
}: PriceColumnProps) {
  const { t } = useTranslation('sports');
  const name = marketTerm(t, match.sport, { kind });
  return (
    <div
      role="group"
      aria-label={part === 'full' ? name : t('half.column', { market: name })}
      className={cx('price-column grid', PLACE[place], className)}
    >
      {market === undefined ? (
        <span
          className={cx(
            'flex items-center justify-center rounded-s border border-dashed border-line text-muted dark:border-control',
            missingClassName,
          )}
        >
          –
        </span>
      ) : (
        market.selections.map((selection) => (
          <OddsCell
            key={selection.key}
            match={match}
            market={market}
            selection={selection}
            shape={shape}
            className={cellClassName(cardRow(selection))}
          />
        ))
      )}
    </div>
  );
}
