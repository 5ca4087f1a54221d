import { queryApi, type Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { venue as venueCalls } from '@heptad/contracts';
import { createNativeBridge, type Device } from '@heptad/device';
import { AppContext } from '@heptad/feature-module';
import { defined, odds } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { createToastStore } from '@heptad/ui-kit';
import {
  DEFAULT_VENUES,
  VENUE_CODES,
  type Market,
  type MarketKind,
  type Match,
  type MatchPage,
  type Selection,
  type Side,
  type SportsVenue,
  type VenueCode,
  type VenueGateway,
  type WalletPort,
} from '@heptad/venue-gateway';
import { stubSportsVenue, stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answer } from '../bet-slip/testing/slip-fakes';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';
import { createPriceBoard, type PriceBoard } from '../price-board/price-board';
import type { SportsServices } from '../services';
import { fakeClock, fakeDevice, featureReducer, featureTexts } from './feature-parts';

const KICK_OFF = Date.UTC(2030, 0, 1, 12);

/** A market of a match with a price for each of its sides. */
export function fakeMarket(
  match: string,
  kind: MarketKind,
  prices: Readonly<Record<string, string>>,
  more: Partial<Market> = {},
): Market {
  const key = `im|${match}|${kind}|${more.line ?? ''}|${more.period ?? 'full'}`;
  const selections = Object.entries(prices).map(([side, price]): Selection => ({
    key: `${key}|${side}`,
    side: side as Side,
    name: side,
    odds: odds(price),
    locked: false,
    wire: { id: `${key}|${side}` },
    ...defined({ line: more.line }),
  }));
  return { key, kind, period: 'full', name: kind, status: 'open', selections, ...more };
}

/** A running match with the three markets of a card. */
export function fakeMatch(id: string, more: Partial<Match> = {}): Match {
  return {
    id,
    venue: 'IMTY',
    sport: 'football',
    league: { id: 'l1', name: '星河联赛' },
    home: { name: `主队${id}` },
    away: { name: `客队${id}` },
    kickOff: KICK_OFF,
    status: 'live',
    clock: { seconds: 1_830, period: 'firstHalf', running: true },
    score: { home: 2, away: 1 },
    marketCount: 27,
    favourite: false,
    stream: false,
    markets: [
      fakeMarket(id, 'handicap', { home: '1.90', away: '2.05' }, { line: '-0.25' }),
      fakeMarket(id, 'overUnder', { over: '1.80', under: '2.10' }, { line: '2.5' }),
      fakeMarket(id, 'moneyline', { home: '2.20', draw: '3.30', away: '3.10' }),
    ],
    ...more,
  };
}

/** One page of matches. */
export const pageOf = (matches: readonly Match[], more: Partial<MatchPage> = {}): Result<MatchPage> =>
  answer({ matches, page: 1, total: matches.length, hasMore: false, dropped: 0, ...more });

export const failed: Result<never> = {
  ok: false,
  error: { kind: 'http', status: 500, message: '网络异常', call: '/list' },
};

/** Lets every answer that is there already arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  });

export type VenueAnswers = Partial<SportsVenue>;

export interface SportsScene {
  readonly page: ReactNode;
  readonly path?: string;
  /** Chinese unless given. */
  readonly locale?: 'zh-CN' | 'en';
  readonly at?: string;
  readonly venue?: VenueAnswers;
  /** What some venues answer in their own way. */
  readonly venues?: Partial<Record<VenueCode, VenueAnswers>>;
  readonly order?: readonly VenueCode[];
  readonly states?: VenueGateway['states'];
  readonly board?: PriceBoard;
  /** A guest looks unless this says otherwise. */
  readonly member?: boolean;
  readonly wallet?: Partial<WalletPort>;
  /** Services besides the usual, such as a client with answers. */
  readonly more?: Partial<SportsServices>;
}

/** The services of a scene; their clock follows jest's timers. */
export function sportsServices({
  venue = {},
  venues: own = {},
  order = VENUE_CODES,
  states,
  board = createPriceBoard(),
  wallet = {},
  more = {},
}: Omit<SportsScene, 'page'>) {
  const clock = fakeClock();
  const device: Partial<Device> = {
    ...fakeDevice(clock),
    native: createNativeBridge({
      isApp: false,
      userAgent: '',
      marker: '',
      scheme: 'heptad',
      follow: () => undefined,
    }),
  };
  const described = order.map((code) => DEFAULT_VENUES[code]);
  const sports = jest.fn<SportsVenue, [VenueCode]>((code) =>
    stubSportsVenue({ code, ...venue, ...own[code] }),
  );
  const venues = stubVenueGateway({
    venues: () => described,
    loadOrder: async () => described,
    states: states ?? (async () => failed),
    sports,
    wallet: stubWallet(wallet),
  });
  return {
    // What every list ends with; a spec of anything else that the platform is asked gives its own.
    api: stubApiClient({ [venueCalls.strategiesBanner.path]: answer([]) }),
    clock,
    device: device as Device,
    venues,
    toast: createToastStore(),
    language: { current: () => 'zh-CN' as const, choose: async () => undefined },
    site: { current: () => undefined },
    allowList: { origins: [], development: true, self: 'http://localhost' },
    videoHosts: { origins: [], errors: 0 },
    images: { origins: [], development: true, self: 'http://localhost' },
    sports,
    board,
    ...more,
  };
}

export function sportsStore(services: object, member = false) {
  const store = configureStore({
    reducer: featureReducer,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: member }));
  return store;
}

/** Draws a part of the feature in a small app, for a guest unless it says otherwise; prices are on the scene's own board. */
export async function showSports({ page, path = '/', locale = 'zh-CN', at = path, ...rest }: SportsScene) {
  const i18n = featureTexts(locale, locale === 'en' ? en : zhCN);
  const services = sportsServices(rest);
  const store = sportsStore(services, rest.member);
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const context = {
    services,
    navigation: [],
    homeSections: [],
    send: async () => undefined,
    brand: stubBrand(),
  };
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider value={context}>
          <RouterProvider router={router} />
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await settle();
  return { ...services, store, router };
}
