import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { useIsMember } from '@heptad/session';
import { Button, EmptyState, ErrorState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SportsServices } from '../services';
import { TitledPage } from '../titled-page/titled-page';
import { PastTipNotice } from './past-tip-notice';
import { RankingFilters } from './ranking-filters';
import { RankingRow } from './ranking-row';
import { readFilters, writeFilters, type RedListFilters } from './red-list-address';
import { useFollows, useRedListRankingQuery, type Ranking } from './red-list-queries';

export { messages } from './red-list-texts';

/** As tall as rows are, so that nothing moves when they come. */
function RankingSkeleton() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-px">
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={row} className="h-[96px]" />
      ))}
    </div>
  );
}

function RankingList({
  ranking: { items, least },
  filters,
  onFilter,
}: {
  readonly ranking: Ranking;
  readonly filters: RedListFilters;
  readonly onFilter: (filters: RedListFilters) => void;
}) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const { ids, isError, refetch } = useFollows();
  // A guest follows nobody, whatever the address says.
  const followed = filters.followed && isMember;
  if (followed && ids === undefined)
    return isError ? (
      <ErrorState title={t('redList.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <RankingSkeleton />
    );
  // Places are those of the whole ranking, whoever of it is shown.
  const placed = items.map((ranked, index) => ({ ranked, place: index + 1 }));
  const shown = followed ? placed.filter(({ ranked }) => ids?.includes(ranked.person.id) === true) : placed;
  if (shown.length === 0)
    return followed ? (
      <EmptyState
        icon="star"
        title={t('redList.nobodyFollowed')}
        description={t('redList.nobodyFollowedHint')}
        action={
          <Button variant="secondary" onClick={() => onFilter({ ...filters, followed: false })}>
            {t('redList.showAll')}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('redList.nobody')} description={t('redList.nobodyHint')} />
    );
  return (
    <>
      <ol
        aria-label={t('redList.list')}
        className="m-0 list-none divide-y divide-line overflow-hidden bg-raised p-0 lg:rounded-l lg:shadow-1"
      >
        {shown.map(({ ranked, place }) => (
          <RankingRow key={ranked.person.id} place={place} by={filters.by} ranked={ranked} />
        ))}
      </ol>
      <p className="px-4 text-center text-xs text-muted text-balance">
        {t('redList.least', { count: least })} · {t('redList.rule')}
      </p>
    </>
  );
}

function RankingBody() {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { by, days, sport } = filters;
  const onFilter = (next: RedListFilters): void => setQuery(writeFilters(next), { replace: true });
  const { currentData, isError, isFetching, refetch } = useRedListRankingQuery(
    { by, days, language: language.current(), ...defined({ sport }) },
    { refetchOnMountOrArgChange: 60 },
  );
  return (
    <>
      <RankingFilters filters={filters} onChange={onFilter} />
      {currentData === undefined &&
        (isError && !isFetching ? (
          <ErrorState title={t('redList.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ) : (
          <RankingSkeleton />
        ))}
      {currentData !== undefined && (
        <RankingList ranking={currentData} filters={filters} onFilter={onFilter} />
      )}
      <PastTipNotice />
    </>
  );
}

/** Tipsters ranked by how their tips ended (ROUTE-083). Everybody may look; following is for members. */
export default function RankingPage() {
  return (
    <TitledPage joined title="redList.title">
      <RankingBody />
    </TitledPage>
  );
}
