import { PATHS, useBack, useBrand } from '@heptad/feature-module';
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  infiniteListState,
  Skeleton,
  TitlePage,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFeedbacksInfiniteQuery } from '../line/support-queries';
import { FeedbackRow } from './feedback-row';

/** The member's feedback, the newest first, each with where it stands (ROUTE-068). */
export default function FeedbackListPage() {
  const { t } = useTranslation('support');
  const back = useBack(PATHS.mineFeedback);
  const navigate = useNavigate();
  const { assets } = useBrand();
  const query = useFeedbacksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <TitlePage title={t('feedback.own')} back={{ label: t('back'), onPress: back }}>
      {query.data === undefined && query.isError && (
        <ErrorState
          title={t('feedback.failed')}
          retryLabel={t('retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === undefined && !query.isError && (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-[92px] rounded-m" />
          <Skeleton className="h-[92px] rounded-m" />
        </div>
      )}
      {query.data !== undefined && items.length === 0 && (
        <EmptyState
          art={<img src={assets.empty} alt="" className="h-24" />}
          title={t('feedback.none')}
          action={<Button onClick={() => void navigate(PATHS.mineFeedback)}>{t('feedback.write')}</Button>}
        />
      )}
      {items.length > 0 && (
        <InfiniteList
          state={infiniteListState(query)}
          onMore={() => void query.fetchNextPage()}
          labels={{
            more: t('list.more'),
            loading: t('list.loading'),
            end: t('list.end'),
            error: t('list.error'),
            retry: t('retry'),
          }}
        >
          <ul className="flex flex-col gap-2">
            {items.map((entry) => (
              <FeedbackRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </InfiniteList>
      )}
    </TitlePage>
  );
}
