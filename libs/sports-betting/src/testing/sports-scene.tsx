import type { Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import type { BrandTraits } from '@heptad/brand-config/testing';
import { selections, SPORTS_VENUES, venue as venueCalls } from '@heptad/contracts';
import { fakeServices, featureStore, renderFeature } from '@heptad/feature-testing';
import type { AppContextValue, MessageLoaders } from '@heptad/feature-module';
import { defined, odds } from '@heptad/formatting';
import {
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
import type { ReactNode } from 'react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { createPriceBoard, type PriceBoard } from '../price-board/price-board';
import type { SportsServices } from '../services';
import { sportsBettingModule } from '../sports-module';
import { featureReducer } from './feature-parts';

export { settle } from '@heptad/feature-testing';

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

export type VenueAnswers = Partial<SportsVenue>;

export interface SportsScene {
  readonly page: ReactNode;
  /** Texts that come with the page. */
  readonly messages?: MessageLoaders;
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
  /** What differs from the stub of a brand. */
  readonly brand?: BrandTraits;
  /** Commands to other features. */
  readonly send?: AppContextValue['send'];
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
}: Omit<SportsScene, 'page' | 'messages'>) {
  const described = order.map((code) => SPORTS_VENUES[code]);
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
  const usual = fakeServices();
  return {
    ...usual,
    // What every list ends with; a spec of anything else that the platform is asked gives its own.
    api: stubApiClient({
      [venueCalls.strategiesBanner.path]: answer([]),
      [selections.popularBets.path]: answer({ hours: 6, items: [] }),
    }),
    venues,
    sports,
    board,
    ...more,
    site: { ...usual.site, ...more.site },
  };
}

export const sportsStore = (services: object, member = false) =>
  featureStore({ reducer: featureReducer, services, member });

/**
 * Draws a part of the feature in a small app, for a guest unless it says otherwise; prices are on the scene's own board, and no
 * workflow runs.
 */
export async function showSports({
  page,
  messages,
  path = '/',
  locale = 'zh-CN',
  at = path,
  brand,
  send,
  ...rest
}: SportsScene) {
  const services = sportsServices(rest);
  const store = sportsStore(services, rest.member);
  const { router } = await renderFeature({
    module: sportsBettingModule,
    page,
    path,
    at,
    locale,
    services,
    store,
    ...defined({ messages, brand, send }),
  });
  return { ...services, store, router };
}
