import {
  FB_ODDS_ACCEPTANCE,
  fbBetLimits,
  fbBetOption,
  fbOrder,
  fbOrderList,
  fbOrderStatus,
  fbPlaceBet,
  type FbBetOption,
  type FbOrder,
} from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { OrderLeg } from '../entities/bet';
import { comboLimits } from '../mapping/bet-limits';
import { europeanOdds } from '../mapping/european-odds';
import { exchange } from '../mapping/exchange';
import type { OrderWire } from '../mapping/orders';
import { withResponse } from '../mapping/with-response';
import { fbBet } from './fb-bet';

const ORDER_LIST = withResponse(
  fbOrderList,
  v.object({ ...fbOrderList.response.entries, records: v.array(v.unknown()) }),
);

/** A leg as FB wants it back, with the price the member saw. */
function optionOf(leg: OrderLeg): FbBetOption | undefined {
  const seen = leg.selection.odds;
  if (seen === undefined) return undefined;
  const read = v.safeParse(fbBetOption, { ...leg.selection.wire, od: Number(seen) });
  return read.success ? read.output : undefined;
}

function placeOf(option: { marketId: string | number; optionType: number }): string {
  return `${option.marketId}/${option.optionType}`;
}

/** FB's bets on its wire. */
export const FB_ORDERS: OrderWire<FbBetOption, FbOrder> = {
  leg: optionOf,
  order: fbOrder,
  bet: fbBet,

  limits: exchange(
    fbBetLimits,
    (betOptions: FbBetOption[]) => ({ betOptions }),
    ({ options, combos }) => {
      const byPlace = new Map(options.map((each) => [placeOf(each), each]));
      return {
        ofLeg(option) {
          const found = byPlace.get(placeOf(option));
          return (
            found && {
              available: found.od !== undefined && found.od > 0,
              odds: found.od === undefined ? undefined : europeanOdds(Math.abs(found.od)),
              min: found.min,
              max: found.max,
            }
          );
        },
        combos: combos.map((combo) => comboLimits(combo.code, combo.count, combo.min, combo.max)),
      };
    },
  ),

  place: exchange(
    fbPlaceBet,
    ({ order, legs }) => ({
      code: order.comboCode,
      unitStake: order.stake,
      oc: FB_ODDS_ACCEPTANCE[order.acceptance],
      ...defined({ of: order.notation }),
      betOptions: legs,
    }),
    (order) => order,
  ),

  find: exchange(
    fbOrderStatus,
    (question) => ('key' in question ? { idempotencyKey: question.key } : { orderIds: [question.id] }),
    (orders) => orders,
  ),

  list: exchange(
    ORDER_LIST,
    ({ settled, page, size, from, to }) => ({
      isSettled: settled,
      current: page,
      size,
      ...defined({ beginTime: from, endTime: to }),
    }),
    (answer) => answer,
  ),
};
