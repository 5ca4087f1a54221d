import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import {
  Card,
  Chip,
  EmptyState,
  ErrorState,
  InfiniteList,
  infiniteListState,
  List,
  Skeleton,
  TitlePage,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ActivitiesServices } from '../../services';
import type { ActivityRecord } from '../activity';
import { joinRecords, useActivityRecordsInfiniteQuery } from './record-queries';
import { RecordRow } from './record-row';

/** What the records of a page are of; the page offers all activities beside it. */
export type RecordsOf = { readonly id: string } | { readonly kind: string };

const SCOPE = 'of';
const ALL = 'all';

function Scope({ all, onChoose }: { readonly all: boolean; readonly onChoose: (all: boolean) => void }) {
  const { t } = useTranslation('activities');
  return (
    <div role="group" aria-label={t('engine.recordsOf')} className="flex flex-wrap gap-2">
      <Chip selected={!all} onClick={() => onChoose(false)}>
        {t('engine.ofThis')}
      </Chip>
      <Chip selected={all} onClick={() => onChoose(true)}>
        {t('engine.ofAll')}
      </Chip>
    </div>
  );
}

function Records({
  records,
  named,
}: {
  readonly records: readonly ActivityRecord[];
  readonly named: boolean;
}) {
  return (
    <List className="shadow-1">
      {records.map((record) => (
        <RecordRow key={record.recordNo} record={record} named={named} />
      ))}
    </List>
  );
}

/** What the member has played and won, the newest first, and what was paid in all (ROUTE-114). @param of this activity, or its kind */
export function RecordsView({ of, title }: { readonly of: RecordsOf; readonly title?: string }) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const back = useBack(PATHS.activityList);
  const [search, setSearch] = useSearchParams();
  const all = search.get(SCOPE) === ALL;
  const query = useActivityRecordsInfiniteQuery(
    { ...(all ? {} : of), locale: language.current() },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isError, isFetching, refetch } = query;
  const records = currentData && joinRecords(currentData.pages);
  return (
    <TitlePage title={title ?? t('engine.records')} back={{ label: t('back'), onPress: back }}>
      <Scope all={all} onChoose={(next) => setSearch(next ? { [SCOPE]: ALL } : {}, { replace: true })} />
      {records === undefined && isError && (
        <ErrorState
          title={t('engine.recordsFailed')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {records === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[76px] rounded-l" />
          <Skeleton className="h-[320px] rounded-m" />
        </div>
      )}
      {currentData !== undefined && (
        <Card className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-muted">{t('engine.paidInAll')}</span>
          <span data-testid="paid-in-all" className="numeric text-xl font-semibold text-link">
            {formatAmount(currentData.pages[0]?.paid ?? '0.00', currency)}
          </span>
        </Card>
      )}
      {records?.length === 0 && (
        <EmptyState icon="records" title={t('engine.noRecords')} description={t('engine.noRecordsHint')} />
      )}
      {records !== undefined && records.length > 0 && (
        <InfiniteList
          state={infiniteListState(query)}
          onMore={() => void query.fetchNextPage()}
          labels={{
            more: t('engine.more'),
            loading: t('engine.loading'),
            end: t('engine.end'),
            error: t('engine.recordsFailed'),
            retry: t('retry'),
          }}
        >
          <Records records={records} named={all || 'kind' in of} />
        </InfiniteList>
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
