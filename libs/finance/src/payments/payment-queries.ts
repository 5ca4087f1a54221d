import { callQuery, queryApi, type ApiError } from '@heptad/api-client';
import { type CallResponse, deposit, withdrawal } from '@heptad/contracts';
import {
  toChannel,
  toDeposit,
  toDuty,
  toLimits,
  toWithdrawal,
  type Deposit,
  type DepositChannel,
  type TurnoverDuty,
  type Withdrawal,
  type WithdrawalLimits,
} from './payment';

/** Orders fetched at a time. */
export const ORDERS_PAGE_SIZE = 10;

/** One page of a list, and the number of the next where there is one. */
export interface OrdersPage<Order> {
  readonly orders: readonly Order[];
  readonly next: number | undefined;
}

/** What is done to an order, with the key that was made at the tap. */
export interface OrderChange {
  readonly orderNo: string;
  readonly key: string;
}

const QUIET = { noToast: true } as const;
const keyed = (key: string) => ({ idempotencyKey: key, noToast: 'awaited' as const });
const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ next }: OrdersPage<unknown>) => next,
};

function toPage<Wire, Order>(
  { items, total, page, size }: { items: readonly Wire[]; total: number; page: number; size: number },
  read: (wire: Wire) => Order,
): OrdersPage<Order> {
  return {
    orders: items.map(read),
    next: items.length > 0 && page * size < total ? page + 1 : undefined,
  };
}

// What was paid moves the balance and is moved by it, so one tag and one push from the platform keep all of this new.
const paymentQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    depositChannels: build.query<readonly DepositChannel[], void>({
      query: () => callQuery(deposit.channels, {}, QUIET),
      transformResponse: ({ channels }: CallResponse<typeof deposit.channels>) => channels.map(toChannel),
      // An order that was refused reads them anew: a channel may have closed, or its bounds have changed.
      providesTags: ['balance'],
    }),
    deposit: build.query<Deposit, string>({
      query: (orderNo) => callQuery(deposit.detail, { orderNo }, QUIET),
      transformResponse: ({ order }: CallResponse<typeof deposit.detail>) => toDeposit(order),
      providesTags: ['balance'],
    }),
    deposits: build.infiniteQuery<OrdersPage<Deposit>, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => callQuery(deposit.orders, { page: pageParam, size: ORDERS_PAGE_SIZE }, QUIET),
      transformResponse: (page: CallResponse<typeof deposit.orders>) => toPage(page, toDeposit),
      providesTags: ['balance'],
    }),
    sayPaid: build.mutation<unknown, OrderChange>({
      query: ({ orderNo, key }) => callQuery(deposit.paid, { orderNo }, keyed(key)),
      invalidatesTags: ['balance'],
    }),
    cancelDeposit: build.mutation<unknown, OrderChange>({
      query: ({ orderNo, key }) => callQuery(deposit.cancel, { orderNo }, keyed(key)),
      invalidatesTags: ['balance'],
    }),
    withdrawalLimits: build.query<WithdrawalLimits, void>({
      query: () => callQuery(withdrawal.limits, {}, QUIET),
      transformResponse: toLimits,
      providesTags: ['balance'],
    }),
    turnoverDuties: build.query<readonly TurnoverDuty[], void>({
      query: () => callQuery(withdrawal.audit, {}, QUIET),
      transformResponse: ({ duties }: CallResponse<typeof withdrawal.audit>) => duties.map(toDuty),
      providesTags: ['balance'],
    }),
    confirmName: build.mutation<unknown, { readonly name: string; readonly key: string }>({
      query: ({ name, key }) => callQuery(withdrawal.confirmName, { name }, keyed(key)),
      invalidatesTags: ['balance'],
    }),
    withdrawals: build.infiniteQuery<OrdersPage<Withdrawal>, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) =>
        callQuery(withdrawal.orders, { page: pageParam, size: ORDERS_PAGE_SIZE }, QUIET),
      transformResponse: (page: CallResponse<typeof withdrawal.orders>) => toPage(page, toWithdrawal),
      providesTags: ['balance'],
    }),
  }),
});

export const {
  useDepositChannelsQuery,
  useDepositQuery,
  useDepositsInfiniteQuery,
  useSayPaidMutation,
  useCancelDepositMutation,
  useWithdrawalLimitsQuery,
  useTurnoverDutiesQuery,
  useConfirmNameMutation,
  useWithdrawalsInfiniteQuery,
} = paymentQueries;

/** Why a query or a change failed, where it did. */
export function failureOf(error: ApiError | object | undefined): ApiError | undefined {
  return error !== undefined && 'kind' in error ? error : undefined;
}

/** The orders of all pages, each once: what is new moves others to the next page. */
export function joinOrders<Order extends { readonly orderNo: string }>(
  pagesOfOrders: readonly OrdersPage<Order>[],
): readonly Order[] {
  const known = new Map<string, Order>();
  for (const { orders } of pagesOfOrders)
    for (const order of orders) if (!known.has(order.orderNo)) known.set(order.orderNo, order);
  return [...known.values()];
}
