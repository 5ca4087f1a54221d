import type { Result } from '@heptad/api-client';
import { fakeClock, fakeDevice } from '@heptad/device/testing';
import { addMoney, money, odds } from '@heptad/formatting';
import { createToastStore } from '@heptad/ui-kit';
import {
  type Bet,
  type BetState,
  type Match,
  type SportsVenue,
  type VenueCode,
  type Wallet,
} from '@heptad/venue-gateway';
import { stubSportsVenue, stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { keyOf, type SlipSelection } from '../slip-selection';

interface LegTraits {
  readonly match?: string;
  readonly price?: string;
  readonly venue?: VenueCode;
  readonly kind?: SlipSelection['market']['kind'];
}

/** A home side at half a goal; its team carries the match's name. */
export function fakeLeg(
  key: string,
  { match = key, price = '1.90', venue = 'IMTY', kind = 'handicap' }: LegTraits = {},
): SlipSelection {
  return {
    venue,
    match: {
      id: match,
      sport: 'football',
      league: { id: 'l1', name: 'League' },
      home: { name: `Home ${match}` },
      away: { name: `Away ${match}` },
      kickOff: 1_800_000_000_000,
      status: 'upcoming',
    },
    market: { key: `m|${key}`, kind, period: 'full', name: 'Handicap', line: '-0.5' },
    selection: { key, side: 'home', name: 'Home', line: '-0.5' },
    odds: odds(price),
  };
}

/** The venue's match that holds a selection at a price. */
export function fakeMatch(leg: SlipSelection, price: string, more: Partial<Match> = {}): Match {
  return {
    ...leg.match,
    venue: leg.venue,
    marketCount: 1,
    favourite: false,
    stream: false,
    markets: [
      {
        ...leg.market,
        status: 'open',
        selections: [
          { ...leg.selection, odds: odds(price), locked: false, wire: { id: keyOf(leg), answer: price } },
        ],
      },
    ],
    ...more,
  };
}

export function fakeBet(state: BetState, more: Partial<Bet> = {}): Bet {
  return {
    id: '9007199254740993',
    venue: 'IMTY',
    state,
    placedAt: 1_800_000_000_000,
    comboCode: 1_001,
    stake: money('10'),
    potentialReturn: money('19'),
    legs: [],
    ...more,
  };
}

const unexpected = (): Promise<never> => Promise.reject(new Error('this test gives no answer to that'));

/** A venue's way of placing that always gives this answer, and remembers what it was sent. */
export const placing = (result: Result<Bet>) =>
  jest.fn<Promise<Result<Bet>>, Parameters<SportsVenue['placeBet']>>(async () => result);

/** A venue's way of telling of a key that always gives this answer. */
export const confirming = (result: Result<Bet | null>) =>
  jest.fn<Promise<Result<Bet | null>>, Parameters<SportsVenue['confirmBet']>>(async () => result);

export const answer = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export function fakeWallet(balance: string): Wallet {
  const centre = money('1000');
  const channel = { channel: 'IMTY', name: 'IM', balance: money(balance), available: true };
  return { currency: 'CNY', centre, total: addMoney(centre, channel.balance), channels: [channel] };
}

/** The mark under which bets of the member of {@link fakeServices} are kept. */
export const FAKE_VISITOR = 'member';

/** The parts of the app the slip uses; its clock follows jest's timers. */
export function fakeServices(
  venue: Partial<SportsVenue>,
  wallet: Wallet = fakeWallet('500'),
): SportsServices {
  const clock = fakeClock();
  const device = fakeDevice(clock);
  const venues = stubVenueGateway({
    sports: () => stubSportsVenue(venue),
    wallet: stubWallet({ balances: async () => answer(wallet) }),
  });
  const services: Partial<SportsServices> = {
    clock,
    device,
    visitor: () => FAKE_VISITOR,
    venues,
    toast: createToastStore(),
    language: { current: () => 'en', choose: unexpected },
  };
  return services as SportsServices;
}

/** Gives a selection a price on the board that may be bet for ten seconds. */
export function quote(board: PriceBoard, leg: SlipSelection, price: string, locked = false): void {
  board.apply(
    [{ key: keyOf(leg), odds: odds(price), locked, wire: { id: keyOf(leg), price } }],
    Date.now(),
    10_000,
  );
}
