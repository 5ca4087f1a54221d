import { useMedia, WIDE_HEAD_HEIGHT, WIDE_QUERY } from '@heptad/feature-module';
import { WindowedList } from '@heptad/ui-kit';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSettings, UserMode } from '../list-tools/list-settings';
import { LeagueHead } from './league-head';
import { listRows, type ListRow } from './list-rows';
import { MatchCard } from './match-card';
import type { MatchListProps } from './match-list';
import type { MatchShape } from './match-shape';
import { OutrightCard } from './outright-card';

const BeginnerCard = lazy(() => import('./beginner-card'));
const CardExtras = lazy(() => import('./card-extras'));

const LEAGUE_HEIGHT = 45;
const CARD_HEIGHT = 200;
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
  refinement: { folded },
  stickyTop = 0,
  matches,
  onFold,
}: MatchRowsProps) {
  const { t } = useTranslation('sports');
  const wide = useMedia(WIDE_QUERY);
  const simple = useListSettings().userMode === UserMode.beginner;
  const outright = period === 'outright';
  const renderRow = useCallback(
    (row: ListRow) => {
      if (row.kind === 'league')
        return <LeagueHead venue={venue} sport={sport} canMark={!outright} row={row} onToggle={onFold} />;
      if (outright) return <OutrightCard match={row.match} />;
      if (!simple) return <MatchCard match={row.match} extras={CardExtras} />;
      return (
        <Suspense fallback={<div style={{ height: BEGINNER_CARD_HEIGHT }} />}>
          <BeginnerCard match={row.match} extras={CardExtras} />
        </Suspense>
      );
    },
    [venue, sport, outright, simple, onFold],
  );
  const heightOf = useCallback(
    (row: ListRow) => (row.kind === 'league' ? LEAGUE_HEIGHT : simple ? BEGINNER_CARD_HEIGHT : CARD_HEIGHT),
    [simple],
  );
  const rows = useMemo(() => listRows(matches, folded), [matches, folded]);
  return (
    <WindowedList
      rows={rows}
      getKey={keyOf}
      estimateHeight={heightOf}
      isHeader={isHead}
      renderRow={renderRow}
      label={t('matches')}
      stickyTop={wide ? WIDE_HEAD_HEIGHT : stickyTop}
      overscan={1}
    />
  );
}
