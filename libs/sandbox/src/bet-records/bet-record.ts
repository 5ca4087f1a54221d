import type { bets, CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits, minorUnits, subtractMoney } from '@heptad/formatting';
import type { Money } from '@heptad/formatting';
import { highestPayout, NOT_STAKED } from '@heptad/sandbox-ledger';
import type { Bet, BetLeg } from '@heptad/sandbox-ledger';
import type { SimScore } from '@heptad/sandbox-simulation';
import { describeLeg, isFinal } from '@heptad/sandbox-venues';
import type { MatchesAndOutrights, VenueLocale } from '@heptad/sandbox-venues';

type WireRecord = CallResponse<typeof bets.records>['items'][number];

/** A bet as the member's records show it, with names in the given language. */
export function recordOfBet(simulation: MatchesAndOutrights, bet: Bet, locale: VenueLocale): WireRecord {
  const final = isFinal(bet);
  const returns = final ? returnsOf(bet) : highestReturn(bet);
  return {
    id: bet.id,
    venue: bet.venue,
    state: bet.state,
    comboCode: bet.code,
    combinations: bet.combinations,
    unitStake: bet.unitStake,
    stake: bet.stake,
    returns,
    placedAt: bet.placedAt,
    ...defined({ cashedOut: bet.cashedOut, builderOdds: bet.builderOdds }),
    ...(final ? { winLoss: subtractMoney(returns, bet.stake) } : {}),
    ...defined({ settledAt: bet.settledAt, refusal: bet.refusal }),
    legs: bet.legs.map((leg) => recordOfLeg(simulation, leg, locale)),
  };
}

function recordOfLeg(
  simulation: MatchesAndOutrights,
  leg: BetLeg,
  locale: VenueLocale,
): WireRecord['legs'][number] {
  const { line, result, ...names } = describeLeg(simulation, leg, locale);
  return {
    matchId: leg.matchId,
    ...names,
    odds: leg.odds,
    sport: leg.sport,
    live: leg.live,
    state: leg.state === 'open' ? 'accepted' : leg.state,
    ...defined({ notation: leg.notation }),
    ...(leg.live ? { scoreAtBet: scoreText(leg.scoreAtBet) } : {}),
    ...(leg.countsFrom && { countsFrom: scoreText(leg.countsFrom) }),
    ...defined({ line }),
    ...(result === undefined ? {} : { result: scoreText(result) }),
  };
}

function scoreText({ home, away }: SimScore): string {
  return `${String(home)}:${String(away)}`;
}

/** What came back of a bet that is over; of a rejected one the whole stake, and of an edited one, whose stake went over. */
function returnsOf({ state, stake, payout }: Bet): Money {
  return NOT_STAKED.includes(state) ? stake : (payout ?? fromMinorUnits(0n));
}

/** What an open bet can still bring: legs that are lost already bring nothing, nor does what was cashed out. */
function highestReturn(bet: Bet): Money {
  return fromMinorUnits(highestPayout(bet, minorUnits(bet.runningUnitStake)));
}
