import type { ApiError } from '@heptad/api-client';
import { PATHS, useServices, type MessageLoaders } from '@heptad/feature-module';
import { InfiniteList, infiniteListState, WindowedList } from '@heptad/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../page/page-frame';
import { RecordKinds } from '../page/record-kinds';
import { NoRecords, RecordsSkeleton } from '../page/record-list';
import { RecordsFailure } from '../page/records-failure';
import type { RecordsServices } from '../services';
import { RoundFilterBar } from './round-filter-bar';
import {
  isNarrowed,
  readRoundFilters,
  roundsQuery,
  writeRoundFilters,
  type RoundFilters,
} from './round-filters';
import { joinRounds, useGameRoundsInfiniteQuery, type RoundRecord } from './round-queries';
import { RoundRow, ROW_HEIGHT } from './round-row';
import { RoundTotals } from './round-totals';

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

const keyOf = ({ id }: RoundRecord): string => id;
const heightOf = (): number => ROW_HEIGHT;
const drawRow = (round: RoundRecord) => (
  <div className="pb-2">
    <RoundRow round={round} />
  </div>
);

/** Which rounds the address asks for, and what has come of them. */
function useRounds() {
  const { clock, language } = useServices<RecordsServices>();
  const [address, setAddress] = useSearchParams();
  const { key: visit } = useLocation();
  const now = clock.now();
  const filters = readRoundFilters(address, now);
  const query = roundsQuery(filters, now);
  const list = useGameRoundsInfiniteQuery(
    { query, visit, language: language.current() },
    { refetchOnMountOrArgChange: true },
  );
  const pages = list.currentData?.pages;
  const rounds = useMemo(() => joinRounds(pages ?? []), [pages]);
  const games = useMemo(() => [...new Map(rounds.map((each) => [each.game, each])).values()], [rounds]);
  return {
    filters,
    filter: (next: RoundFilters) => setAddress(writeRoundFilters(next), { replace: true }),
    query,
    list,
    error: list.error as ApiError | undefined,
    first: pages?.[0],
    rounds,
    games,
  };
}

/** The member's rounds of games, beside their bets: filters, sums, the list and its export (ROUTE-070). */
export default function GameRoundsView() {
  const { t } = useTranslation('records');
  const { filters, filter, query, list, error, first, rounds, games } = useRounds();
  return (
    <PageFrame title={t('title')} query={list}>
      <RecordKinds />
      <RoundFilterBar filters={filters} games={games} onChange={filter} />
      {first === undefined && (list.isFetching || error === undefined) && <RecordsSkeleton />}
      {first === undefined && !list.isFetching && error !== undefined && (
        <RecordsFailure error={error} retrying={false} onRetry={() => void list.refetch()} />
      )}
      {first !== undefined && <RoundTotals first={first} query={query} />}
      {first !== undefined && rounds.length === 0 && (
        <NoRecords
          title={t('gameRounds.none')}
          way={{ path: PATHS.home, label: t('gameRounds.toGames') }}
          onReset={isNarrowed(filters) ? () => filter(readRoundFilters(new URLSearchParams(), 0)) : undefined}
        />
      )}
      {first !== undefined && rounds.length > 0 && (
        <InfiniteList
          state={infiniteListState(list)}
          onMore={() => void list.fetchNextPage()}
          labels={{
            more: t('more'),
            loading: t('loading'),
            end: t('gameRounds.end', { number: first.total }),
            error: t('loadFailed'),
            retry: t('retry'),
          }}
        >
          <WindowedList
            label={t('gameRounds.list')}
            rows={rounds}
            getKey={keyOf}
            estimateHeight={heightOf}
            renderRow={drawRow}
          />
        </InfiniteList>
      )}
    </PageFrame>
  );
}
