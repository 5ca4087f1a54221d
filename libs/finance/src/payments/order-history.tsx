import {
  EmptyState,
  ErrorState,
  InfiniteList,
  infiniteListState,
  List,
  Skeleton,
  type NextPage,
} from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinOrders, type OrdersPage } from './payment-queries';

/** What a page needs of an infinite query to draw it. */
export interface OrdersQuery<Order> extends NextPage {
  readonly data?: { readonly pages: readonly OrdersPage<Order>[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

export interface OrderHistoryProps<Order> {
  readonly title: string;
  readonly empty: string;
  readonly query: OrdersQuery<Order>;
  /** One `Cell`. */
  readonly renderOrder: (order: Order) => ReactNode;
}

/** A member's orders of one kind, newest first. */
export function OrderHistory<Order extends { readonly orderNo: string }>({
  title,
  empty,
  query,
  renderOrder,
}: OrderHistoryProps<Order>) {
  const { t } = useTranslation('finance');
  const orders = query.data === undefined ? undefined : joinOrders(query.data.pages);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-text">{title}</h2>
      {orders === undefined && !query.isError && (
        <div aria-busy="true" className="flex flex-col gap-px">
          <Skeleton className="h-[60px] rounded-m" />
          <Skeleton className="h-[60px] rounded-m" />
        </div>
      )}
      {orders === undefined && query.isError && (
        <ErrorState
          title={t('history.loadFailed')}
          retryLabel={t('reload')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
          className="py-4!"
        />
      )}
      {orders?.length === 0 && <EmptyState title={empty} className="rounded-m bg-raised py-6! shadow-1" />}
      {orders !== undefined && orders.length > 0 && (
        <InfiniteList
          state={infiniteListState(query)}
          onMore={() => void query.fetchNextPage()}
          labels={{
            more: t('history.more'),
            loading: t('history.loading'),
            end: t('history.end'),
            error: t('history.loadFailed'),
            retry: t('reload'),
          }}
        >
          <List aria-label={title} className="shadow-1">
            {orders.map(renderOrder)}
          </List>
        </InfiniteList>
      )}
    </section>
  );
}
