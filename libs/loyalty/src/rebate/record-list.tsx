import { EmptyState, InfiniteList, infiniteListState, Cell, ErrorState, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ExportButton } from './export-button';
import { useDayText, useRebateAmounts } from './rebate-amount';
import { rebateDayPath } from './rebate-path';
import { joinRecords, useRebateRecordsInfiniteQuery } from './rebate-queries';

/** The days that were credited, the newest first; each leads to its bets. */
export function RecordList() {
  const { t } = useTranslation('loyalty');
  const { written, gained } = useRebateAmounts();
  const dayText = useDayText();
  const query = useRebateRecordsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = query;
  const days = data && joinRecords(data.pages);
  return (
    <section aria-labelledby="rebate-records" className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <h2 id="rebate-records" className="text-base font-semibold">
          {t('rebate.records')}
        </h2>
        <ExportButton disabled={days === undefined || days.length === 0} />
      </div>
      {days === undefined && isError && (
        <ErrorState
          title={t('rebate.loadFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {days?.length === 0 && (
        <EmptyState icon="records" title={t('rebate.noRecords')} description={t('rebate.noRecordsHint')} />
      )}
      {days !== undefined && days.length > 0 && (
        <InfiniteList
          state={infiniteListState(query)}
          onMore={() => void query.fetchNextPage()}
          labels={{
            more: t('rebate.more'),
            loading: t('rebate.loading'),
            end: t('rebate.end'),
            error: t('rebate.loadFailed'),
            retry: t('reload'),
          }}
        >
          <List className="shadow-1">
            {days.map(({ day, turnover, rebate, way }) => (
              <Cell
                key={day}
                href={rebateDayPath(day)}
                title={dayText(day)}
                description={t('rebate.recordLine', {
                  turnover: written(turnover),
                  way: t(`rebate.states.${way}`),
                })}
                trailing={<span className="text-base font-semibold text-text">{gained(rebate)}</span>}
              />
            ))}
          </List>
        </InfiniteList>
      )}
    </section>
  );
}
