import { fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { sportOf } from '../catalogue/sports';
import type { Bet, BetLeg, BetState } from '../entities/bet';
import type { VenueCode } from '../entities/venue';
import { buildBet, legState, resultTable } from '../mapping/bet-parts';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { readScore } from '../mapping/score-text';
import { fbMarketKind, fbMarketPeriod, fbSide } from './fb-markets';

const RESULTS = resultTable(fb.RESULT);

function stateOf(order: fb.Order): BetState {
  switch (order.st) {
    case fb.ORDER_STATE.pending:
      return 'pending';
    case fb.ORDER_STATE.rejected:
      return 'rejected';
    case fb.ORDER_STATE.cashedOut:
      return 'cashedOut';
    case fb.ORDER_STATE.edited:
      return 'edited';
    default:
      return RESULTS.get(order.sr) ?? 'accepted';
  }
}

function legOf(leg: fb.OrderLeg, bet: BetState): BetLeg | undefined {
  const kind = fbMarketKind(leg.mty);
  const period = fbMarketPeriod(leg.pe);
  const odds = europeanOdds(leg.od);
  if (kind === undefined || period === undefined || odds === undefined) return undefined;
  const sport = sportOf('fb', leg.sid);
  const line = readLine(leg.li);
  return {
    matchId: String(leg.mid),
    league: leg.ln,
    home: leg.te[0],
    away: leg.te[1],
    marketName: leg.mgn,
    kind,
    period,
    side: fbSide(kind, leg.ty),
    selectionName: leg.on,
    odds,
    kickOff: leg.bt,
    state: legState(RESULTS.get(leg.sr), bet),
    ...defined({ sport, line, countsFrom: readScore(leg.re) }),
    ...(leg.rs ? { score: leg.rs } : {}),
  };
}

/** An order as a bet; `undefined` when it cannot be read. */
export function fbBet(venue: VenueCode, order: fb.Order): Bet | undefined {
  const state = stateOf(order);
  return buildBet(venue, {
    id: order.id,
    state,
    placedAt: order.cte,
    comboCode: order.bt,
    builderOdds: order.bbo,
    stake: order.sat,
    potentialReturn: order.mwa,
    returned: order.ra,
    settledAt: order.stm,
    cashedOut: { stake: order.cos?.sat, paid: order.cos?.pa },
    legs: order.ops.map((leg) => legOf(leg, state)),
    rejection: order.rjs,
  });
}
