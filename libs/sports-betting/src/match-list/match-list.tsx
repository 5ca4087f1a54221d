import { EmptyState, ErrorState, Skeleton, WindowedList } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS, LIVE_ESPORTS_INTERVAL_MS, type Period } from '@heptad/venue-gateway';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../polling/use-polling';
import type { MatchShape } from './match-shape';
import { LeagueHead } from './league-head';
import { useMatchListQuery, type ListArguments } from './list-queries';
import { listRows, type ListRow } from './list-rows';
import { MatchCard } from './match-card';
import { OutrightCard } from './outright-card';

const LEAGUE_HEIGHT = 45;
const CARD_HEIGHT = 200;

const keyOf = (row: ListRow): string => row.key;
const heightOf = (row: ListRow): number => (row.kind === 'league' ? LEAGUE_HEIGHT : CARD_HEIGHT);
const isHead = (row: ListRow): boolean => row.kind === 'league';

/** An esports list with a match that runs is asked for as often as a live one (OPEN-046). */
function intervalOf(period: Period, matches: readonly MatchShape[] = []): number {
  return period === 'esports' && matches.some(({ status }) => status === 'live')
    ? LIVE_ESPORTS_INTERVAL_MS
    : LIST_INTERVAL_MS[period];
}

function ListSkeleton() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-px">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-48" />
      ))}
    </div>
  );
}

/** The matches of one sport and period at one venue, kept up to date while they are on the screen. */
export function MatchList(list: ListArguments) {
  const { t } = useTranslation('sports');
  const { currentData: matches, isError, isFetching, refetch } = useMatchListQuery(list);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  usePolling(refetch, intervalOf(list.period, matches), `${list.venue} ${list.period} ${list.sport}`);

  const toggle = useCallback(
    (leagueId: string) =>
      setCollapsed((folded) => {
        const next = new Set(folded);
        if (!next.delete(leagueId)) next.add(leagueId);
        return next;
      }),
    [],
  );
  const renderRow = useCallback(
    (row: ListRow) => {
      if (row.kind === 'league') return <LeagueHead row={row} onToggle={toggle} />;
      return list.period === 'outright' ? (
        <OutrightCard match={row.match} />
      ) : (
        <MatchCard match={row.match} />
      );
    },
    [toggle, list.period],
  );
  const rows = useMemo(() => listRows(matches ?? [], collapsed), [matches, collapsed]);

  if (matches === undefined && isError)
    return (
      <ErrorState
        title={t('listFailed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (matches === undefined) return <ListSkeleton />;
  if (matches.length === 0) return <EmptyState title={t('noMatches')} description={t('noMatchesHint')} />;
  return (
    <>
      {isError && (
        <p role="alert" className="bg-sunken px-3 py-2 text-center text-xs text-warning">
          {t('notUpToDate')}
        </p>
      )}
      <WindowedList
        rows={rows}
        getKey={keyOf}
        estimateHeight={heightOf}
        isHeader={isHead}
        renderRow={renderRow}
        label={t('matches')}
        stickyTop={0}
        overscan={1}
      />
    </>
  );
}
