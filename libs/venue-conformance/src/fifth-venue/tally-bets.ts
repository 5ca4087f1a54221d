import type { Result } from '@heptad/api-client';
import * as v from 'valibot';
import { defined, minorUnits, type Money } from '@heptad/formatting';
import type {
  Bet,
  BetLeg,
  BetState,
  OddsAcceptance,
  OrderLeg,
  SportsVenue,
  VenueCode,
} from '@heptad/venue-gateway';
import {
  betUnknown,
  comboLimits,
  readRecords,
  selectionLimits,
  malformed,
  type VenueSession,
} from '@heptad/venue-gateway/testing';
import { meaningOf, sideOf } from './tally-match';
import { sportOfGame } from './tally-sports';
import { fractionOfOdds, fromMinutes, lineOfQuarters, moneyOfCents, oddsOfFraction } from './tally-values';
import {
  slip,
  tallyAsk,
  tallyLimits,
  tallySlips,
  tallyStake,
  type Pick as TallyPick,
  type Slip,
  type SlipLeg,
} from './tally-wire';

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
const DRIFTS: Readonly<Record<OddsAcceptance, '=' | '+' | '*'>> = { none: '=', better: '+', any: '*' };

const wireOrder = v.object({ match: v.string(), offer: v.string(), side: v.string(), price: v.string() });

function pickOf({ selection: { wire, odds } }: OrderLeg): TallyPick | undefined {
  const read = v.safeParse(wireOrder, wire);
  if (!read.success || odds === undefined) return undefined;
  const { match, offer, side, price } = read.output;
  return [match, offer, side, oddsOfFraction(price) === odds ? price : fractionOfOdds(odds)];
}

function picksOf(legs: readonly OrderLeg[]): TallyPick[] | undefined {
  const picks = legs.map(pickOf).filter((each) => each !== undefined);
  return picks.length === legs.length && picks.length > 0 ? picks : undefined;
}

const centsOf = (amount: Money): number => Number(minorUnits(amount));

function legOf(wire: SlipLeg, bet: BetState): BetLeg | undefined {
  const [match, game, league, home, away, start, market, marketName, letter, mark, price, is, score] = wire;
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
  };
}

function betOf(venue: VenueCode, wire: Slip): Bet | undefined {
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

/** The fifth venue's bets. */
export function createTallyBets(
  session: VenueSession,
): Pick<SportsVenue, 'limits' | 'placeBet' | 'confirmBet' | 'bets' | 'bet'> {
  async function ask(request: { no: string } | { key: string }): Promise<Result<Bet | null>> {
    const answer = await session.call(tallyAsk, request, { noToast: true });
    if (!answer.ok) return answer;
    const [found] = answer.value.slips;
    if (found === undefined) return { ok: true, value: null };
    const bet = betOf(session.venue, found);
    return bet ? { ok: true, value: bet } : malformed(tallyAsk.path, 'the slip cannot be read');
  }

  return {
    async limits(legs) {
      const picks = picksOf(legs);
      if (!picks) return malformed(tallyLimits.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(tallyLimits, { picks }, { noToast: true });
      if (!answer.ok) return answer;
      const { offer, side, price, least, most, folds } = answer.value;
      const selections = legs.map((leg, index) => {
        const [, asked, letter] = picks[index] ?? [];
        const at = offer.findIndex((each, place) => String(each) === asked && side[place] === letter);
        const odds = oddsOfFraction(price[at] ?? '-');
        return selectionLimits(
          leg.selection.key,
          at < 0
            ? undefined
            : {
                available: odds !== undefined,
                odds,
                min: moneyOfCents(least[at] ?? 0),
                max: moneyOfCents(most[at] ?? 0),
              },
        );
      });
      const combos = folds.map(([code, count, min, max]) =>
        comboLimits(code, count, moneyOfCents(min), moneyOfCents(max)),
      );
      return { ok: true, value: { selections, combos } };
    },

    async placeBet(order, key) {
      const picks = picksOf(order.legs);
      if (!picks) return malformed(tallyStake.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(
        tallyStake,
        { fold: order.comboCode, each: centsOf(order.stake), drift: DRIFTS[order.acceptance], picks },
        { idempotencyKey: key, noToast: 'awaited' },
      );
      if (!answer.ok) return answer;
      const bet = betOf(session.venue, answer.value.slip);
      return bet
        ? { ok: true, value: { ...bet, key } }
        : malformed(tallyStake.path, 'the slip cannot be read');
    },

    async confirmBet(key) {
      const found = await ask({ key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },

    async bet(id) {
      const found = await ask({ no: id });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(tallyAsk.path);
    },

    async bets({ settled, page = 1, pageSize = 20, from, to, signal }) {
      const answer = await session.call(
        tallySlips,
        {
          over: settled,
          from: (page - 1) * pageSize,
          rows: pageSize,
          ...defined({ since: from, until: to }),
        },
        { noToast: true, ...(signal && { signal }) },
      );
      if (!answer.ok) return answer;
      const { all, slips } = answer.value;
      const read = await readRecords(
        slips,
        slip,
        (each) => betOf(session.venue, each),
        ({ id }) => id,
      );
      return {
        ok: true,
        value: { bets: read.kept, page, total: all, hasMore: page * pageSize < all, dropped: read.dropped },
      };
    },
  };
}
