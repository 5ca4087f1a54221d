import type { Result } from '@heptad/api-client';
import { stubApiClient, type StubApiClient } from '@heptad/api-client/testing';
import { createClock } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { renderFeature } from '@heptad/feature-testing';
import type { MessageLoaders } from '@heptad/feature-module';
import { defined, money } from '@heptad/formatting';
import type { OpenWrites } from '@heptad/idempotent-write';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { fakeMember } from '@heptad/session/testing';
import type { Transfer, Wallet, WalletPort } from '@heptad/venue-gateway';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import type { ReactNode } from 'react';
import { financeModule } from '../finance-module';
import { depositWrite, withdrawalWrite } from '../payments/payment-writes';
import { transferWrite } from '../transfer/transfer-write';
import { treasureSending } from '../treasure/treasure-sending';

/** A wallet of 1,000 with two venues, the second under maintenance. */
export const WALLET: Wallet = {
  currency: 'CNY',
  centre: money('1000.50'),
  total: money('1230.75'),
  channels: [
    { channel: 'IMTY', name: 'IM体育', balance: money('200'), available: true },
    { channel: 'FBTY', name: 'FB体育', balance: money('30.25'), available: false },
  ],
};

export const failed: Result<never> = {
  ok: false,
  error: { kind: 'http', status: 500, message: '网络异常', call: '/wallet' },
};

/** What the platform says of a transfer. */
export const transferred = (
  key: string,
  state: Transfer['state'],
  more: Partial<Transfer> = {},
): Result<Transfer> => ({ ok: true, value: { key, direction: 'in', state, ...more } });

/** A wallet whose transfers never end until a spec says otherwise. */
export function fakeWallet(wallet: Result<Wallet> | Promise<Result<Wallet>> = { ok: true, value: WALLET }) {
  return {
    balances: jest.fn<ReturnType<WalletPort['balances']>, []>(async () => wallet),
    transferIn: jest.fn<ReturnType<WalletPort['transferIn']>, Parameters<WalletPort['transferIn']>>(
      () => new Promise(() => undefined),
    ),
    recycle: jest.fn<ReturnType<WalletPort['recycle']>, Parameters<WalletPort['recycle']>>(
      () => new Promise(() => undefined),
    ),
    transferStatus: jest.fn<ReturnType<WalletPort['transferStatus']>, [string]>(async () => ({
      ok: true,
      value: null,
    })),
  };
}

export interface FinanceScene {
  readonly page: ReactNode;
  /** Texts that come with the page, where its file brings some. */
  readonly messages?: MessageLoaders;
  /** Where the page stands and how it is entered. */
  readonly at?: string;
  readonly wallet?: ReturnType<typeof fakeWallet>;
  readonly guest?: boolean;
  /** Where the brand leads a guest: 1 to register, 2 to log in. */
  readonly entryMode?: 1 | 2;
  /** What the platform answers besides the wallet. */
  readonly api?: StubApiClient;
  /** Commands to other features. */
  readonly send?: (command: string, payload?: unknown) => Promise<void>;
  /** A device that keeps nothing yet unless given. */
  readonly device?: ReturnType<typeof fakeDevice>;
  /** What the device keeps of open writes; nothing unless given. */
  readonly openWrites?: OpenWrites;
}

/** Draws a part of the feature in a small app whose writes of money are carried out. */
export async function showFinance({
  page,
  messages,
  at = '/',
  wallet = fakeWallet(),
  guest = false,
  entryMode = 2,
  api = stubApiClient(),
  send = async () => undefined,
  device = fakeDevice(),
  openWrites = forgottenWrites(),
}: FinanceScene) {
  const kept = { openWrites };
  const { store, router, services } = await renderFeature({
    module: financeModule,
    parts: {
      sagas: [
        (given) => transferWrite.saga(given, kept),
        (given) => depositWrite.saga(given, kept),
        (given) => withdrawalWrite.saga(given, kept),
        (given) => treasureSending(given, kept),
      ],
    },
    page,
    ...defined({ messages }),
    at,
    before: '/before',
    member: guest ? false : fakeMember('1'),
    brand: { config: { unauthenticatedMode: entryMode } },
    services: { api, clock: createClock(), device, venues: stubVenueGateway({ wallet }) },
    send,
  });
  return { wallet, store, router, api, toast: services.toast, items: device.items };
}
