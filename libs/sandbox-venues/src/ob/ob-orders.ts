import { ob } from '@heptad/contracts';
import { defined, odds } from '@heptad/formatting';
import type { Bet, BetLeg, BetState, OrderLeg } from '@heptad/sandbox-ledger';
import type { Simulation } from '@heptad/sandbox-simulation';
import { refusalMessage, refusedBet } from '../bets/bet-refusals';
import { isFinal } from '../bets/final-bet';
import { describeLeg, type MatchesAndOutrights } from '../bets/leg-description';
import { marketKeyOfSelection, plainLine, selectionKeyOf } from '../matches/selection-keys';
import type { VenueLocale } from '../wire/venue-locale';
import { readScoreText, scoreText } from '../wire/score-text';
import { wireNumber } from '../wire/wire-number';
import { obOdds, obOptionId } from './encode-ob-match';
import { obOptionType, obPlay, obPlayId, obSide, obSportId } from './ob-numbers';

type Settled = Exclude<BetState, 'pending' | 'accepted' | 'rejected' | 'cashedOut' | 'edited'>;

const OUTCOMES: Readonly<Record<Settled, number>> = {
  won: ob.OUTCOME.won,
  halfWon: ob.OUTCOME.halfWon,
  push: ob.OUTCOME.push,
  halfLost: ob.OUTCOME.halfLost,
  lost: ob.OUTCOME.lost,
  void: ob.OUTCOME.void,
};

const MAIN_LINE = 1;

function outcomeOf(state: BetState | BetLeg['state']): number {
  return state in OUTCOMES ? OUTCOMES[state as Settled] : ob.OUTCOME.open;
}

function stateOf(bet: Bet): number {
  if (bet.state === 'pending') return ob.ORDER_STATE.pending;
  if (bet.state === 'rejected') return ob.ORDER_STATE.rejected;
  if (bet.state === 'cashedOut') return ob.ORDER_STATE.cashedOut;
  return isFinal(bet) ? ob.ORDER_STATE.settled : ob.ORDER_STATE.accepted;
}

/** The selection that a place means, by match, play, line and option: never by `oid` or `hn`, which change. */
export function obSelectionKey(selection: ob.BetSelection): string | undefined {
  const play = obPlay(selection.hpid);
  if (play === undefined) return undefined;
  const side = obSide(play.kind, selection.ot);
  return selectionKeyOf({ ...play, matchId: String(selection.mid), line: plainLine(selection.hv), side });
}

/** A leg as the betting engine knows it. Throws the refusal of a place that means no selection. */
export function readObLeg(simulation: Simulation, selection: ob.BetSelection): OrderLeg {
  const key = obSelectionKey(selection);
  if (key === undefined || simulation.quote(key) === undefined) throw refusedBet('unknownSelection');
  const whole = Math.floor(selection.ov / ob.ODDS_SCALE);
  const fraction = String(selection.ov % ob.ODDS_SCALE).padStart(5, '0');
  try {
    return {
      selection: key,
      odds: odds(`${whole}.${fraction}`),
      ...defined({ countsFrom: readScoreText(selection.scoreBenchmark) }),
    };
  } catch {
    throw refusedBet('oddsChanged');
  }
}

function encodeDetail(
  simulation: MatchesAndOutrights,
  leg: BetLeg,
  locale: VenueLocale,
  placedAt: number,
): ob.OrderDetail {
  const described = describeLeg(simulation, leg, locale);
  return {
    mid: leg.matchId,
    csid: String(obSportId(leg.sport)),
    tn: described.league,
    mhn: described.home,
    man: described.away,
    mgt: String(described.kickOff),
    hpid: String(obPlayId(leg.kind, leg.period)),
    hpn: described.market,
    hid: String(wireNumber(marketKeyOfSelection(leg.selection))),
    hn: MAIN_LINE,
    hv: leg.line ?? '',
    ...defined({ scoreBenchmark: scoreText(leg.countsFrom) }),
    oid: obOptionId(leg.selection, placedAt),
    ot: obOptionType(leg.kind, leg.side),
    on: described.selection,
    ov: obOdds(leg.odds),
    betResult: outcomeOf(leg.state),
    msc:
      described.result === undefined
        ? null
        : [`${ob.SCORE.full}|${described.result.home}:${described.result.away}`],
  };
}

/** A bet as OB and DB tell it. */
export function encodeObOrder(simulation: MatchesAndOutrights, bet: Bet, locale: VenueLocale): ob.Order {
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
