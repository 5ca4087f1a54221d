import type { Result } from '@heptad/api-client';
import {
  FB_ODDS_ACCEPTANCE,
  fbBetLimits,
  fbBetOption,
  fbOrder,
  fbOrderList,
  fbOrderStatus,
  fbPlaceBet,
  type FbBetOption,
} from '@heptad/contracts';
import * as v from 'valibot';
import type { Bet, BetLimits, BetOrder, BetPage, BetQuery, OrderLeg } from '../entities/bet';
import { comboLimits, selectionLimits } from '../mapping/bet-limits';
import { europeanOdds } from '../mapping/european-odds';
import { readRecords } from '../mapping/records';
import { betUnknown, senseless } from '../mapping/refusals';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';
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

function optionsOf(legs: readonly OrderLeg[]): FbBetOption[] | undefined {
  const options = legs.map(optionOf).filter((option) => option !== undefined);
  return options.length === legs.length && options.length > 0 ? options : undefined;
}

function placeOf(option: { marketId: string | number; optionType: number }): string {
  return `${option.marketId}/${option.optionType}`;
}

/** FB's bets: limits, placing, asking, lists. */
export function createFbOrders(session: VenueSession) {
  async function byRequest(
    request: { orderIds: string[] } | { idempotencyKey: string },
  ): Promise<Result<Bet | null>> {
    const answer = await session.call(fbOrderStatus, request, { noToast: true });
    if (!answer.ok) return answer;
    const order = answer.value[0];
    if (order === undefined) return { ok: true, value: null };
    const bet = fbBet(session.venue, order);
    return bet ? { ok: true, value: bet } : senseless(fbOrderStatus.path, 'the order cannot be read');
  }

  return {
    async limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>> {
      const betOptions = optionsOf(legs);
      if (!betOptions) return senseless(fbBetLimits.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(fbBetLimits, { betOptions }, { noToast: true });
      if (!answer.ok) return answer;
      const byPlace = new Map(answer.value.options.map((each) => [placeOf(each), each]));
      const selections = legs.map((leg, place) => {
        const asked = betOptions[place];
        const found = asked && byPlace.get(placeOf(asked));
        return selectionLimits(
          leg.selection.key,
          found && {
            available: found.od !== undefined && found.od > 0,
            odds: found.od === undefined ? undefined : europeanOdds(Math.abs(found.od)),
            min: found.min,
            max: found.max,
          },
        );
      });
      const combos = answer.value.combos.map((combo) =>
        comboLimits(combo.code, combo.count, combo.min, combo.max),
      );
      return { ok: true, value: { selections, combos } };
    },

    async placeBet(order: BetOrder, key: string): Promise<Result<Bet>> {
      const betOptions = optionsOf(order.legs);
      if (!betOptions) return senseless(fbPlaceBet.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(
        fbPlaceBet,
        {
          code: order.comboCode,
          unitStake: order.stake,
          oc: FB_ODDS_ACCEPTANCE[order.acceptance],
          ...(order.notation === undefined ? {} : { of: order.notation }),
          betOptions,
        },
        { idempotencyKey: key, needError: true },
      );
      if (!answer.ok) return answer;
      const bet = fbBet(session.venue, answer.value);
      return bet
        ? { ok: true, value: { ...bet, key } }
        : senseless(fbPlaceBet.path, 'the order cannot be read');
    },

    async confirmBet(key: string): Promise<Result<Bet | null>> {
      const found = await byRequest({ idempotencyKey: key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },

    async bet(id: string): Promise<Result<Bet>> {
      const found = await byRequest({ orderIds: [id] });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(fbOrderStatus.path);
    },

    async bets(query: BetQuery): Promise<Result<BetPage>> {
      const page = query.page ?? 1;
      const size = query.pageSize ?? 20;
      const answer = await session.call(
        ORDER_LIST,
        {
          isSettled: query.settled,
          current: page,
          size,
          ...(query.from === undefined ? {} : { beginTime: query.from }),
          ...(query.to === undefined ? {} : { endTime: query.to }),
        },
        { noToast: true, ...(query.signal === undefined ? {} : { signal: query.signal }) },
      );
      if (!answer.ok) return answer;
      const { records, total } = answer.value;
      const read = await readRecords(
        records,
        fbOrder,
        (order) => fbBet(session.venue, order),
        (bet) => bet.id,
      );
      return {
        ok: true,
        value: { bets: read.kept, page, total, hasMore: page * size < total, dropped: read.dropped },
      };
    },
  };
}
