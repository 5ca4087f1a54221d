import { defined, minorUnits, type Money } from '@heptad/formatting';
import type { Bet, BetLeg, BetState, OddsAcceptance, OrderLeg, VenueCode } from '@heptad/venue-gateway';
import * as v from 'valibot';
import { meaningOf, sideOf } from './tally-match';
import { sportOfGame } from './tally-sports';
import {
  fractionOfOdds,
  fromMinutes,
  lineOfQuarters,
  moneyOfCents,
  oddsOfFraction,
  scoreOfCount,
} from './tally-values';
import type { Pick as TallyPick, Slip, SlipLeg } from './tally-wire';

const STATES: ReadonlyMap<string, BetState> = new Map([
  ['?', 'pending'],
  ['Y', 'accepted'],
  ['N', 'rejected'],
  ['W', 'won'],
  ['w', 'halfWon'],
  ['P', 'push'],
  ['l', 'halfLost'],
  ['L', 'lost'],
  ['V', 'void'],
  ['C', 'cashedOut'],
]);
/** How its wire says which change of odds a member takes. */
export const DRIFTS: Readonly<Record<OddsAcceptance, '=' | '+' | '*'>> = { none: '=', better: '+', any: '*' };

const wireOrder = v.object({
  match: v.string(),
  offer: v.string(),
  side: v.string(),
  price: v.string(),
  since: v.optional(v.number()),
});

function pickOf({ selection: { wire, odds } }: OrderLeg): TallyPick | undefined {
  const read = v.safeParse(wireOrder, wire);
  if (!read.success || odds === undefined) return undefined;
  const { match, offer, side, price, since = null } = read.output;
  return [match, offer, side, oddsOfFraction(price) === odds ? price : fractionOfOdds(odds), since];
}

/** The legs as its wire names them; undefined when one is not of this venue or has no price. */
export function picksOf(legs: readonly OrderLeg[]): TallyPick[] | undefined {
  const picks = legs.map(pickOf).filter((each) => each !== undefined);
  return picks.length === legs.length && picks.length > 0 ? picks : undefined;
}

/** An amount as its wire writes it. */
export const centsOf = (amount: Money): number => Number(minorUnits(amount));

function legOf(wire: SlipLeg, bet: BetState): BetLeg | undefined {
  const [match, game, league, home, away, start, market, marketName, letter, mark, price, is, score, since] =
    wire;
  const meaning = meaningOf(market);
  const odds = oddsOfFraction(price);
  if (meaning === undefined || odds === undefined) return undefined;
  const sport = sportOfGame(game);
  const line = lineOfQuarters(mark);
  return {
    ...meaning,
    matchId: String(match),
    league,
    home,
    away,
    marketName,
    side: sideOf(letter),
    selectionName: letter === 'H' ? home : letter === 'A' ? away : letter,
    odds,
    kickOff: fromMinutes(start),
    state: STATES.get(is) ?? bet,
    ...(sport && { sport }),
    ...defined({ line }),
    ...(score !== null && { score }),
    ...(since !== null && { countsFrom: scoreOfCount(since) }),
  };
}

/** A bet as its wire tells it; undefined when it cannot be read. */
export function betOf(venue: VenueCode, wire: Slip): Bet | undefined {
  const state = STATES.get(wire.is);
  if (state === undefined) return undefined;
  const legs = wire.legs.map((each) => legOf(each, state)).filter((each) => each !== undefined);
  if (legs.length !== wire.legs.length) return undefined;
  return {
    id: String(wire.no),
    venue,
    state,
    placedAt: wire.at * 1000,
    comboCode: wire.fold,
    stake: moneyOfCents(wire.put),
    potentialReturn: moneyOfCents(wire.top),
    legs,
    ...(wire.back !== null && { returned: moneyOfCents(wire.back) }),
    ...(wire.done !== null && { settledAt: wire.done * 1000 }),
    ...(wire.why && { rejection: wire.why }),
  };
}
