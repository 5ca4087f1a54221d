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
  type ImWager,
} from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
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

/** IM's bets: limits, placing, asking, lists. */
export function createImOrders(session: VenueSession) {
  const read = (order: ImWager): Bet | undefined => imBet(session.venue, order);

  return {
    ...betQuestions(
      imGetBetDetails.path,
      async (question) => {
        const request = 'key' in question ? { IdempotencyKey: question.key } : { WagerIds: [question.id] };
        const answer = await session.call(imGetBetDetails, request, { noToast: true });
        return answer.ok ? { ok: true, value: answer.value.WagerList } : answer;
      },
      read,
    ),

    async limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>> {
      const WagerSelectionInfos = wireLegs(legs, infoOf);
      if (!WagerSelectionInfos) return senseless(imGetBetLimits.path, LEGS_UNFIT);
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
      const WagerSelectionInfos = wireLegs(order.legs, infoOf);
      if (!WagerSelectionInfos) return senseless(imPlaceBet.path, LEGS_UNFIT);
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
      return placedBet(imPlaceBet.path, read(answer.value.Wager), key);
    },

    async bets(query: BetQuery): Promise<Result<BetPage>> {
      const { page, size, options } = betPageRequest(query);
      const answer = await session.call(
        BET_LIST,
        {
          IsSettled: query.settled,
          Page: page,
          PageRecords: size,
          ...(query.from === undefined ? {} : { DateFrom: query.from }),
          ...(query.to === undefined ? {} : { DateTo: query.to }),
        },
        options,
      );
      if (!answer.ok) return answer;
      return readBetPage(
        { page, size },
        { records: answer.value.WagerList, total: answer.value.TotalCount },
        imWager,
        read,
      );
    },
  };
}
