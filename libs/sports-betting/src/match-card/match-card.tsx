import { cx } from '@heptad/ui-kit';
import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardColumns, cardRow, WHOLE, type CardColumn, type CardPart } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';
import { ScoreLine } from '../match/score-line';
import { scoreUnit } from '../match/sport-terms';
import { TeamLine } from '../match/team-line';
import { CARD_INSET, cardGrid, ColumnNames } from './column-names';
import { MatchLink } from './match-link';
import { PRICE_ROW, PriceColumn, type PriceColumnProps } from './price-column';

/**
 * Home and away, and the draw where a match may have one; two rows leave each more room, and a mouse needs less of it. A brand's variant may
 * name the height of a row and the gap between two, and gets no less than 38 px from one row to the next.
 */
type Rows = 2 | 3;
const ROWS = {
  2: 'gap-y-[var(--price-gap,2px)] auto-rows-[max(38px-var(--price-gap,2px),var(--price-row,40px))] mouse:auto-rows-[var(--price-row,34px)]',
  3: 'gap-y-[var(--price-gap,2px)] auto-rows-[max(38px-var(--price-gap,2px),var(--price-row,36px))] mouse:auto-rows-[var(--price-row,34px)]',
} as const;
const SPAN = { 2: 'row-[1/span_2]', 3: 'row-[1/span_3]' } as const;

/**
 * What a finger hits reaches to the middle of the gap between two rows, where another bet begins, and away from the other rows as far as makes
 * it 44 px. The card keeps that room at its foot; above is its head.
 */
const TAPPED = 'after:absolute after:inset-x-0 after:inset-y-[calc(var(--price-gap,2px)/-2)]';
const TAPPED_ABOVE = 'after:top-auto after:h-[44px]';
const TAPPED_BELOW = 'after:bottom-auto after:h-[44px]';
const FOOT = 'pb-[max(6px,5px+var(--price-gap,2px)/2)]';

interface ColumnProps extends Pick<PriceColumnProps, 'match' | 'column' | 'place'> {
  readonly rows: Rows;
}

function Column({ match, column, place, rows }: ColumnProps) {
  const isWinner = column.kind === 'moneyline';
  const span = isWinner ? rows : 2;
  return (
    <PriceColumn
      match={match}
      column={column}
      place={place}
      shape={isWinner ? 'price' : 'line'}
      className={cx(ROWS[rows], SPAN[span])}
      missingClassName={SPAN[span]}
      cellClassName={(row) =>
        cx(PRICE_ROW[row], TAPPED, row === 1 && TAPPED_ABOVE, row === span && TAPPED_BELOW)
      }
    />
  );
}

export interface CardExtrasProps {
  readonly match: MatchShape;
  /** Before the score line or after it; in the line of a table `below` it, and `beside` the teams. */
  readonly place: 'start' | 'end' | 'below' | 'beside';
}

export interface MatchCardProps {
  readonly match: MatchShape;
  /** What a list adds to the card's head where there is room. Keep it the same between renders. */
  readonly extras?: ComponentType<CardExtrasProps>;
  /** The parts of the match whose markets stand side by side, the whole match unless given; keep it the same too. */
  readonly parts?: readonly CardPart[];
  /** Whether the card names its columns itself; in a list the head of the league does. */
  readonly named?: boolean;
}

export interface CardFrameProps extends Pick<MatchCardProps, 'match' | 'extras'> {
  /** The link to the match stands in the card's head, unless its body has it. */
  readonly linked?: boolean;
  /** Stands in the card's head in place of the score line. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every card: a line that says how the match stands, and the way to the match's page by a tap anywhere in it. */
export function CardFrame({ match, extras: Extras, linked = true, head, children }: CardFrameProps) {
  return (
    <article
      aria-label={`${match.home.name} – ${match.away.name}`}
      className={cx('match-card relative isolate border-b border-line bg-raised pt-[3px]', CARD_INSET, FOOT)}
    >
      <div className="match-line flex h-[18px] items-center justify-between gap-2">
        {Extras && (
          <Suspense fallback={<span className="-ml-3 w-[44px] shrink-0" />}>
            <Extras match={match} place="start" />
          </Suspense>
        )}
        {/* Higher than its line, it would else take taps from the last price of the card above. */}
        <div className={cx('pointer-events-none min-w-0 flex-1', Extras && '-ml-3')}>
          {head ?? <ScoreLine match={match} />}
        </div>
        {Extras && (
          <Suspense fallback={null}>
            <Extras match={match} place="end" />
          </Suspense>
        )}
        {linked && <MatchLink match={match} short className="shrink-0" />}
      </div>
      {children}
    </article>
  );
}

/** Whether the card has a row for the draw. A sport that knows draws keeps it while the market is closed, so that nothing moves. */
function mayBeDrawn({ sport }: MatchShape, columns: readonly CardColumn[]): boolean {
  return (
    scoreUnit(sport) === 'goals' ||
    columns.some(({ market }) => market?.selections.some((each) => cardRow(each) === 3))
  );
}

/**
 * One match of a list: how it stands, and a row each for the home team, the away team and the draw, with their prices of the three
 * main markets in line, of the whole match or of its first half.
 */
export const MatchCard = memo(function MatchCard({ match, extras, parts = WHOLE, named }: MatchCardProps) {
  const { t } = useTranslation('sports');
  const columns = cardColumns(match, parts);
  const hasDraw = mayBeDrawn(match, columns);
  // The link to all markets stands in the row of the draw, or in the head where the names of columns do not.
  const rows = hasDraw || named ? 3 : 2;
  return (
    <CardFrame
      match={match}
      {...(extras && { extras })}
      linked={rows === 2}
      head={
        named && (
          <ColumnNames sport={match.sport} parts={parts} grid={cardGrid(parts)}>
            <ScoreLine match={match} />
          </ColumnNames>
        )
      }
    >
      <div className={cx(cardGrid(parts), ROWS[rows])}>
        <div className={cx('col-start-1 grid min-w-0', ROWS[rows], SPAN[rows])}>
          <TeamLine match={match} side="home" />
          <TeamLine match={match} side="away" />
          {hasDraw && <span className="flex items-center pl-[24px] text-xs text-muted">{t('draw')}</span>}
        </div>
        {rows === 3 && <MatchLink match={match} className="col-[3/span_2] row-start-3 justify-end" />}
        {columns.map((column, place) => (
          <Column
            key={`${column.part} ${column.kind}`}
            match={match}
            column={column}
            place={place}
            rows={rows}
          />
        ))}
      </div>
    </CardFrame>
  );
});
