import { FB_ORDER_STATE, FB_RESULT, type FbOrder, type FbOrderLeg } from '@heptad/contracts';
import { sportOf } from '../catalogue/sports';
import type { Bet, BetLeg, BetState } from '../entities/bet';
import type { VenueCode } from '../entities/venue';
import { betMoney, type ResultTable } from '../mapping/bet-parts';
import { cashedOutPart } from '../mapping/cash-out';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { fbMarketKind, fbMarketPeriod, fbSide } from './fb-markets';

const RESULTS: ResultTable = new Map([
  [FB_RESULT.won, 'won'],
  [FB_RESULT.halfWon, 'halfWon'],
  [FB_RESULT.push, 'push'],
  [FB_RESULT.halfLost, 'halfLost'],
  [FB_RESULT.lost, 'lost'],
  [FB_RESULT.void, 'void'],
]);

function stateOf(order: FbOrder): BetState {
  switch (order.st) {
    case FB_ORDER_STATE.pending:
      return 'pending';
    case FB_ORDER_STATE.rejected:
      return 'rejected';
    case FB_ORDER_STATE.cashedOut:
      return 'cashedOut';
    default:
      return RESULTS.get(order.sr) ?? 'accepted';
  }
}

function legOf(leg: FbOrderLeg, bet: BetState): BetLeg | undefined {
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
    state: RESULTS.get(leg.sr) ?? (bet === 'pending' || bet === 'rejected' ? bet : 'accepted'),
    ...(sport === undefined ? {} : { sport }),
    ...(line === undefined ? {} : { line }),
    ...(leg.rs ? { score: leg.rs } : {}),
  };
}

/** An order as a bet; `undefined` when an amount or a leg cannot be read, because half a bet is not the truth. */
export function fbBet(venue: VenueCode, order: FbOrder): Bet | undefined {
  const state = stateOf(order);
  const money = betMoney({
    stake: order.sat,
    potentialReturn: order.mwa,
    returned: order.ra,
    settledAt: order.stm,
  });
  const legs = order.ops.map((leg) => legOf(leg, state)).filter((leg) => leg !== undefined);
  if (money === undefined || legs.length !== order.ops.length) return undefined;
  return {
    ...money,
    id: String(order.id),
    venue,
    state,
    placedAt: order.cte,
    comboCode: order.bt,
    legs,
    ...cashedOutPart(order.cos?.sat, order.cos?.pa),
    ...(order.rjs ? { rejection: order.rjs } : {}),
  };
}
