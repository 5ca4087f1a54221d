import { cx } from '@heptad/ui-kit';
import { memo, Suspense } from 'react';
import { cardColumns, WHOLE, type CardPart } from '../match/card-columns';
import { ScoreLine } from '../match/score-line';
import { TeamLine } from '../match/team-line';
import type { MatchCardProps } from './match-card';
import { MatchLink } from './match-link';
import { PRICE_ROW, PriceColumn } from './price-column';
import { rowGrid } from './row-grid';

/** Home, draw, away from left to right. */
const ACROSS = { 1: 'order-1', 3: 'order-2', 2: 'order-3' } as const;

/** What a finger hits of two prices below each other reaches to the middle of the gap between them, and away from each other to 44 px, within the line. */
const TAPPED = 'after:absolute after:inset-x-0 after:inset-y-[calc(var(--price-gap,2px)/-2)]';
const TAPPED_BESIDE = { 1: 'after:-top-[2px]', 2: 'after:-bottom-[2px]', 3: '' } as const;

export interface MatchRowProps extends Omit<MatchCardProps, 'named'> {
  /** The parts that have columns in the table, if those of this line are fewer: the others then stay empty. */
  readonly columns?: readonly CardPart[];
}

/** One match as a line of a table, for windows with room: how it stands, who plays, and the prices of the main markets beside it. */
export const MatchRow = memo(function MatchRow({
  match,
  extras: Extras,
  parts = WHOLE,
  columns = parts,
}: MatchRowProps) {
  return (
    <article
      aria-label={`${match.home.name} – ${match.away.name}`}
      className={cx(
        rowGrid(columns),
        'match-row relative isolate h-[90px] mouse:h-[56px] items-center border-b border-line bg-raised px-3 has-[a:hover]:bg-surface',
      )}
    >
      <div className="flex min-w-0 items-center gap-1.5">
        {Extras && (
          <Suspense fallback={<span className="-ml-3 w-[44px] shrink-0" />}>
            <Extras match={match} place="start" />
          </Suspense>
        )}
        {/* What does not fit into its second line is left out, not cut off. */}
        <div className="flex w-[80px] shrink-0 flex-col gap-1 max-xl:w-[116px] min-[1440px]:w-[116px]">
          <ScoreLine match={match} short />
          {Extras && (
            <span className="flex h-[16px] overflow-hidden whitespace-nowrap has-[>span:empty]:hidden *:min-w-0 *:shrink *:flex-wrap *:gap-y-[4px]">
              <Suspense fallback={null}>
                <Extras match={match} place="below" />
              </Suspense>
            </span>
          )}
        </div>
        <div className="grid min-w-0 flex-1 auto-rows-[24px] gap-y-[2px]">
          <TeamLine match={match} side="home" oneLine />
          <TeamLine match={match} side="away" oneLine />
        </div>
        {/* The variant of a row keeps room where it wants it, so that nothing moves when it comes. */}
        {Extras && (
          <span className="match-trend flex shrink-0 justify-center empty:hidden">
            <Suspense fallback={null}>
              <Extras match={match} place="beside" />
            </Suspense>
          </span>
        )}
      </div>
      <MatchLink match={match} short className="col-start-[-2] row-start-1 h-full justify-end" />
      {cardColumns(match, parts).map((column, place) => {
        const isWinner = column.kind === 'moneyline';
        return (
          <PriceColumn
            key={`${column.part} ${column.kind}`}
            match={match}
            column={column}
            place={place}
            shape={isWinner ? 'price' : 'inline'}
            className={cx(
              'row-start-1 h-[84px] gap-[var(--price-gap,2px)] mouse:h-[50px]',
              isWinner ? 'auto-cols-fr grid-flow-col' : 'auto-rows-fr',
            )}
            missingClassName={isWinner ? '' : 'row-[1/span_2]'}
            cellClassName={(row) => (isWinner ? ACROSS[row] : cx(PRICE_ROW[row], TAPPED, TAPPED_BESIDE[row]))}
          />
        );
      })}
    </article>
  );
});
