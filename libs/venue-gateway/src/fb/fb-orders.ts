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
  type FbOrder,
} from '@heptad/contracts';
import * as v from 'valibot';
import type { Bet, BetLimits, BetOrder, BetPage, BetQuery, OrderLeg } from '../entities/bet';
import { comboLimits, selectionLimits } from '../mapping/bet-limits';
import { europeanOdds } from '../mapping/european-odds';
import {
  betPageRequest,
  betQuestions,
  LEGS_UNFIT,
  placedBet,
  readBetPage,
  wireLegs,
} from '../mapping/orders';
import { senseless } from '../mapping/refusals';
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

function placeOf(option: { marketId: string | number; optionType: number }): string {
  return `${option.marketId}/${option.optionType}`;
}

/** FB's bets: limits, placing, asking, lists. */
export function createFbOrders(session: VenueSession) {
  const read = (order: FbOrder): Bet | undefined => fbBet(session.venue, order);

  return {
    ...betQuestions(
      fbOrderStatus.path,
      (question) => {
        const request = 'key' in question ? { idempotencyKey: question.key } : { orderIds: [question.id] };
        return session.call(fbOrderStatus, request, { noToast: true });
      },
      read,
    ),

    async limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>> {
      const betOptions = wireLegs(legs, optionOf);
      if (!betOptions) return senseless(fbBetLimits.path, LEGS_UNFIT);
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
      const betOptions = wireLegs(order.legs, optionOf);
      if (!betOptions) return senseless(fbPlaceBet.path, LEGS_UNFIT);
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
      return placedBet(fbPlaceBet.path, read(answer.value), key);
    },

    async bets(query: BetQuery): Promise<Result<BetPage>> {
      const { page, size, options } = betPageRequest(query);
      const answer = await session.call(
        ORDER_LIST,
        {
          isSettled: query.settled,
          current: page,
          size,
          ...(query.from === undefined ? {} : { beginTime: query.from }),
          ...(query.to === undefined ? {} : { endTime: query.to }),
        },
        options,
      );
      if (!answer.ok) return answer;
      return readBetPage({ page, size }, answer.value, fbOrder, read);
    },
  };
}
