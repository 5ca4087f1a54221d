import type { Result } from '@heptad/api-client';
import { stubApiClient, type StubApiClient } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { createClock, createStoredItems, createStoredText } from '@heptad/device';
import { AppContext } from '@heptad/feature-module';
import { money } from '@heptad/formatting';
import { createOpenWrites, OPEN_WRITES_KEY, type OpenWrites } from '@heptad/idempotent-write';
import { createToastStore } from '@heptad/ui-kit';
import type { Transfer, Wallet, WalletPort } from '@heptad/venue-gateway';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import zhCN from '../messages/zh-CN.json';
import paymentsZhCN from '../payments/messages/zh-CN.json';
import { startMoney } from './money-store';

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

/** Lets every answer that is there already arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });

export interface FinanceScene {
  readonly page: ReactNode;
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
  /** What the device keeps of open writes; nothing unless given. */
  readonly openWrites?: OpenWrites;
}

/** A device that keeps nothing. */
const nowhere = (): OpenWrites => createOpenWrites(createStoredText(OPEN_WRITES_KEY, () => null));

/** Draws a part of the feature in a small app whose transfers are carried out. */
export async function showFinance({
  page,
  at = '/',
  wallet = fakeWallet(),
  guest = false,
  entryMode = 2,
  api = stubApiClient(),
  send = async () => undefined,
  openWrites = nowhere(),
}: FinanceScene) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    resources: {
      'zh-CN': {
        finance: zhCN,
        payments: { ...zhCN, ...paymentsZhCN },
        shell: { errors: { system: '系统异常' } },
      },
    },
    interpolation: { escapeValue: false },
  });
  const clock = createClock();
  const services = {
    api,
    clock,
    venues: stubVenueGateway({ wallet }),
    toast: createToastStore(),
    language: { current: () => 'zh-CN' as const, choose: async () => undefined },
    device: { items: createStoredItems(null, clock) },
  };
  const { store } = startMoney(services, { openWrites, guest });
  const router = createMemoryRouter(
    [
      { path: new URL(at, 'http://app').pathname, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', at] },
  );
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider
          value={{
            services,
            brand: stubBrand({ config: { unauthenticatedMode: entryMode } }),
            navigation: [],
            homeSections: [],
            send,
          }}
        >
          <RouterProvider router={router} />
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await settle();
  return { wallet, store, router, api, toast: services.toast, items: services.device.items };
}
