import { Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Markets that are on their way, in the measures of what will stand there. */
export function MarketSkeleton() {
  return ['first', 'second', 'third'].map((market) => (
    <div key={market} className="flex flex-col gap-[4px] bg-raised px-[12px] pt-[8px] pb-[12px]">
      <Skeleton className="mb-[4px] h-[20px] w-[96px]" />
      <Skeleton className="h-[44px]" />
      <Skeleton className="h-[44px]" />
    </div>
  ));
}

/** The page of a match of which nothing is known yet, in the measures of what will stand there. */
export function MatchSkeleton() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="h-[84px] bg-head-special" />
      <div className="h-[88px] border-b border-line bg-raised" />
      <MarketSkeleton />
    </div>
  );
}
