import { PATHS } from '@heptad/feature-module';
import { InfiniteList, infiniteListState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { firstView, isNarrowed, type RecordFilters } from '../bet-list/record-filters';
import { NoRecords, RecordList } from './record-list';
import type { Records } from './use-records';

export interface RecordPagesProps extends Pick<Records, 'filters' | 'list' | 'records'> {
  /** How many bets there are, those of pages to come included. */
  readonly all: number;
  readonly settled: boolean;
  readonly onFilter: (filters: RecordFilters) => void;
}

/** The bets page by page, or that there are none. */
export function RecordPages({ filters, list, records, all, settled, onFilter }: RecordPagesProps) {
  const { t } = useTranslation('records');
  if (records.length === 0)
    return (
      <NoRecords
        title={t(`empty.${filters.tab}`)}
        way={{ path: PATHS.homeSports, label: t('empty.bet') }}
        onReset={isNarrowed(filters) ? () => onFilter(firstView(filters.tab)) : undefined}
      />
    );
  return (
    <InfiniteList
      state={infiniteListState(list)}
      onMore={() => void list.fetchNextPage()}
      labels={{
        more: t('more'),
        loading: t('loading'),
        end: t('end', { number: all }),
        error: t('loadFailed'),
        retry: t('retry'),
      }}
    >
      <RecordList records={records} settled={settled} />
    </InfiniteList>
  );
}
