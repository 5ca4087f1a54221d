import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubApiClient } from '@heptad/api-client/testing';
import { type CallResponse, deposit, payout, withdrawal } from '@heptad/contracts';

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

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refused = (code: string, message: string) =>
  ({ ok: false, error: { kind: 'business', code, message, call: '/payments' } satisfies ApiError }) as const;

const none = { items: [], total: 0, page: 1, size: 10 };

/** A platform on which nothing has been paid yet, three ways stand open, and one card is known. */
export function paymentApi(): StubApiClient {
  return stubApiClient({
    [deposit.channels.path]: ok({
      currency: 'CNY',
      channels: [
        {
          channel: 'bank',
          status: 1,
          min: '100.00',
          max: '35000.00',
          quick: ['100.00', '500.00'],
          minutes: 15,
          payCurrency: 'CNY',
        },
        {
          channel: 'coin',
          status: 1,
          min: '200.00',
          max: '80000.00',
          quick: ['200.00', '1000.00'],
          minutes: 15,
          payCurrency: 'USDT',
          rate: '7.20',
        },
        {
          channel: 'wallet',
          status: 0,
          min: '50.00',
          max: '8000.00',
          quick: ['50.00'],
          minutes: 15,
          payCurrency: 'CNY',
        },
      ],
    }),
    [deposit.orders.path]: ok(none),
    [withdrawal.orders.path]: ok(none),
    [payout.accounts.path]: ok({
      accounts: [{ id: '7', kind: 'bank', label: '演示银行', masked: '**** 1234', addedAt: ORDERED_AT }],
      most: 5,
    }),
    [withdrawal.limits.path]: ok({
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
    }),
  });
}
