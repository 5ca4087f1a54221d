import { ob } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { sportOf } from '../catalogue/sports';
import type { Bet, BetLeg, BetState } from '../entities/bet';
import type { VenueCode } from '../entities/venue';
import { buildBet, legState, resultTable } from '../mapping/bet-parts';
import { oddsFromHundredThousandths } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { readScore } from '../mapping/score-text';
import { obPlayMeaning, obSide } from './ob-markets';
import { obScore } from './ob-match';

const OUTCOMES = resultTable(ob.OUTCOME);

function stateOf(order: ob.Order): BetState {
  switch (order.orderStatus) {
    case ob.ORDER_STATE.pending:
      return 'pending';
    case ob.ORDER_STATE.rejected:
      return 'rejected';
    case ob.ORDER_STATE.cashedOut:
      return 'cashedOut';
    default:
      return OUTCOMES.get(order.outcome) ?? 'accepted';
  }
}

function legOf(detail: ob.OrderDetail, bet: BetState): BetLeg | undefined {
  const play = obPlayMeaning(detail.hpid);
  const odds = oddsFromHundredThousandths(detail.ov);
  if (play === undefined || odds === undefined) return undefined;
  const sport = sportOf('ob', Number(detail.csid));
  const line = readLine(detail.hv);
  const score = obScore(detail.msc, ob.SCORE.full);
  return {
    matchId: String(detail.mid),
    league: detail.tn,
    home: detail.mhn,
    away: detail.man,
    marketName: detail.hpn,
    kind: play.kind,
    period: play.period,
    side: obSide(play.kind, detail.ot),
    selectionName: detail.on,
    odds,
    kickOff: Number(detail.mgt),
    state: legState(OUTCOMES.get(detail.betResult), bet),
    ...defined({ sport, line, countsFrom: readScore(detail.scoreBenchmark) }),
    ...(score === undefined ? {} : { score: `${score.home}:${score.away}` }),
  };
}

/** An order as a bet; `undefined` when it cannot be read. */
export function obBet(venue: VenueCode, order: ob.Order): Bet | undefined {
  const state = stateOf(order);
  return buildBet(venue, {
    id: order.orderNo,
    state,
    placedAt: order.betTime,
    comboCode: order.seriesType,
    stake: order.betAmount,
    potentialReturn: order.maxWinAmount,
    returned: order.returnAmount,
    settledAt: order.settleTime,
    cashedOut: { stake: order.cashOutStake, paid: order.cashOutAmount },
    legs: order.detailList.map((detail) => legOf(detail, state)),
    rejection: order.reason,
  });
}
