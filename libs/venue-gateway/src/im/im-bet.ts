import { im } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { sportOf } from '../catalogue/sports';
import type { Bet, BetLeg, BetState } from '../entities/bet';
import type { VenueCode } from '../entities/venue';
import { buildBet, legState, resultTable } from '../mapping/bet-parts';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { scoreOf } from '../mapping/score-text';
import { imMarketKind, imMarketPeriod, imSide } from './im-markets';

const RESULTS = resultTable(im.RESULT);

function stateOf(wager: im.Wager): BetState {
  if (wager.BetConfirmationStatus === im.CONFIRMATION.pending) return 'pending';
  if (wager.BetConfirmationStatus === im.CONFIRMATION.rejected) return 'rejected';
  if (wager.BetTradeStatus === im.TRADE.cashedOut) return 'cashedOut';
  return RESULTS.get(wager.ResultStatus) ?? 'accepted';
}

function legOf(item: im.WagerItem, bet: BetState): BetLeg | undefined {
  const kind = imMarketKind(item.BetTypeId);
  const period = imMarketPeriod(item.PeriodId);
  const odds = europeanOdds(item.Odds, item.OddsType);
  if (kind === undefined || period === undefined || odds === undefined) return undefined;
  const sport = sportOf('im', item.SportId);
  const line = readLine(item.Handicap);
  const scored = typeof item.HomeScore === 'number' && typeof item.AwayScore === 'number';
  return {
    matchId: String(item.EventId),
    league: item.CompetitionName,
    home: item.HomeTeam,
    away: item.AwayTeam,
    marketName: item.BetTypeName,
    kind,
    period,
    side: imSide(item.SelectionId, undefined),
    selectionName: item.SelectionName,
    odds,
    kickOff: Number(item.EventDate),
    state: legState(RESULTS.get(item.ResultStatus), bet),
    ...defined({ sport, line, countsFrom: scoreOf(item.WagerHomeTeamScore, item.WagerAwayTeamScore) }),
    ...(scored ? { score: `${item.HomeScore}:${item.AwayScore}` } : {}),
  };
}

/** A wager as a bet; `undefined` when it cannot be read. */
export function imBet(venue: VenueCode, wager: im.Wager): Bet | undefined {
  const state = stateOf(wager);
  return buildBet(venue, {
    id: wager.WagerId,
    state,
    placedAt: wager.WagerCreationDateTime,
    comboCode: wager.ComboSelection,
    stake: wager.StakeAmount,
    potentialReturn: wager.PotentialPayout,
    returned: wager.ReturnAmount,
    settledAt: wager.SettlementDateTime,
    legs: wager.WagerItemList.map((item) => legOf(item, state)),
    rejection: wager.RejectReason,
  });
}
