import { useMedia, WIDE_HEAD_HEIGHT, WIDE_QUERY } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState, Skeleton, WindowedList } from '@heptad/ui-kit';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRefinement } from '../list-tools/list-refinement';
import { EVERYTHING, isPicked, withPicked } from '../list-tools/picked';
import { LeagueHead } from '../match-list/league-head';
import { leagueRows, type LeagueRow } from '../match-list/list-rows';
import { RESULT_HEIGHT, ResultRow } from './result-row';
import type { ResultArguments, ResultMatch } from '../match/result-queries';

const HEAD_HEIGHT = 45;
/** What stays at the top of a phone's page above the heads of leagues: the bar of the page. */
const BAR_HEIGHT = 48;
const SKELETON_ROWS = 7;

type Row = LeagueRow<ResultMatch>;

const keyOf = (row: Row): string => row.key;
const isHead = (row: Row): boolean => row.kind === 'league';
/** What an open result takes besides, until it is measured. */
const DETAILS_HEIGHT = 240;

/** Results on their way, in the form of results. */
export function ResultSkeleton() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')} className="flex min-h-dvh flex-col">
      <Skeleton style={{ height: HEAD_HEIGHT - 1 }} />
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} className="mt-px" style={{ height: RESULT_HEIGHT - 1 }} />
      ))}
    </div>
  );
}

export interface ResultListProps extends Pick<ResultArguments, 'venue' | 'sport'> {
  /** Undefined while they are on the way. */
  readonly matches: readonly ResultMatch[] | undefined;
  readonly isError: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly refinement: Pick<ListRefinement, 'leagues' | 'folded'>;
  /** The result that is open. */
  readonly opened: string | undefined;
  readonly onOpen: (matchId: string | undefined) => void;
  readonly onRefine: (change: Partial<Pick<ListRefinement, 'leagues' | 'folded'>>) => void;
}

/** The results of a day under the heads of their leagues; of any number only what is seen is in the page. */
export function ResultList({
  venue,
  sport,
  matches,
  refinement,
  onRefine,
  opened,
  onOpen,
  ...asked
}: ResultListProps) {
  const { t } = useTranslation('sports');
  const wide = useMedia(WIDE_QUERY);
  const { leagues, folded } = refinement;
  const rows = useMemo(
    () =>
      leagueRows(
        (matches ?? []).filter(({ league }) => isPicked(leagues, league.id)),
        folded,
        'league',
      ),
    [matches, leagues, folded],
  );
  const fold = useCallback(
    (leagueId: string, wanted: boolean) => onRefine({ folded: withPicked(folded, leagueId, wanted) }),
    [folded, onRefine],
  );
  const renderRow = useCallback(
    (row: Row) =>
      row.kind === 'league' ? (
        <LeagueHead venue={venue} sport={sport} canMark={false} row={row} onToggle={fold} />
      ) : (
        <ResultRow match={row.match} open={row.match.id === opened} onOpen={onOpen} />
      ),
    [venue, sport, fold, opened, onOpen],
  );
  const heightOf = useCallback(
    (row: Row): number => {
      if (row.kind === 'league') return HEAD_HEIGHT;
      return row.match.id === opened ? RESULT_HEIGHT + DETAILS_HEIGHT : RESULT_HEIGHT;
    },
    [opened],
  );
  if (matches === undefined && asked.isError)
    return (
      <ErrorState
        title={t('results.failed')}
        retryLabel={t('retry')}
        retrying={asked.retrying}
        onRetry={asked.onRetry}
      />
    );
  if (matches === undefined) return <ResultSkeleton />;
  if (matches.length === 0)
    return <EmptyState icon="calendar" title={t('results.none')} description={t('results.noneHint')} />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon="filter"
        title={t('tools.nothing')}
        action={
          <Button variant="secondary" onClick={() => onRefine({ leagues: EVERYTHING })}>
            {t('leagues.all')}
          </Button>
        }
      />
    );
  return (
    <WindowedList
      rows={rows}
      getKey={keyOf}
      estimateHeight={heightOf}
      isHeader={isHead}
      renderRow={renderRow}
      label={t('results.title')}
      stickyTop={wide ? WIDE_HEAD_HEIGHT + BAR_HEIGHT : BAR_HEIGHT}
    />
  );
}
