import { useServices } from '@heptad/feature-module';
import {
  EmptyState,
  ErrorState,
  InfiniteList,
  infiniteListState,
  panelOf,
  Skeleton,
  Tabs,
} from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { useRedListTipsInfiniteQuery } from './red-list-queries';
import { TipCard } from './tip-card';

type Which = 'open' | 'settled';

function TipList({ personId, which }: { readonly personId: string; readonly which: Which }) {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const list = useRedListTipsInfiniteQuery(
    { personId, settled: which === 'settled', language: language.current() },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isFetching } = list;
  const seen = new Set<string>();
  // A page that moved on between two answers brings a tip twice; it is shown once.
  const tips = currentData?.pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  if (tips === undefined)
    return list.isError && !isFetching ? (
      <ErrorState
        title={t('redList.tips.failed')}
        retryLabel={t('retry')}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-px">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-[96px]" />
        ))}
      </div>
    );
  if (tips.length === 0)
    return which === 'open' ? (
      <EmptyState title={t('redList.tips.noOpen')} description={t('redList.tips.noOpenHint')} />
    ) : (
      <EmptyState title={t('redList.tips.noSettled')} />
    );
  return (
    <InfiniteList
      state={infiniteListState(list)}
      onMore={() => void list.fetchNextPage()}
      labels={{
        loading: t('redList.tips.loading'),
        more: t('redList.tips.more'),
        end: t('redList.tips.end'),
        error: t('redList.tips.error'),
        retry: t('retry'),
      }}
    >
      <ul aria-label={t(`redList.tips.${which}`)} className="m-0 list-none divide-y divide-line p-0">
        {tips.map((tip) => (
          <TipCard key={tip.id} tip={tip} />
        ))}
      </ul>
    </InfiniteList>
  );
}

/** A tipster's recommendations: what is still open, and how the others ended. */
export function PersonTips({ personId }: { readonly personId: string }) {
  const { t } = useTranslation('sports');
  const panel = useId();
  const [which, setWhich] = useState<Which>('open');
  return (
    <section
      aria-label={t('redList.tips.label')}
      className="overflow-hidden bg-raised lg:rounded-l lg:shadow-1"
    >
      <Tabs<Which>
        label={t('redList.tips.label')}
        panel={panel}
        value={which}
        onValueChange={setWhich}
        items={(['open', 'settled'] as const).map((value) => ({
          value,
          label: t(`redList.tips.${value}`),
        }))}
        className="border-b border-line px-1"
      />
      <div {...panelOf(panel, which)}>
        <TipList key={which} personId={personId} which={which} />
      </div>
    </section>
  );
}
