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
} from '@heptad/contracts';
import * as v from 'valibot';
import type { Bet, BetLimits, BetOrder, BetPage, BetQuery, OrderLeg } from '../entities/bet';
import { comboLimits, selectionLimits } from '../mapping/bet-limits';
import { oddsFromHundredThousandths, oddsToHundredThousandths } from '../mapping/european-odds';
import { readRecords } from '../mapping/records';
import { betUnknown, senseless } from '../mapping/refusals';
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

function selectionsOf(legs: readonly OrderLeg[]): ObBetSelection[] | undefined {
  const selections = legs.map(selectionOf).filter((selection) => selection !== undefined);
  return selections.length === legs.length && selections.length > 0 ? selections : undefined;
}

/** OB's and DB's bets: limits, placing, asking, lists. */
export function createObOrders(session: VenueSession) {
  async function byRequest(
    request: { orderNos: string[] } | { idempotencyKey: string },
  ): Promise<Result<Bet | null>> {
    const answer = await session.call(obOrderStatus, request, { noToast: true });
    if (!answer.ok) return answer;
    const order = answer.value[0];
    if (order === undefined) return { ok: true, value: null };
    const bet = obBet(session.venue, order);
    return bet ? { ok: true, value: bet } : senseless(obOrderStatus.path, 'the order cannot be read');
  }

  return {
    async limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>> {
      const orderDetailList = selectionsOf(legs);
      if (!orderDetailList) return senseless(obBetLimits.path, 'a leg is not of this venue or has no price');
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
      const orderDetailList = selectionsOf(order.legs);
      if (!orderDetailList) return senseless(obPlaceBet.path, 'a leg is not of this venue or has no price');
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
      const bet = obBet(session.venue, answer.value);
      return bet
        ? { ok: true, value: { ...bet, key } }
        : senseless(obPlaceBet.path, 'the order cannot be read');
    },

    async confirmBet(key: string): Promise<Result<Bet | null>> {
      const found = await byRequest({ idempotencyKey: key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },

    async bet(id: string): Promise<Result<Bet>> {
      const found = await byRequest({ orderNos: [id] });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(obOrderStatus.path);
    },

    async bets(query: BetQuery): Promise<Result<BetPage>> {
      const page = query.page ?? 1;
      const size = query.pageSize ?? 20;
      const answer = await session.call(
        ORDER_LIST,
        {
          orderStatus: query.settled ? 1 : 0,
          page,
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
        obOrder,
        (order) => obBet(session.venue, order),
        (bet) => bet.id,
      );
      return {
        ok: true,
        value: { bets: read.kept, page, total, hasMore: page * size < total, dropped: read.dropped },
      };
    },
  };
}
