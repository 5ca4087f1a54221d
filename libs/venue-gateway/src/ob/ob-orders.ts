import type { Result } from '@heptad/api-client';
import {
  OB_ODDS_ACCEPTANCE,
  OB_OPTION_STATE,
  obBetLimits,
  obBetSelection,
  obOrder,
  obOrderList,
  obOrderStatus,
  obPlaceBet,
  type ObBetSelection,
  type ObOrder,
} from '@heptad/contracts';
import * as v from 'valibot';
import type { Bet, BetLimits, BetOrder, BetPage, BetQuery, OrderLeg } from '../entities/bet';
import { comboLimits, selectionLimits } from '../mapping/bet-limits';
import { oddsFromHundredThousandths, oddsToHundredThousandths } from '../mapping/european-odds';
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
import { obBet } from './ob-bet';

const ORDER_LIST = withResponse(
  obOrderList,
  v.object({ ...obOrderList.response.entries, records: v.array(v.unknown()) }),
);

/** A leg as OB and DB want it back, with the price the member saw. */
function selectionOf(leg: OrderLeg): ObBetSelection | undefined {
  const seen = leg.selection.odds;
  if (seen === undefined) return undefined;
  const read = v.safeParse(obBetSelection, {
    ...leg.selection.wire,
    ov: Number(oddsToHundredThousandths(seen)),
  });
  return read.success ? read.output : undefined;
}

/** OB's and DB's bets: limits, placing, asking, lists. */
export function createObOrders(session: VenueSession) {
  const read = (order: ObOrder): Bet | undefined => obBet(session.venue, order);

  return {
    ...betQuestions(
      obOrderStatus.path,
      (question) => {
        const request = 'key' in question ? { idempotencyKey: question.key } : { orderNos: [question.id] };
        return session.call(obOrderStatus, request, { noToast: true });
      },
      read,
    ),

    async limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>> {
      const orderDetailList = wireLegs(legs, selectionOf);
      if (!orderDetailList) return senseless(obBetLimits.path, LEGS_UNFIT);
      const answer = await session.call(obBetLimits, { orderDetailList }, { noToast: true });
      if (!answer.ok) return answer;
      const byId = new Map(answer.value.details.map((each) => [String(each.oid), each]));
      const selections = legs.map((leg, place) => {
        const found = byId.get(String(orderDetailList[place]?.oid));
        return selectionLimits(
          leg.selection.key,
          found && {
            available: found.os === OB_OPTION_STATE.open,
            odds: found.ov === undefined ? undefined : oddsFromHundredThousandths(found.ov),
            min: found.minBet,
            max: found.orderMaxPay,
          },
        );
      });
      const combos = answer.value.series.map((series) =>
        comboLimits(series.seriesType, series.seriesCount, series.minBet, series.orderMaxPay),
      );
      return { ok: true, value: { selections, combos } };
    },

    async placeBet(order: BetOrder, key: string): Promise<Result<Bet>> {
      const orderDetailList = wireLegs(order.legs, selectionOf);
      if (!orderDetailList) return senseless(obPlaceBet.path, LEGS_UNFIT);
      const answer = await session.call(
        obPlaceBet,
        {
          seriesType: order.comboCode,
          unitAmount: order.stake,
          acceptOdds: OB_ODDS_ACCEPTANCE[order.acceptance],
          ...(order.notation === undefined ? {} : { marketType: order.notation }),
          orderDetailList,
        },
        { idempotencyKey: key, needError: true },
      );
      if (!answer.ok) return answer;
      return placedBet(obPlaceBet.path, read(answer.value), key);
    },

    async bets(query: BetQuery): Promise<Result<BetPage>> {
      const { page, size, options } = betPageRequest(query);
      const answer = await session.call(
        ORDER_LIST,
        {
          orderStatus: query.settled ? 1 : 0,
          page,
          size,
          ...(query.from === undefined ? {} : { beginTime: query.from }),
          ...(query.to === undefined ? {} : { endTime: query.to }),
        },
        options,
      );
      if (!answer.ok) return answer;
      return readBetPage({ page, size }, answer.value, obOrder, read);
    },
  };
}
