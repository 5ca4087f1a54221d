import { im } from '@heptad/contracts';
import { defined, OddsType } from '@heptad/formatting';
import * as v from 'valibot';
import type { OrderLeg } from '../entities/bet';
import { comboLimits } from '../mapping/bet-limits';
import { europeanOdds } from '../mapping/european-odds';
import { exchange } from '../mapping/exchange';
import type { OrderWire } from '../mapping/orders';
import { withResponse } from '../mapping/with-response';
import { imBet } from './im-bet';

const BET_LIST = withResponse(
  im.getBetList,
  v.object({ ...im.getBetList.response.entries, WagerList: v.array(v.unknown()) }),
);

/** A leg as IM wants it back; a price the member saw that is not the wire's own goes as European odds. */
function infoOf(leg: OrderLeg): im.WagerSelectionInfo | undefined {
  const read = v.safeParse(im.wagerSelectionInfo, leg.selection.wire);
  if (!read.success || leg.selection.odds === undefined) return undefined;
  const seen = leg.selection.odds;
  const asSent = europeanOdds(read.output.Odds, read.output.OddsType) === seen;
  return asSent ? read.output : { ...read.output, Odds: seen, OddsType: OddsType.europe };
}

/** IM's bets on its wire. */
export const IM_ORDERS: OrderWire<im.WagerSelectionInfo, im.Wager> = {
  leg: infoOf,
  order: im.wager,
  bet: imBet,

  limits: exchange(
    im.getBetLimits,
    (WagerSelectionInfos: im.WagerSelectionInfo[]) => ({ WagerSelectionInfos }),
    ({ Selections, Combos }) => {
      const byId = new Map(Selections.map((each) => [each.WagerSelectionId, each]));
      return {
        ofLeg({ WagerSelectionId }) {
          const found = byId.get(WagerSelectionId);
          return (
            found && {
              available: found.IsAvailable,
              odds: found.Odds === undefined ? undefined : europeanOdds(found.Odds, found.OddsType),
              min: found.MinStake,
              max: found.MaxStake,
            }
          );
        },
        combos: Combos.map((combo) =>
          comboLimits(combo.ComboSelection, combo.ComboCount, combo.MinStake, combo.MaxStake),
        ),
      };
    },
  ),

  place: exchange(
    im.placeBet,
    ({ order, legs }) => ({
      ComboSelection: order.comboCode,
      UnitStake: order.stake,
      OddsAcceptance: im.ODDS_ACCEPTANCE[order.acceptance],
      ...defined({ ShownOddsType: order.notation }),
      WagerSelectionInfos: legs,
    }),
    ({ Wager }) => Wager,
  ),

  find: exchange(
    im.getBetDetails,
    (question) => ('key' in question ? { IdempotencyKey: question.key } : { WagerIds: [question.id] }),
    ({ WagerList }) => WagerList,
  ),

  list: exchange(
    BET_LIST,
    ({ settled, page, size, from, to }) => ({
      IsSettled: settled,
      Page: page,
      PageRecords: size,
      ...defined({ DateFrom: from, DateTo: to }),
    }),
    ({ WagerList, TotalCount }) => ({ records: WagerList, total: TotalCount }),
  ),
};
