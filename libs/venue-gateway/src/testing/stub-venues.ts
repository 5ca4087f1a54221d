import type { SportsVenue } from '../ports/sports-venue';
import type { VenueGateway } from '../ports/venue-gateway';
import type { WalletPort } from '../ports/wallet-port';

/** Stands for what a spec gives no answer to: whoever calls it learns what is missing. */
const unused = (part: string) => (): never => {
  throw new Error(`This spec gives no answer to ${part}.`);
};

/** A venue for specs: it answers what it is given, and every other method throws its own name. */
export function stubSportsVenue(answers: Partial<SportsVenue> = {}): SportsVenue {
  return {
    code: 'IMTY',
    sports: unused('sports'),
    matches: unused('matches'),
    match: unused('match'),
    timeline: unused('timeline'),
    statistics: unused('statistics'),
    lineUps: unused('lineUps'),
    results: unused('results'),
    favourites: unused('favourites'),
    setFavourite: unused('setFavourite'),
    limits: unused('limits'),
    builderPrice: unused('builderPrice'),
    placeBet: unused('placeBet'),
    confirmBet: unused('confirmBet'),
    bets: unused('bets'),
    bet: unused('bet'),
    offersCashOut: false,
    cashOutOffers: unused('cashOutOffers'),
    cashOut: unused('cashOut'),
    confirmCashOut: unused('confirmCashOut'),
    ...answers,
  };
}

/** A wallet for specs: it answers what it is given, and every other method throws its own name. */
export function stubWallet(answers: Partial<WalletPort> = {}): WalletPort {
  return {
    balances: unused('wallet.balances'),
    transferIn: unused('wallet.transferIn'),
    recycle: unused('wallet.recycle'),
    transferStatus: unused('wallet.transferStatus'),
    ...answers,
  };
}

/** A whole gateway for specs: the parts it is given, and others that throw their own name when they are used. */
export function stubVenueGateway(parts: Partial<VenueGateway> = {}): VenueGateway {
  return {
    venues: unused('venues'),
    loadOrder: unused('loadOrder'),
    states: unused('states'),
    sports: unused('sports'),
    games: { launch: unused('games.launch'), demo: unused('games.demo') },
    wallet: stubWallet(),
    prepare: unused('prepare'),
    preload: unused('preload'),
    forgetSessions: unused('forgetSessions'),
    ...parts,
  };
}
