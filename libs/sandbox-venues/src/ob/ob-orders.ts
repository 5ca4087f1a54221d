import {
  OB_ODDS_SCALE,
  OB_ORDER_STATE,
  OB_OUTCOME,
  OB_SCORE,
  type ObBetSelection,
  type ObOrder,
  type ObOrderDetail,
} from '@heptad/contracts';
import { odds } from '@heptad/formatting';
import type { Bet, BetLeg, BetState, OrderLeg } from '@heptad/sandbox-ledger';
import type { Simulation } from '@heptad/sandbox-simulation';
import { refusalMessage, refusedBet } from '../bets/bet-refusals';
import { isFinal, legFacts, type MatchBook } from '../bets/leg-facts';
import { marketKeyOfSelection, plainLine, selectionKeyOf } from '../matches/selection-keys';
import type { VenueLocale } from '../wire/venue-locale';
import { wireNumber } from '../wire/wire-number';
import { obOdds, obOptionId } from './encode-ob-match';
import { obOptionType, obPlay, obPlayId, obSide, obSportId } from './ob-numbers';

type Settled = Exclude<BetState, 'pending' | 'accepted' | 'rejected' | 'cashedOut'>;

const OUTCOMES: Readonly<Record<Settled, number>> = {
  won: OB_OUTCOME.won,
  halfWon: OB_OUTCOME.halfWon,
  push: OB_OUTCOME.push,
  halfLost: OB_OUTCOME.halfLost,
  lost: OB_OUTCOME.lost,
  void: OB_OUTCOME.void,
};

const MAIN_LINE = 1;

function outcomeOf(state: BetState | BetLeg['state']): number {
  return state in OUTCOMES ? OUTCOMES[state as Settled] : OB_OUTCOME.open;
}

function stateOf(bet: Bet): number {
  if (bet.state === 'pending') return OB_ORDER_STATE.pending;
  if (bet.state === 'rejected') return OB_ORDER_STATE.rejected;
  if (bet.state === 'cashedOut') return OB_ORDER_STATE.cashedOut;
  return isFinal(bet) ? OB_ORDER_STATE.settled : OB_ORDER_STATE.accepted;
}

/** The selection that a place means, by match, play, line and option: never by `oid` or `hn`, which change. */
export function obSelectionKey(selection: ObBetSelection): string | undefined {
  const play = obPlay(selection.hpid);
  if (play === undefined) return undefined;
  const side = obSide(play.kind, selection.ot);
  return selectionKeyOf({ ...play, matchId: String(selection.mid), line: plainLine(selection.hv), side });
}

/** A leg as the desk knows it. Throws the refusal of a place that means no selection. */
export function readObLeg(simulation: Simulation, selection: ObBetSelection): OrderLeg {
  const key = obSelectionKey(selection);
  if (key === undefined || simulation.quote(key) === undefined) throw refusedBet('unknownSelection');
  const whole = Math.floor(selection.ov / OB_ODDS_SCALE);
  const fraction = String(selection.ov % OB_ODDS_SCALE).padStart(5, '0');
  try {
    return { selection: key, odds: odds(`${whole}.${fraction}`) };
  } catch {
    throw refusedBet('oddsChanged');
  }
}

function encodeDetail(
  simulation: MatchBook,
  leg: BetLeg,
  locale: VenueLocale,
  placedAt: number,
): ObOrderDetail {
  const facts = legFacts(simulation, leg, locale);
  return {
    mid: leg.matchId,
    csid: String(obSportId(leg.sport)),
    tn: facts.league,
    mhn: facts.home,
    man: facts.away,
    mgt: String(facts.kickOff),
    hpid: String(obPlayId(leg.kind, leg.period)),
    hpn: facts.market,
    hid: String(wireNumber(marketKeyOfSelection(leg.selection))),
    hn: MAIN_LINE,
    hv: leg.line ?? '',
    oid: obOptionId(leg.selection, placedAt),
    ot: obOptionType(leg.kind, leg.side),
    on: facts.selection,
    ov: obOdds(leg.odds),
    betResult: outcomeOf(leg.state),
    msc: facts.result === undefined ? null : [`${OB_SCORE.full}|${facts.result.home}:${facts.result.away}`],
  };
}

/** A bet as OB and DB tell it. */
export function encodeObOrder(simulation: MatchBook, bet: Bet, locale: VenueLocale): ObOrder {
  return {
    orderNo: bet.id,
    seriesType: bet.code,
    betAmount: bet.stake,
    maxWinAmount: bet.potentialReturn,
    returnAmount: isFinal(bet) ? (bet.payout ?? null) : null,
    betTime: String(bet.placedAt),
    settleTime: bet.settledAt === undefined ? null : String(bet.settledAt),
    orderStatus: stateOf(bet),
    outcome: outcomeOf(bet.state),
    reason: bet.refusal === undefined ? null : refusalMessage(bet.refusal, locale),
    ...(bet.cashedOut && { cashOutStake: bet.cashedOut.stake, cashOutAmount: bet.cashedOut.paid }),
    detailList: bet.legs.map((leg) => encodeDetail(simulation, leg, locale, bet.placedAt)),
  };
}
