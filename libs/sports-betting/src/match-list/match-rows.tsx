import { useMedia, WIDE_HEAD_HEIGHT, WIDE_QUERY } from '@heptad/feature-module';
import { afterFirstScreen, WindowedList } from '@heptad/ui-kit';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSettings, UserMode } from '../list-tools/list-settings';
import { CARD_INSET, cardGrid, ColumnNames } from '../match-card/column-names';
import { rowGrid } from '../match-card/row-grid';
import { MOUSE_QUERY, TABLE_QUERY } from '../match/card-columns';
import { LeagueHead } from './league-head';
import { leagueRows, type ListRow } from './list-rows';
import { MatchCard } from '../match-card/match-card';
import type { MatchListProps } from './match-list';
import type { MatchShape } from '../match/match-shape';
import { OutrightCard } from './outright-card';
import { usePartsShown } from './use-parts-shown';
import { useTableRow } from './use-table-row';

const BeginnerCard = lazy(() => import('../match-card/beginner-card'));
const CardExtras = afterFirstScreen(() => import('./card-extras'));

/** Top of the live list for a guest, CSS pixels; other lists stand lower. */
const LIST_TOP = 136;
const LEAGUE_HEIGHT = 45;
const CARD_HEIGHT = 140;
/** In the full-site layout. */
const WIDE_LEAGUE_HEIGHT = 28;
/** A match as a line of a table, for fingers and for a mouse. */
const TOUCH_ROW_HEIGHT = 90;
const ROW_HEIGHT = 56;
const BEGINNER_CARD_HEIGHT = 146;

const keyOf = (row: ListRow): string => row.key;
const isHead = (row: ListRow): boolean => row.kind === 'league';

export interface MatchRowsProps extends Pick<
  MatchListProps,
  'venue' | 'period' | 'sport' | 'refinement' | 'stickyTop'
> {
  readonly matches: readonly MatchShape[];
  /** Keep it the same between renders. */
  readonly onFold: (leagueId: string, folded: boolean) => void;
}

/** Matches under the heads of their leagues, as simple or full cards. */
export function MatchRows({
  venue,
  period,
  sport,
  refinement: { folded, order, part },
  stickyTop = 0,
  matches,
  onFold,
}: MatchRowsProps) {
  const { t } = useTranslation('sports');
  const wide = useMedia(WIDE_QUERY);
  const table = useMedia(TABLE_QUERY);
  const MatchRow = useTableRow(table);
  const rowHeight = useMedia(MOUSE_QUERY) ? ROW_HEIGHT : TOUCH_ROW_HEIGHT;
  const simple = useListSettings().userMode === UserMode.beginner;
  const outright = period === 'outright';
  // Lists of outrights have no order: each is the only one of its league.
  const grouping = outright || order === 'hot' ? 'league' : 'time';
  const rows = useMemo(() => leagueRows(matches, folded, grouping), [matches, folded, grouping]);
  const { columns, partsOf } = usePartsShown(matches, rows, part);
  const renderRow = useCallback(
    (row: ListRow) => {
      if (row.kind === 'league')
        return (
          <LeagueHead venue={venue} sport={sport} canMark={!outright} row={row} onToggle={onFold}>
            {!outright && !simple && (
              <ColumnNames
                sport={sport}
                parts={partsOf(row)}
                grid={table ? rowGrid(columns) : cardGrid(columns)}
                className={table ? 'px-3' : CARD_INSET}
              />
            )}
          </LeagueHead>
        );
      if (outright) return <OutrightCard match={row.match} />;
      const parts = partsOf(row);
      if (!simple && !table) return <MatchCard match={row.match} extras={CardExtras} parts={parts} />;
      if (!simple)
        return MatchRow ? (
          <MatchRow match={row.match} extras={CardExtras} parts={parts} columns={columns} />
        ) : (
          <div style={{ height: rowHeight }} />
        );
      return (
        <Suspense fallback={<div style={{ height: BEGINNER_CARD_HEIGHT }} />}>
          <BeginnerCard match={row.match} extras={CardExtras} />
        </Suspense>
      );
    },
    [venue, sport, outright, simple, table, MatchRow, rowHeight, onFold, columns, partsOf],
  );
  const heightOf = useCallback(
    (row: ListRow) => {
      if (row.kind === 'league') return wide ? WIDE_LEAGUE_HEIGHT : LEAGUE_HEIGHT;
      if (simple) return BEGINNER_CARD_HEIGHT;
      return table ? rowHeight : CARD_HEIGHT;
    },
    [simple, wide, table, rowHeight],
  );
  return (
    <WindowedList
      rows={rows}
      getKey={keyOf}
      estimateHeight={heightOf}
      knowsHeights
      isHeader={isHead}
      renderRow={renderRow}
      label={t('matches')}
      stickyTop={wide ? WIDE_HEAD_HEIGHT : stickyTop}
      expectedTop={LIST_TOP}
      overscan={1}
    />
  );
}
