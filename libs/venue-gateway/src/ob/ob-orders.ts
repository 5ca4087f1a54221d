import { ob } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { OrderLeg } from '../entities/bet';
import { comboLimits } from '../mapping/bet-limits';
import { oddsFromHundredThousandths, oddsToHundredThousandths } from '../mapping/european-odds';
import { exchange } from '../mapping/exchange';
import type { OrderWire } from '../mapping/orders';
import { withResponse } from '../mapping/with-response';
import { obBet } from './ob-bet';

const ORDER_LIST = withResponse(
  ob.orderList,
  v.object({ ...ob.orderList.response.entries, records: v.array(v.unknown()) }),
);

/** A leg as OB and DB want it back, with the price the member saw. */
function selectionOf(leg: OrderLeg): ob.BetSelection | undefined {
  const seen = leg.selection.odds;
  if (seen === undefined) return undefined;
  const read = v.safeParse(ob.betSelection, {
    ...leg.selection.wire,
    ov: Number(oddsToHundredThousandths(seen)),
  });
  return read.success ? read.output : undefined;
}

/** OB's and DB's bets on their wire. */
export const OB_ORDERS: OrderWire<ob.BetSelection, ob.Order> = {
  leg: selectionOf,
  order: ob.order,
  bet: obBet,

  limits: exchange(
    ob.betLimits,
    (orderDetailList: ob.BetSelection[]) => ({ orderDetailList }),
    ({ details, series }) => {
      const byId = new Map(details.map((each) => [String(each.oid), each]));
      return {
        ofLeg({ oid }) {
          const found = byId.get(String(oid));
          return (
            found && {
              available: found.os === ob.OPTION_STATE.open,
              odds: found.ov === undefined ? undefined : oddsFromHundredThousandths(found.ov),
              min: found.minBet,
              max: found.orderMaxPay,
            }
          );
        },
        combos: series.map((each) =>
          comboLimits(each.seriesType, each.seriesCount, each.minBet, each.orderMaxPay),
        ),
      };
    },
  ),

  place: exchange(
    ob.placeBet,
    ({ order, legs }) => ({
      seriesType: order.comboCode,
      unitAmount: order.stake,
      acceptOdds: ob.ODDS_ACCEPTANCE[order.acceptance],
      ...defined({ marketType: order.notation }),
      orderDetailList: legs,
    }),
    (order) => order,
  ),

  find: exchange(
    ob.orderStatus,
    (question) => ('key' in question ? { idempotencyKey: question.key } : { orderNos: [question.id] }),
    (orders) => orders,
  ),

  list: exchange(
    ORDER_LIST,
    ({ settled, page, size, from, to }) => ({
      orderStatus: settled ? (1 as const) : (0 as const),
      page,
      size,
      ...defined({ beginTime: from, endTime: to }),
    }),
    (answer) => answer,
  ),
};
