import type { ApiError } from '@heptad/api-client';
import { PATHS, useBack, useBrand } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Chip, EmptyState, InfiniteList, infiniteListState, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Amount, Amounts } from '../bet-card/amount';
import { ChipRow } from '../page/chip-row';
import { MoneyKinds } from '../page/money-kinds';
import { RECORDS_COLUMN } from '../page/page-frame';
import { RecordsFailure } from '../page/records-failure';
import type { RewardGroup, RewardPage, RewardState } from './reward';
import { RewardCard } from './reward-card';
import { useRewardsInfiniteQuery } from './reward-queries';

const STATES: readonly RewardState[] = ['waiting', 'claimed', 'expired'];

/** A member's prizes of one group, by their state. */
export function RewardListView({ group }: { readonly group: RewardGroup }) {
  const { t } = useTranslation('records');
  const [address, setAddress] = useSearchParams();
  const state = STATES.find((each) => each === address.get('state'));
  const list = useRewardsInfiniteQuery(
    { group, ...(state !== undefined && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const { isFetching, refetch, currentData } = list;
  const first = currentData?.pages[0];
  const error = first === undefined && !isFetching ? (list.error as ApiError | undefined) : undefined;
  const choose = (next: RewardState | undefined): void =>
    setAddress(next === undefined ? {} : { state: next }, { replace: true });
  return (
    <RefreshPage
      title={t(`reward.title.${group}`)}
      back={{ label: t('back'), onPress: useBack(PATHS.mine) }}
      query={{ isFetching, refetch }}
      say={t}
      column={RECORDS_COLUMN}
    >
      <MoneyKinds />
      <ChipRow label={t('reward.states')}>
        <Chip selected={state === undefined} onClick={() => choose(undefined)}>
          {t('filter.all')}
        </Chip>
        {STATES.map((each) => (
          <Chip key={each} selected={state === each} onClick={() => choose(each)}>
            {t(`reward.state.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      {error !== undefined && (
        <RecordsFailure
          word="reward.loadFailed"
          error={error}
          retrying={false}
          onRetry={() => void refetch()}
        />
      )}
      {first === undefined && error === undefined && (
        <div aria-busy="true" data-state="loading" className="flex flex-col gap-3">
          <Skeleton className="h-[76px] rounded-l" />
          <Skeleton className="h-[112px] rounded-l" />
          <Skeleton className="h-[112px] rounded-l" />
        </div>
      )}
      {first !== undefined && (
        <>
          <Summary page={first} />
          {first.rewards.length === 0 ? (
            <NoRewards group={group} isFiltered={state !== undefined} />
          ) : (
            <InfiniteList
              state={infiniteListState(list)}
              onMore={() => void list.fetchNextPage()}
              labels={{
                more: t('more'),
                loading: t('loading'),
                end: t('reward.end', { number: first.total }),
                error: t('reward.loadFailed'),
                retry: t('retry'),
              }}
            >
              <div className="flex flex-col gap-3">
                {currentData?.pages
                  .flatMap(({ rewards }) => rewards)
                  .map((reward) => (
                    <RewardCard key={reward.id} reward={reward} claimable={first.obstacle === undefined} />
                  ))}
              </div>
            </InfiniteList>
          )}
        </>
      )}
    </RefreshPage>
  );
}

function Summary({ page: { waiting, claimed, obstacle } }: { readonly page: RewardPage }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  return (
    <section aria-label={t('totals.label')} className="rounded-l bg-raised p-4 shadow-1">
      <Amounts across={2}>
        <Amount label={t('reward.waiting')}>{waiting}</Amount>
        <Amount label={t('reward.claimed')}>{formatAmount(claimed, currency)}</Amount>
      </Amounts>
      {obstacle !== undefined && <p className="pt-3 text-sm text-muted">{obstacle}</p>}
    </section>
  );
}

interface NoRewardsProps {
  readonly group: RewardGroup;
  readonly isFiltered: boolean;
}

function NoRewards({ group, isFiltered }: NoRewardsProps) {
  const { t } = useTranslation('records');
  const { assets } = useBrand();
  return (
    <EmptyState
      title={t(isFiltered ? 'reward.noneFiltered' : `reward.none.${group}`)}
      description={isFiltered ? undefined : t(`reward.noneHint.${group}`)}
      art={
        <img
          src={assets.empty}
          alt=""
          width={160}
          height={120}
          className="h-[120px] w-[160px] object-contain"
        />
      }
    />
  );
}
