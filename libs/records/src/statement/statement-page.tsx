import type { ApiError } from '@heptad/api-client';
import { PATHS, useBack, useBrand, useServices } from '@heptad/feature-module';
import { dayKey } from '@heptad/formatting';
import { Button, EmptyState, InfiniteList, infiniteListState, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MoneyKinds } from '../page/money-kinds';
import { RECORDS_COLUMN } from '../page/page-frame';
import { RecordsFailure } from '../page/records-failure';
import type { RecordsServices } from '../services';
import { toRows } from './statement';
import { useStatementExport } from './statement-export';
import { StatementFilterBar } from './statement-filter-bar';
import {
  FIRST_VIEW,
  isStatementNarrowed,
  readStatementFilters,
  statementQuery,
  writeStatementFilters,
  type StatementFilters,
} from './statement-filters';
import { StatementList } from './statement-list';
import { useStatementInfiniteQuery } from './statement-queries';
import { StatementTotals } from './statement-totals';

export { messages } from '../money-texts/money-texts';

/** The statement (ROUTE-071): all that has moved the member's money, of all wallets or of one, day by day. */
export default function StatementPage() {
  const { t } = useTranslation('records');
  const { clock } = useServices<RecordsServices>();
  const [address, setAddress] = useSearchParams();
  const now = clock.now();
  const filters = readStatementFilters(address, now);
  const query = statementQuery(filters, now);
  const list = useStatementInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const pages = list.currentData?.pages;
  const rows = useMemo(() => toRows(pages ?? [], (at) => dayKey(at)), [pages]);
  const first = pages?.[0];
  // The wallets of the last list stay while the next one is on its way.
  const wallets = (first ?? list.data?.pages[0])?.wallets ?? [];
  const run = useStatementExport();
  const change = (next: StatementFilters): void => {
    // How an export of the list before ended says nothing of this one; one that runs goes on.
    if (run.state.step !== 'running') run.stop();
    setAddress(writeStatementFilters(next), { replace: true });
  };
  const { isFetching, refetch } = list;
  const error = first === undefined && !isFetching ? (list.error as ApiError | undefined) : undefined;
  return (
    <RefreshPage
      title={t('statement.title')}
      back={{ label: t('back'), onPress: useBack(PATHS.mineFinanceMyWallet) }}
      query={{ isFetching, refetch }}
      say={t}
      column={RECORDS_COLUMN}
    >
      <MoneyKinds />
      <StatementFilterBar filters={filters} wallets={wallets} onChange={change} />
      {error !== undefined && (
        <RecordsFailure
          word="statement.loadFailed"
          error={error}
          retrying={false}
          onRetry={() => void refetch()}
        />
      )}
      {first === undefined && error === undefined && <StatementSkeleton />}
      {first !== undefined && (
        <>
          <StatementTotals page={first} query={query} run={run} />
          {rows.length === 0 ? (
            <NoLines onReset={isStatementNarrowed(filters) ? () => change(FIRST_VIEW) : undefined} />
          ) : (
            <InfiniteList
              state={infiniteListState(list)}
              onMore={() => void list.fetchNextPage()}
              labels={{
                more: t('more'),
                loading: t('loading'),
                end: t('statement.end', { number: first.totals.count }),
                error: t('statement.loadFailed'),
                retry: t('retry'),
              }}
            >
              <StatementList rows={rows} wallets={wallets} />
            </InfiniteList>
          )}
        </>
      )}
    </RefreshPage>
  );
}

function StatementSkeleton() {
  return (
    <div aria-busy="true" data-state="loading" className="flex flex-col gap-3">
      <Skeleton className="h-[132px] rounded-l" />
      <Skeleton className="h-[420px] rounded-m" />
    </div>
  );
}

function NoLines({ onReset }: { readonly onReset: (() => void) | undefined }) {
  const { t } = useTranslation('records');
  const { assets } = useBrand();
  return (
    <EmptyState
      title={t(onReset === undefined ? 'statement.none' : 'statement.noneFiltered')}
      art={
        <img
          src={assets.empty}
          alt=""
          width={160}
          height={120}
          className="h-[120px] w-[160px] object-contain"
        />
      }
      action={
        onReset !== undefined && (
          <Button variant="secondary" onClick={onReset}>
            {t('filter.reset')}
          </Button>
        )
      }
    />
  );
}
