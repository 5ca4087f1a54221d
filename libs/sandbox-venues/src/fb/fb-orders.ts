import { fb } from '@heptad/contracts';
import { defined, odds } from '@heptad/formatting';
import type { Bet, BetLeg, BetState, OrderLeg } from '@heptad/sandbox-ledger';
import type { SimMarket, Simulation } from '@heptad/sandbox-simulation';
import { refusalMessage, refusedBet } from '../bets/bet-refusals';
import { isFinal } from '../bets/final-bet';
import { describeLeg, type MatchesAndOutrights } from '../bets/leg-description';
import { marketKeyOfSelection, plainLine } from '../matches/selection-keys';
import type { VenueLocale } from '../wire/venue-locale';
import { readScoreText, scoreText } from '../wire/score-text';
import { fbMarketId } from './encode-fb-record';
import { fbMarketType, fbOptionType, fbPeriod, fbSportId } from './fb-numbers';

type Settled = Exclude<BetState, 'pending' | 'accepted' | 'rejected' | 'cashedOut' | 'edited'>;

const RESULTS: Readonly<Record<Settled, number>> = {
  won: fb.RESULT.won,
  halfWon: fb.RESULT.halfWon,
  push: fb.RESULT.push,
  halfLost: fb.RESULT.halfLost,
  lost: fb.RESULT.lost,
  void: fb.RESULT.void,
};

function resultOf(state: BetState | BetLeg['state']): number {
  return state in RESULTS ? RESULTS[state as Settled] : fb.RESULT.open;
}

function stateOf(bet: Bet): number {
  if (bet.state === 'pending') return fb.ORDER_STATE.pending;
  if (bet.state === 'rejected') return fb.ORDER_STATE.rejected;
  if (bet.state === 'cashedOut') return fb.ORDER_STATE.cashedOut;
  if (bet.state === 'edited') return fb.ORDER_STATE.edited;
  return isFinal(bet) ? fb.ORDER_STATE.settled : fb.ORDER_STATE.accepted;
}

function marketsOf(simulation: Simulation, matchId: string): readonly SimMarket[] {
  const outright = simulation.outright(matchId);
  return simulation.match(matchId)?.markets ?? (outright === undefined ? [] : [outright.market]);
}

/** The selection that an option means: its market among those the match offers now, by id and `ty`; with a line, by that too. */
export function fbSelectionKey(simulation: Simulation, option: fb.BetOption): string | undefined {
  const line = plainLine(option.li);
  const market = marketsOf(simulation, String(option.matchId)).find(
    (each) =>
      fbMarketId(each.key) === String(option.marketId) &&
      (line === undefined || line === plainLine(each.line)),
  );
  return market?.selections.find(({ side }) => fbOptionType(market.kind, side) === option.optionType)?.key;
}

/** The price of a bet builder as the betting engine knows it. Throws the refusal of one that is none. */
export function readBuilderOdds(price: number): string {
  try {
    return odds(String(price));
  } catch {
    throw refusedBet('oddsChanged');
  }
}

/** A leg as the betting engine knows it. Throws the refusal of an option that is not offered any more. */
export function readFbLeg(simulation: Simulation, option: fb.BetOption): OrderLeg {
  const selection = fbSelectionKey(simulation, option);
  if (selection === undefined) throw refusedBet('unknownSelection');
  try {
    return { selection, odds: odds(String(option.od)), ...defined({ countsFrom: readScoreText(option.re) }) };
  } catch {
    throw refusedBet('oddsChanged');
  }
}

function encodeLeg(simulation: MatchesAndOutrights, leg: BetLeg, locale: VenueLocale): fb.OrderLeg {
  const described = describeLeg(simulation, leg, locale);
  return {
    mid: leg.matchId,
    sid: fbSportId(leg.sport) ?? 0,
    bt: described.kickOff,
    ln: described.league,
    te: [described.home, described.away],
    mkid: fbMarketId(marketKeyOfSelection(leg.selection)),
    mty: fbMarketType(leg.kind),
    pe: fbPeriod(leg.period),
    mgn: described.market,
    ty: fbOptionType(leg.kind, leg.side),
    on: described.selection,
    ...defined({ li: leg.line, re: scoreText(leg.countsFrom) }),
    od: Number(leg.odds),
    sr: resultOf(leg.state),
    rs: described.result === undefined ? null : `${described.result.home}:${described.result.away}`,
  };
}

/** A bet as FB tells it. */
export function encodeFbOrder(simulation: MatchesAndOutrights, bet: Bet, locale: VenueLocale): fb.Order {
  return {
    id: bet.id,
    bt: bet.code,
    ...(bet.builderOdds !== undefined && { bbo: Number(bet.builderOdds) }),
    sat: bet.stake,
    mwa: bet.potentialReturn,
    ra: isFinal(bet) ? (bet.payout ?? null) : null,
    cte: bet.placedAt,
    stm: bet.settledAt ?? null,
    st: stateOf(bet),
    sr: resultOf(bet.state),
    rjs: bet.refusal === undefined ? null : refusalMessage(bet.refusal, locale),
    ...(bet.cashedOut && { cos: { sat: bet.cashedOut.stake, pa: bet.cashedOut.paid } }),
    ops: bet.legs.map((leg) => encodeLeg(simulation, leg, locale)),
  };
}
