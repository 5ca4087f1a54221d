import type { ApiError } from '@heptad/api-client';
import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Button, InfiniteList, monthTitle, panelOf, type TopBarBack } from '@heptad/ui-kit';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { joinPages, type RecordSport } from '../bet-list/bet-record';
import {
  choicesMade,
  defaultSpan,
  readFilters,
  recordsQuery,
  withChoice,
  writeFilters,
  type RecordFilters,
  type RecordScope,
} from '../bet-list/record-filters';
import { useBetRecordsInfiniteQuery } from '../bet-list/record-queries';
import { olderMonth, writeSpan } from '../bet-list/time-span';
import { useLiveRefresh } from '../bet-list/use-live-refresh';
import { ExportBar, useRecordFile } from '../export/export-bar';
import { useExport } from '../export/use-export';
import type { RecordsServices } from '../services';
import { FilterBar } from './filter-bar';
import { PageFrame } from './page-frame';
import { NoRecords, RecordList, RecordsFailure, RecordsSkeleton } from './record-list';
import { RecordKinds } from './record-kinds';
import { TotalsCard } from './totals-card';
import { VenueSums } from './venue-sums';

export interface RecordsViewProps {
  readonly title: string;
  readonly scope: RecordScope;
  readonly back?: TopBarBack;
  /** Shows what the bets of each venue come to. */
  readonly byVenue?: boolean;
}

/** Whether a list shows less than all bets of its tab's first view. */
function isNarrowed(filters: RecordFilters): boolean {
  const first = writeSpan(defaultSpan(filters.tab));
  return choicesMade(filters) > 0 || filters.venue !== undefined || writeSpan(filters.span) !== first;
}

/** A page of bets: which ones in its address, their sums, the list, and the way to older ones (ROUTE-070, ROUTE-076, ROUTE-079). */
export function RecordsView({ title, scope, back, byVenue = false }: RecordsViewProps) {
  const { t } = useTranslation('records');
  const { clock, language } = useServices<RecordsServices>();
  const [address, setAddress] = useSearchParams();
  const { key: visit } = useLocation();
  const now = clock.now();
  const asked = readFilters(address, now);
  // What the page is about is no choice of the member's.
  const filters = scope.kind === undefined ? asked : withChoice(asked, { kind: undefined });
  const query = recordsQuery(filters, scope, now);
  const list = useBetRecordsInfiniteQuery({ query, visit }, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const error = list.error as ApiError | undefined;
  const pages = currentData?.pages;
  const records = useMemo(() => joinPages(pages ?? []), [pages]);
  const first = pages?.[0];
  const settled = query.settled;
  const refresh = (): Promise<unknown> => list.refetch();
  useLiveRefresh(refresh, !settled);
  // The sports stay to choose from while the next list is on its way.
  const [sports, setSports] = useState<readonly RecordSport[]>([]);
  if (first !== undefined && first.sports !== sports) setSports(first.sports);
  const run = useExport();
  const panel = useId();
  const change = (next: RecordFilters): void => {
    // How an export of the list before ended says nothing of this one; one that runs goes on.
    if (run.state.step !== 'running') run.stop();
    setAddress(writeFilters(next), { replace: true });
  };
  const beginFile = useRecordFile();
  const exportAll = (): void => run.start(query, beginFile);
  const older = olderMonth(filters.span, dayKey(now));
  return (
    <PageFrame title={title} back={back} query={list}>
      <RecordKinds />
      <FilterBar filters={filters} scope={scope} sports={sports} onChange={change} panel={panel} />
      <div {...panelOf(panel, filters.tab)} className="flex flex-col gap-3">
        {first === undefined && (isFetching || error === undefined) && <RecordsSkeleton />}
        {first === undefined && !isFetching && error !== undefined && (
          <RecordsFailure error={error} retrying={false} onRetry={() => void refresh()} />
        )}
        {first !== undefined && (
          <>
            <TotalsCard
              totals={first.totals}
              settled={settled}
              action={
                <Button
                  variant="plain"
                  size="s"
                  disabled={first.totals.bets === 0}
                  busy={run.state.step === 'running'}
                  onClick={exportAll}
                  className="px-0!"
                >
                  {t('export.start')}
                </Button>
              }
            >
              <ExportBar run={run} onRetry={exportAll} />
            </TotalsCard>
            {byVenue && (
              <VenueSums
                sums={first.venues}
                settled={settled}
                onChoose={(venue) => change(withChoice(filters, { venue }))}
              />
            )}
            {records.length === 0 ? (
              <NoRecords
                tab={filters.tab}
                onReset={
                  isNarrowed(filters)
                    ? () => change({ tab: filters.tab, span: defaultSpan(filters.tab) })
                    : undefined
                }
              />
            ) : (
              <InfiniteList
                state={
                  isFetchingNextPage
                    ? 'loading'
                    : isFetchNextPageError
                      ? 'error'
                      : hasNextPage
                        ? 'more'
                        : 'end'
                }
                onMore={() => void list.fetchNextPage()}
                labels={{
                  more: t('more'),
                  loading: t('loading'),
                  end: t('end', { number: first.totals.bets }),
                  error: t('loadFailed'),
                  retry: t('retry'),
                }}
              >
                <RecordList records={records} settled={settled} />
              </InfiniteList>
            )}
            {settled && !hasNextPage && older !== undefined && (
              <Button
                variant="secondary"
                block
                onClick={() => change({ ...filters, span: { kind: 'month', month: older } })}
              >
                {t('older', { month: monthTitle(older, language.current()) })}
              </Button>
            )}
          </>
        )}
      </div>
    </PageFrame>
  );
}
