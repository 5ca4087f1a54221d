import { panelOf, type TopBarBack } from '@heptad/ui-kit';
import { lazy, Suspense, useId } from 'react';
import { withChoice, type RecordFilters, type RecordScope } from '../bet-list/record-filters';
import { useBetExport } from '../export/bet-export';
import { FilterBar } from './filter-bar';
import { PageFrame } from './page-frame';
import { RecordKinds } from './record-kinds';
import { RecordsSkeleton } from './record-list';
import { RecordsFailure } from './records-failure';
import { RecordPages } from './record-pages';
import { RecordTotals } from './record-totals';
import { useRecords } from './use-records';
import { VenueSums } from './venue-sums';

/** Stands below the last bet, which few scroll to. */
const OlderBets = lazy(async () => ({ default: (await import('./older-bets')).OlderBets }));

export interface RecordsViewProps {
  readonly title: string;
  readonly scope: RecordScope;
  readonly back?: TopBarBack;
  /** Shows what the bets of each venue come to. */
  readonly byVenue?: boolean;
}

/** A page of bets: which ones in its address, their sums, the list, and the way to older ones (ROUTE-070, ROUTE-076, ROUTE-079). */
export function RecordsView({ title, scope, back, byVenue = false }: RecordsViewProps) {
  const { filters, filter, query, list, error, first, records, sports } = useRecords(scope);
  const { isFetching, hasNextPage } = list;
  const { settled } = query;
  const run = useBetExport();
  const panel = useId();
  const change = (next: RecordFilters): void => {
    // How an export of the list before ended says nothing of this one; one that runs goes on.
    if (run.state.step !== 'running') run.stop();
    filter(next);
  };
  return (
    <PageFrame title={title} back={back} query={list}>
      <RecordKinds />
      <FilterBar filters={filters} scope={scope} sports={sports} onChange={change} panel={panel} />
      <div {...panelOf(panel, filters.tab)} className="flex flex-col gap-3">
        {first === undefined && (isFetching || error === undefined) && <RecordsSkeleton />}
        {first === undefined && !isFetching && error !== undefined && (
          <RecordsFailure error={error} retrying={false} onRetry={() => void list.refetch()} />
        )}
        {first !== undefined && (
          <>
            <RecordTotals totals={first.totals} query={query} run={run} />
            {byVenue && (
              <VenueSums
                sums={first.venues}
                settled={settled}
                onChoose={(venue) => change(withChoice(filters, { venue }))}
              />
            )}
            <RecordPages
              filters={filters}
              list={list}
              records={records}
              all={first.totals.bets}
              settled={settled}
              onFilter={change}
            />
            {settled && !hasNextPage && (
              <Suspense>
                <OlderBets span={filters.span} onSpan={(span) => change({ ...filters, span })} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </PageFrame>
  );
}
