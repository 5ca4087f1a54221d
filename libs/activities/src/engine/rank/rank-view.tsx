import { useBack, useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import {
  Card,
  EmptyState,
  ErrorState,
  InfiniteList,
  infiniteListState,
  Skeleton,
  TitlePage,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import { OwnPlace } from './own-place';
import { RankList } from './rank-list';
import { joinRanks, useActivityRankInfiniteQuery } from './rank-queries';

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[68px] rounded-l" />
      <Skeleton className="h-[420px] rounded-l" />
    </div>
  );
}

/** A whole ranking, page by page, with the member's own place above it. @param elsewhere where the way back leads to without a history */
export function RankView({ id, elsewhere }: { readonly id: string; readonly elsewhere: string }) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const back = useBack(elsewhere);
  const query = useActivityRankInfiniteQuery(
    { id, locale: language.current() },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isError, isFetching, refetch } = query;
  const first = currentData?.pages[0];
  const rows = currentData && joinRanks(currentData.pages);
  return (
    <TitlePage title={t('engine.ranking.title')} back={{ label: t('back'), onPress: back }}>
      {first === undefined && isError && (
        <ErrorState
          title={t('engine.ranking.failed')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {first === undefined && !isError && <Waiting />}
      {first !== undefined && (
        <>
          {first.total > 0 && <OwnPlace own={first.own} unit={first.unit} />}
          <p className="flex justify-between gap-3 text-xs text-muted tabular-nums">
            <span>{first.total > 0 && t('engine.ranking.total', { total: first.total })}</span>
            <span>
              {t('engine.ranking.counted', { time: formatDateTime(first.countedUntil, language.current()) })}
            </span>
          </p>
        </>
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon="records"
          title={t('engine.ranking.none')}
          description={t('engine.ranking.noneHint')}
        />
      )}
      {first !== undefined && rows !== undefined && rows.length > 0 && (
        <InfiniteList
          state={infiniteListState(query)}
          onMore={() => void query.fetchNextPage()}
          labels={{
            more: t('engine.more'),
            loading: t('engine.loading'),
            end: t('engine.end'),
            error: t('engine.ranking.failed'),
            retry: t('retry'),
          }}
        >
          <Card>
            <RankList rows={rows} unit={first.unit} label={t('engine.ranking.title')} />
          </Card>
        </InfiniteList>
      )}
      <p className="text-center text-xs text-muted">{t('engine.ranking.ties')}</p>
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
