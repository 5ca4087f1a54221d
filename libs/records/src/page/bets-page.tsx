import type { ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import { IconButton, PullToRefresh, TopBar } from '@heptad/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { joinPages } from '../bet-list/bet-record';
import { readFilters, recordsQuery, writeFilters } from '../bet-list/record-filters';
import { useBetRecordsInfiniteQuery } from '../bet-list/records-endpoints';
import { useLiveRefresh } from '../bet-list/use-live-refresh';
import type { RecordsServices } from '../services';
import { FilterBar } from './filter-bar';
import { LoadMore } from './load-more';
import { RecordList, RecordsFailure, RecordsSkeleton } from './record-list';
import { TotalsCard } from './totals-card';

/** The member's bets in all venues (ROUTE-070): open or settled, by venue and by date, with their sums. */
export default function BetsPage() {
  const { t } = useTranslation('records');
  const { clock } = useServices<RecordsServices>();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const asked = recordsQuery(filters, clock.now());
  const list = useBetRecordsInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const error = list.error as ApiError | undefined;
  const records = useMemo(() => joinPages(currentData?.pages ?? []), [currentData]);
  const totals = currentData?.pages[0]?.totals;
  const refresh = (): Promise<unknown> => list.refetch();
  useLiveRefresh(refresh, !filters.settled);
  return (
    <>
      <TopBar
        title={t('title')}
        actions={
          <IconButton
            icon="refresh"
            label={t('refresh')}
            aria-busy={isFetching}
            onClick={() => void refresh()}
            className="text-current"
          />
        }
      />
      <PullToRefresh
        onRefresh={refresh}
        labels={{ pull: t('pull.pull'), release: t('pull.release'), refreshing: t('pull.refreshing') }}
      >
        <main className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-4">
          <FilterBar filters={filters} onChange={(next) => setQuery(writeFilters(next), { replace: true })} />
          {totals === undefined && (isFetching || error === undefined) && <RecordsSkeleton />}
          {totals === undefined && !isFetching && error !== undefined && (
            <RecordsFailure error={error} retrying={false} onRetry={() => void refresh()} />
          )}
          {totals !== undefined && (
            <>
              <TotalsCard totals={totals} settled={filters.settled} />
              <RecordList records={records} settled={filters.settled} />
              {hasNextPage && (
                <LoadMore
                  busy={isFetchingNextPage}
                  failed={isFetchNextPageError}
                  onMore={() => void list.fetchNextPage()}
                />
              )}
            </>
          )}
        </main>
      </PullToRefresh>
    </>
  );
}
