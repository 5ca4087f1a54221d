import { cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { cardRow, type CardColumn } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';
import { marketTerm } from '../match/sport-terms';
import { OddsCell, type OddsCellProps } from '../odds-cell/odds-cell';

export interface PriceColumnProps {
  readonly match: MatchShape;
  readonly column: CardColumn;
  readonly shape: NonNullable<OddsCellProps['shape']>;
  /** Where the column stands, and how its prices stand in it. */
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
      className={cx('grid', className)}
    >
      {market === undefined ? (
        <span
          className={cx(
            'flex items-center justify-center rounded-s border border-dashed border-line text-muted',
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
