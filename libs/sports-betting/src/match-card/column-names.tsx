import { cx } from '@heptad/ui-kit';
import type { SportKey } from '@heptad/venue-gateway';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_KINDS, type CardPart } from '../match/card-columns';
import { marketTerm } from '../match/sport-terms';

/** The names of the two teams, and the columns of the markets; prices alone take less room than lines. On the narrowest
 * phones names give room away, so that a line with the score it counts from is not broken. */
const ONE_PART =
  'card-grid grid gap-x-1 grid-cols-[minmax(0,1.75fr)_minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1fr)] max-[374px]:gap-x-[2px] max-[374px]:grid-cols-[minmax(0,1.55fr)_minmax(0,0.72fr)_minmax(0,1.05fr)_minmax(0,0.93fr)]';
const TWO_PARTS =
  'card-grid grid gap-x-1 grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1fr))]';

/** What is left free at the sides of a card, as a class; a brand's variant may name it. The names of columns keep it too. */
export const CARD_INSET = 'px-[var(--card-inset,12px)]';

/** The columns of a card, as classes: its names and prices stand below the names of the columns. */
export function cardGrid(parts: readonly CardPart[]): string {
  return parts.length > 1 ? TWO_PARTS : ONE_PART;
}

export interface ColumnNamesProps {
  readonly sport: SportKey;
  readonly parts: readonly CardPart[];
  /** The columns of what stands below, as classes. */
  readonly grid: string;
  /** What stands over the names of the teams. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What each column of a card is about, for eyes: screen readers hear it with the column. A language may have a shorter word for it. */
export const ColumnNames = memo(function ColumnNames({
  sport,
  parts,
  grid,
  children,
  className,
}: ColumnNamesProps) {
  const { t } = useTranslation('sports');
  const nameOf = (kind: (typeof CARD_KINDS)[number], part: CardPart): string => {
    const market = marketTerm(t, sport, { kind }, part);
    return part === 'full' ? market : t('half.column', { market });
  };
  return (
    <div className={cx(grid, 'items-center', className)}>
      <span className="min-w-0">{children}</span>
      {parts.flatMap((part) =>
        CARD_KINDS.map((kind) => (
          <span
            key={`${part} ${kind}`}
            aria-hidden="true"
            data-column={`${part} ${kind}`}
            className="truncate text-center text-xs leading-[16px] text-muted"
          >
            {nameOf(kind, part)}
          </span>
        )),
      )}
    </div>
  );
});
