import { ErrorState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { GiftCard } from './gift-card';
import { useVipGiftsQuery } from './vip-queries';

/** What the member was given for their grade. */
export function GiftList() {
  const { t } = useTranslation('loyalty');
  const { data, isError, isFetching, refetch } = useVipGiftsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby="vip-gifts" className="flex flex-col gap-2">
      <h2 id="vip-gifts" className="text-base font-semibold">
        {t('vip.gifts.title')}
      </h2>
      {data === undefined && !isError && <Skeleton className="h-[88px] rounded-m" />}
      {data === undefined && isError && (
        <ErrorState
          title={t('loadFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.obstacle !== undefined && <p className="text-sm text-muted">{data.obstacle}</p>}
      {data !== undefined && data.items.length === 0 && (
        <p className="flex min-h-[88px] items-center rounded-m bg-raised px-4 text-sm text-muted shadow-1">
          {t('vip.gifts.none')}
        </p>
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-m bg-raised shadow-1">
          {data.items.map((gift) => (
            <GiftCard key={gift.id} gift={gift} claimable={data.obstacle === undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}
