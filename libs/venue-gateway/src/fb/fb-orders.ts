import { fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { BuilderRefusal, OrderLeg } from '../entities/bet';
import type { ToldBuilder } from '../mapping/bet-builder';
import { comboLimits } from '../mapping/bet-limits';
import { byNumber } from '../mapping/by-number';
import { europeanOdds } from '../mapping/european-odds';
import { exchange } from '../mapping/exchange';
import { readMoney } from '../mapping/money-text';
import type { OrderWire } from '../mapping/orders';
import { withResponse } from '../mapping/with-response';
import { fbBet } from './fb-bet';

const ORDER_LIST = withResponse(
  fb.orderList,
  v.object({ ...fb.orderList.response.entries, records: v.array(v.unknown()) }),
);

/** A leg as FB wants it back, with the price the member saw. */
function optionOf(leg: OrderLeg): fb.BetOption | undefined {
  const seen = leg.selection.odds;
  if (seen === undefined) return undefined;
  const read = v.safeParse(fb.betOption, { ...leg.selection.wire, od: Number(seen) });
  return read.success ? read.output : undefined;
}

function placeOf(option: { marketId: string | number; optionType: number }): string {
  return `${option.marketId}/${option.optionType}`;
}

const BUILDER_REFUSALS = byNumber<BuilderRefusal>(fb.BUILDER_REFUSAL);

/** A reason that is not known yet is told as the most general one. */
function refusalOf({ cd, ops }: { readonly cd: number; readonly ops: readonly number[] }): ToldBuilder {
  return { state: 'refused', reason: BUILDER_REFUSALS.get(cd) ?? 'notJoinable', places: ops };
}

/** FB's bets on its wire. */
export const FB_ORDERS: OrderWire<fb.BetOption, fb.Order> = {
  leg: optionOf,
  edits: true,
  order: fb.order,
  bet: fbBet,

  limits: exchange(
    fb.betLimits,
    (betOptions: fb.BetOption[]) => ({ betOptions }),
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

  builder: exchange(
    fb.builderPrice,
    (betOptions: fb.BetOption[]) => ({ betOptions }),
    ({ od, min, max, rs }) => {
      if (rs) return refusalOf(rs);
      const price = od == null ? undefined : europeanOdds(od);
      const [least, most] = [readMoney(min), readMoney(max)];
      return price === undefined || least === undefined || most === undefined
        ? undefined
        : { state: 'open', odds: price, min: least, max: most };
    },
  ),

  place: exchange(
    fb.placeBet,
    ({ order, legs }) => ({
      code: order.comboCode,
      unitStake: order.stake,
      oc: fb.ODDS_ACCEPTANCE[order.acceptance],
      ...defined({ of: order.notation }),
      ...(order.builderOdds !== undefined && { bbo: Number(order.builderOdds) }),
      ...defined({ rid: order.replaces }),
      betOptions: legs,
    }),
    (order) => order,
  ),

  find: exchange(
    fb.orderStatus,
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
