import type { Result } from '@heptad/api-client';
import {
  IM_ODDS_ACCEPTANCE,
  imGetBetDetails,
  imGetBetLimits,
  imGetBetList,
  imPlaceBet,
  imWager,
  imWagerSelectionInfo,
  type ImWagerSelectionInfo,
} from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import * as v from 'valibot';
import type { Bet, BetLimits, BetOrder, BetPage, BetQuery, OrderLeg } from '../entities/bet';
import { comboLimits, selectionLimits } from '../mapping/bet-limits';
import { europeanOdds } from '../mapping/european-odds';
import { readRecords } from '../mapping/records';
import { betUnknown, senseless } from '../mapping/refusals';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';
import { imBet } from './im-bet';

const BET_LIST = withResponse(
  imGetBetList,
  v.object({ ...imGetBetList.response.entries, WagerList: v.array(v.unknown()) }),
);

/** A leg as IM wants it back; a price the member saw that is not the wire's own goes as European odds. */
function infoOf(leg: OrderLeg): ImWagerSelectionInfo | undefined {
  const read = v.safeParse(imWagerSelectionInfo, leg.selection.wire);
  if (!read.success || leg.selection.odds === undefined) return undefined;
  const seen = leg.selection.odds;
  const asSent = europeanOdds(read.output.Odds, read.output.OddsType) === seen;
  return asSent ? read.output : { ...read.output, Odds: seen, OddsType: OddsType.europe };
}

function infosOf(legs: readonly OrderLeg[]): ImWagerSelectionInfo[] | undefined {
  const infos = legs.map(infoOf).filter((info) => info !== undefined);
  return infos.length === legs.length && infos.length > 0 ? infos : undefined;
}

/** IM's bets: limits, placing, asking, lists. */
export function createImOrders(session: VenueSession) {
  async function byRequest(
    request: { WagerIds: string[] } | { IdempotencyKey: string },
  ): Promise<Result<Bet | null>> {
    const answer = await session.call(imGetBetDetails, request, { noToast: true });
    if (!answer.ok) return answer;
    const wager = answer.value.WagerList[0];
    if (wager === undefined) return { ok: true, value: null };
    const bet = imBet(session.venue, wager);
    return bet ? { ok: true, value: bet } : senseless(imGetBetDetails.path, 'the wager cannot be read');
  }

  return {
    async limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>> {
      const WagerSelectionInfos = infosOf(legs);
      if (!WagerSelectionInfos)
        return senseless(imGetBetLimits.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(imGetBetLimits, { WagerSelectionInfos }, { noToast: true });
      if (!answer.ok) return answer;
      const byId = new Map(answer.value.Selections.map((each) => [each.WagerSelectionId, each]));
      const selections = legs.map((leg, place) => {
        const found = byId.get(WagerSelectionInfos[place]?.WagerSelectionId ?? Number.NaN);
        return selectionLimits(
          leg.selection.key,
          found && {
            available: found.IsAvailable,
            odds: found.Odds === undefined ? undefined : europeanOdds(found.Odds, found.OddsType),
            min: found.MinStake,
            max: found.MaxStake,
          },
        );
      });
      const combos = answer.value.Combos.map((combo) =>
        comboLimits(combo.ComboSelection, combo.ComboCount, combo.MinStake, combo.MaxStake),
      );
      return { ok: true, value: { selections, combos } };
    },

    async placeBet(order: BetOrder, key: string): Promise<Result<Bet>> {
      const WagerSelectionInfos = infosOf(order.legs);
      if (!WagerSelectionInfos)
        return senseless(imPlaceBet.path, 'a leg is not of this venue or has no price');
      const answer = await session.call(
        imPlaceBet,
        {
          ComboSelection: order.comboCode,
          UnitStake: order.stake,
          OddsAcceptance: IM_ODDS_ACCEPTANCE[order.acceptance],
          ...(order.notation === undefined ? {} : { ShownOddsType: order.notation }),
          WagerSelectionInfos,
        },
        { idempotencyKey: key, needError: true },
      );
      if (!answer.ok) return answer;
      const bet = imBet(session.venue, answer.value.Wager);
      return bet
        ? { ok: true, value: { ...bet, key } }
        : senseless(imPlaceBet.path, 'the wager cannot be read');
    },

    async confirmBet(key: string): Promise<Result<Bet | null>> {
      const found = await byRequest({ IdempotencyKey: key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },

    async bet(id: string): Promise<Result<Bet>> {
      const found = await byRequest({ WagerIds: [id] });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(imGetBetDetails.path);
    },

    async bets(query: BetQuery): Promise<Result<BetPage>> {
      const page = query.page ?? 1;
      const size = query.pageSize ?? 20;
      const answer = await session.call(
        BET_LIST,
        {
          IsSettled: query.settled,
          Page: page,
          PageRecords: size,
          ...(query.from === undefined ? {} : { DateFrom: query.from }),
          ...(query.to === undefined ? {} : { DateTo: query.to }),
        },
        { noToast: true, ...(query.signal === undefined ? {} : { signal: query.signal }) },
      );
      if (!answer.ok) return answer;
      const { WagerList, TotalCount } = answer.value;
      const read = await readRecords(
        WagerList,
        imWager,
        (wager) => imBet(session.venue, wager),
        (bet) => bet.id,
      );
      return {
        ok: true,
        value: {
          bets: read.kept,
          page,
          total: TotalCount,
          hasMore: page * size < TotalCount,
          dropped: read.dropped,
        },
      };
    },
  };
}
