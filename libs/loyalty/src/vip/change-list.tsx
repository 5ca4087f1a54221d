import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Cell, ErrorState, InfiniteList, infiniteListState, List, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LoyaltyServices } from '../services';
import { gradeTitle } from './vip';
import { useVipChangesInfiniteQuery } from './vip-queries';

/** How the member's grade has changed, the newest first. */
export function ChangeList() {
  const { t } = useTranslation('loyalty');
  const { language } = useServices<LoyaltyServices>();
  const list = useVipChangesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const first = list.data?.pages[0];
  return (
    <section aria-labelledby="vip-changes" className="flex flex-col gap-2">
      <h2 id="vip-changes" className="text-base font-semibold">
        {t('vip.changes.title')}
      </h2>
      {first === undefined && !list.isError && <Skeleton className="h-[64px] rounded-m" />}
      {first === undefined && list.isError && (
        <ErrorState
          title={t('loadFailed')}
          retryLabel={t('reload')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {first !== undefined && first.total === 0 && (
        <p className="flex min-h-[64px] items-center rounded-m bg-raised px-4 text-sm text-muted shadow-1">
          {t('vip.changes.none')}
        </p>
      )}
      {first !== undefined && first.total > 0 && (
        <InfiniteList
          state={infiniteListState(list)}
          onMore={() => void list.fetchNextPage()}
          labels={{
            more: t('vip.changes.more'),
            loading: t('vip.changes.loading'),
            end: t('vip.changes.end', { count: first.total }),
            error: t('loadFailed'),
            retry: t('reload'),
          }}
        >
          <List className="shadow-1">
            {list.data?.pages
              .flatMap(({ changes }) => changes)
              .map(({ id, from, to, cause, at }) => (
                <Cell
                  key={id}
                  title={cause === 'opening' ? gradeTitle(to) : `${gradeTitle(from)} → ${gradeTitle(to)}`}
                  description={formatDateTime(at, language.current())}
                  trailing={t(`vip.changes.cause.${cause}`)}
                />
              ))}
          </List>
        </InfiniteList>
      )}
    </section>
  );
}
