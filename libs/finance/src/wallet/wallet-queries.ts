import { callQuery, queryApi } from '@heptad/api-client';
import { sportsVenueOf, type CallResponse, walletOverview } from '@heptad/contracts';
import { addMoney, money, subtractMoney, type Money } from '@heptad/formatting';
import { walletQueries, type Wallet } from '@heptad/venue-gateway';

const QUIET = { noToast: true } as const;

/** What of the money is not free to be taken out yet. */
export interface LockedMoney {
  readonly turnoverLeft: Money;
  /** The part of the turnover that bonuses ask for. */
  readonly bonus: Money;
  /** In withdrawals that are not paid yet. */
  readonly withdrawing: Money;
}

/** What there was in all wallets when a day ended; of today, what there is. */
export interface DailyBalance {
  /** `2028-02-29`, by the member's own calendar. */
  readonly day: string;
  readonly closing: Money;
}

/** What the member has chosen about automatic transfer. */
export interface AutoTransfer {
  readonly enabled: boolean;
  /** Milliseconds since 1970; undefined until the member has chosen. */
  readonly chosenAt: number | undefined;
}

/** A choice, with the key that was made at the tap. */
export interface AutoTransferChange {
  readonly enabled: boolean;
  readonly key: string;
}

type OneWallet = CallResponse<typeof walletOverview.one>;
type Choice = CallResponse<typeof walletOverview.autoTransfer>;

const toAutoTransfer = ({ enabled, chosenAt }: Choice): AutoTransfer => ({
  enabled: enabled === 1,
  chosenAt,
});

/** The wallet with one venue's balance as it was just read. The total moves as that balance has, whatever else it holds. */
export function withOneWallet(wallet: Wallet, { channelCode, balance, status }: OneWallet): Wallet {
  const read = sportsVenueOf(channelCode) ?? channelCode;
  const before = wallet.channels.find(({ channel }) => channel === read);
  if (before === undefined) return wallet;
  const now = { ...before, balance: money(balance), available: status === 1 };
  return {
    ...wallet,
    channels: wallet.channels.map((each) => (each === before ? now : each)),
    total: addMoney(wallet.total, subtractMoney(now.balance, before.balance)),
  };
}

const overviewQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    lockedMoney: build.query<LockedMoney, void>({
      query: () => callQuery(walletOverview.locked, {}, QUIET),
      transformResponse: ({
        turnoverLeft,
        bonus,
        withdrawing,
      }: CallResponse<typeof walletOverview.locked>) => ({
        turnoverLeft: money(turnoverLeft),
        bonus: money(bonus),
        withdrawing: money(withdrawing),
      }),
      providesTags: ['balance'],
    }),
    balanceTrend: build.query<readonly DailyBalance[], void>({
      query: () => callQuery(walletOverview.trend, {}, QUIET),
      transformResponse: ({ days }: CallResponse<typeof walletOverview.trend>) =>
        days.map(({ day, closing }) => ({ day, closing: money(closing) })),
      providesTags: ['balance'],
    }),
    autoTransfer: build.query<AutoTransfer, void>({
      query: () => callQuery(walletOverview.autoTransfer, {}, QUIET),
      transformResponse: toAutoTransfer,
    }),
    chooseAutoTransfer: build.mutation<AutoTransfer, AutoTransferChange>({
      query: ({ enabled, key }) =>
        callQuery(
          walletOverview.setAutoTransfer,
          { enabled: enabled ? 1 : 0 },
          { idempotencyKey: key, noToast: 'awaited' },
        ),
      transformResponse: toAutoTransfer,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const chosen = await queryFulfilled.catch(() => undefined);
        if (chosen !== undefined)
          dispatch(overviewQueries.util.updateQueryData('autoTransfer', undefined, () => chosen.data));
      },
    }),
    readOneWallet: build.mutation<OneWallet, string>({
      query: (channelCode) => callQuery(walletOverview.one, { channelCode }, QUIET),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const read = await queryFulfilled.catch(() => undefined);
        if (read !== undefined)
          dispatch(
            walletQueries.util.updateQueryData('wallet', undefined, (wallet) =>
              withOneWallet(wallet, read.data),
            ),
          );
      },
    }),
  }),
});

export const {
  useLockedMoneyQuery,
  useBalanceTrendQuery,
  useAutoTransferQuery,
  useChooseAutoTransferMutation,
  useReadOneWalletMutation,
} = overviewQueries;
