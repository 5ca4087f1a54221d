import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubApiClient } from '@heptad/api-client/testing';
import { type CallResponse, deposit, payout, protection, withdrawal } from '@heptad/contracts';
import type { PayoutAccount, PayoutAccounts } from '../payout/payout-account';

/** A moment of the specs: orders are made at it and wait a quarter of an hour. */
export const ORDERED_AT = Date.now();

/** What the platform says of a deposit of 500 by bank. */
export function depositAnswer(
  more: Partial<CallResponse<typeof deposit.detail>['order']> = {},
): CallResponse<typeof deposit.detail>['order'] {
  return {
    orderNo: 'D0000000001',
    channel: 'bank',
    amount: '500.00',
    fee: '0.00',
    payAmount: '500.00',
    payCurrency: 'CNY',
    state: 'created',
    createdAt: ORDERED_AT,
    expiresAt: ORDERED_AT + 15 * 60_000,
    payTo: { kind: 'bank', bank: '演示银行', holder: '演示收款人', number: '0000000000000001' },
    ...more,
  };
}

/** What the platform says of a withdrawal of 300 that waits. */
export function withdrawalAnswer(
  more: Partial<CallResponse<typeof withdrawal.orders>['items'][number]> = {},
): CallResponse<typeof withdrawal.orders>['items'][number] {
  return {
    orderNo: 'W0000000001',
    account: { kind: 'bank', label: '演示银行', masked: '**** 1234' },
    amount: '300.00',
    fee: '0.00',
    arrives: '300.00',
    state: 'held',
    createdAt: ORDERED_AT,
    ...more,
  };
}

/** What the platform says of a card that money can leave to. */
export function accountAnswer(more: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    id: '7',
    kind: 'bank',
    label: '演示银行',
    bank: 'DEMO',
    masked: '**** 1234',
    holder: '演***',
    isDefault: 1,
    addedAt: ORDERED_AT,
    usableAt: 0,
    ...more,
  };
}

/** What the platform says of a member's accounts, and of the holder that the first has fixed. */
export function payoutAnswer(accounts: readonly PayoutAccount[]): PayoutAccounts {
  return {
    accounts: [...accounts],
    kinds: (['bank', 'coin', 'ebpay', 'koipay', 'wechat', 'alipay', 'digital'] as const).map((kind) => ({
      kind,
      most: 2,
    })),
    coolingMinutes: 60,
    ...(accounts.length === 0 ? {} : { holder: '演***' }),
  };
}

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refused = (code: string, message: string) =>
  ({ ok: false, error: { kind: 'business', code, message, call: '/payments' } satisfies ApiError }) as const;

const none = { items: [], total: 0, page: 1, size: 10 };

/** What a member may withdraw who has deposited 1,000 that are not bet yet. */
export const LIMITS = {
  currency: 'CNY',
  balance: '11000.00',
  min: '100.00',
  max: '50000.00',
  dayMax: '160000.00',
  dayLeft: '160000.00',
  timesLeft: 5,
  free: '10000.00',
  turnoverLeft: '1000.00',
  feeRate: '0.0200',
  timesADay: 5,
  passwordSet: 1,
  nameWanted: 0,
} as const;

/** A platform on which nothing has been paid yet, three ways stand open, and one card is known. */
export function paymentApi(): StubApiClient {
  return stubApiClient({
    [deposit.channels.path]: ok({
      currency: 'CNY',
      channels: [
        {
          channel: 'bank',
          group: 'card',
          status: 1,
          min: '100.00',
          max: '35000.00',
          quick: ['100.00', '500.00'],
          minutes: 15,
          payCurrency: 'CNY',
        },
        {
          channel: 'trc20',
          group: 'coin',
          status: 1,
          min: '200.00',
          max: '80000.00',
          quick: ['200.00', '1000.00'],
          minutes: 15,
          payCurrency: 'USDT',
          rate: '7.20',
        },
        {
          channel: 'ebpay',
          group: 'wallet',
          status: 0,
          min: '50.00',
          max: '8000.00',
          quick: ['50.00'],
          minutes: 15,
          payCurrency: 'CNY',
        },
      ],
    }),
    [protection.state.path]: ok({
      timeZone: 'Asia/Shanghai',
      limits: [],
      realityMinutes: 60,
      markers: [],
      markersRead: 1,
    }),
    [deposit.orders.path]: ok(none),
    [withdrawal.orders.path]: ok(none),
    [payout.accounts.path]: ok(payoutAnswer([accountAnswer()])),
    [payout.banks.path]: ok({
      banks: [
        { code: 'DEMO', name: '演示银行', bins: ['620000'] },
        { code: 'ICBC', name: '中国工商银行', bins: ['622202', '6222'] },
      ],
    }),
    [withdrawal.audit.path]: ok({
      duties: [
        {
          source: 'deposit',
          orderNo: 'D0000000009',
          amount: '1000.00',
          left: '1000.00',
          createdAt: ORDERED_AT,
          partCount: 0,
          parts: [],
        },
      ],
    }),
    [withdrawal.limits.path]: ok(LIMITS),
  });
}
