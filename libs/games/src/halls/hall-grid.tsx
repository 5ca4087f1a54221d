import { Skeleton, WindowedList } from '@heptad/ui-kit';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from './game-card';
import type { HallGame } from './hall';
import { isNew } from './shown-games';
import { GRID_GAP, useGrid, type CardShape } from './use-grid';

/** What a phone's page has at its sides. */
const PAGE_SIDES = 32;
/** Where the grid begins on a phone, to assume until it is measured. */
const EXPECTED_TOP = 290;
/** Rows whose pictures are seen first. */
const FIRST_ROWS = 3;

interface Row {
  readonly place: number;
  readonly games: readonly HallGame[];
}

function rowsOf(games: readonly HallGame[], columns: number): Row[] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, place) => ({
    place,
    games: games.slice(place * columns, (place + 1) * columns),
  }));
}

const styleOf = (columns: number) => ({
  gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
  columnGap: GRID_GAP,
  paddingBottom: GRID_GAP,
});

export interface HallGridProps {
  readonly games: readonly HallGame[];
  /** The address of a game's sheet. Keep it the same between renders. */
  readonly sheetPath: (game: HallGame) => string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly shape: CardShape;
}

/** Cards of games of which only what is seen is in the page. */
export function HallGrid({ games, sheetPath, now, shape }: HallGridProps) {
  const { t } = useTranslation('games');
  const { frame, grid } = useGrid(window.innerWidth - PAGE_SIDES, shape);
  const { columns, width, rowHeight } = grid;
  const rows = useMemo(() => rowsOf(games, columns), [games, columns]);
  const estimateHeight = useCallback(() => rowHeight, [rowHeight]);
  const renderRow = useCallback(
    ({ games: cards, place }: Row) => (
      <div className="grid" style={styleOf(columns)}>
        {cards.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            href={sheetPath(game)}
            width={Math.ceil(width)}
            shape={shape}
            isNew={isNew(game, now)}
            priority={place < FIRST_ROWS}
          />
        ))}
      </div>
    ),
    [columns, width, shape, sheetPath, now],
  );
  return (
    <div ref={frame}>
      <WindowedList
        rows={rows}
        label={t('games')}
        getKey={keyOf}
        estimateHeight={estimateHeight}
        renderRow={renderRow}
        expectedTop={EXPECTED_TOP}
        overscan={1}
      />
    </div>
  );
}

const keyOf = ({ games: [first], place }: Row): string => first?.id ?? String(place);

/** The grid on its way, of the same geometry. */
export function HallGridSkeleton({ shape }: Pick<HallGridProps, 'shape'>) {
  const { t } = useTranslation('games');
  const { frame, grid } = useGrid(window.innerWidth - PAGE_SIDES, shape);
  return (
    <div ref={frame} role="status" aria-label={t('loading')} className="grid" style={styleOf(grid.columns)}>
      {Array.from({ length: grid.columns * 4 }, (_, place) => (
        <Skeleton
          key={place}
          className="rounded-m"
          style={{ height: grid.rowHeight - GRID_GAP, marginBottom: GRID_GAP }}
        />
      ))}
    </div>
  );
}
