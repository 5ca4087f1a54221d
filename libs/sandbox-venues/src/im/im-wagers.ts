import { im } from '@heptad/contracts';
import { convertOdds, defined, odds, oddsFrom, OddsType } from '@heptad/formatting';
import type { Bet, BetLeg, BetState, OrderLeg } from '@heptad/sandbox-ledger';
import type { Simulation } from '@heptad/sandbox-simulation';
import { refusalMessage, refusedBet } from '../bets/bet-refusals';
import { isFinal } from '../bets/final-bet';
import { describeLeg, type MatchesAndOutrights } from '../bets/leg-description';
import { marketKeyOf, marketKeyOfSelection, plainLine, selectionKeyOf } from '../matches/selection-keys';
import type { VenueLocale } from '../wire/venue-locale';
import { wireNumber } from '../wire/wire-number';
import { imBetType, imMarket, imPeriod, imSelection, imSide, imSportId } from './im-numbers';

type Settled = Exclude<BetState, 'pending' | 'accepted' | 'rejected' | 'cashedOut' | 'edited'>;

const RESULTS: Readonly<Record<Settled, number>> = {
  won: im.RESULT.won,
  halfWon: im.RESULT.halfWon,
  push: im.RESULT.push,
  halfLost: im.RESULT.halfLost,
  lost: im.RESULT.lost,
  void: im.RESULT.void,
};

function resultOf(state: BetState | BetLeg['state']): number {
  return state in RESULTS ? RESULTS[state as Settled] : im.RESULT.open;
}

/** The selection that a leg's numbers mean; `undefined` when they mean none, or do not belong together. */
export function imSelectionKey(info: im.WagerSelectionInfo): string | undefined {
  const market = imMarket(info.BetTypeId, info.PeriodId);
  const side = market && imSide(market.kind, info.SelectionId, info.Specifiers);
  if (market === undefined || side === undefined) return undefined;
  const place = { ...market, matchId: String(info.EventId), line: plainLine(info.Handicap), side };
  const key = selectionKeyOf(place);
  const belongs =
    wireNumber(marketKeyOf(place)) === info.MarketlineId && wireNumber(key) === info.WagerSelectionId;
  return belongs ? key : undefined;
}

/**
 * A leg as the betting engine knows it. Throws the refusal of numbers that mean no selection. A price that is the present one in its
 * own notation is taken for it: converting back would lose digits.
 */
export function readImLeg(simulation: Simulation, info: im.WagerSelectionInfo): OrderLeg {
  const selection = imSelectionKey(info);
  const quote = selection === undefined ? undefined : simulation.quote(selection);
  if (selection === undefined || quote === undefined) throw refusedBet('unknownSelection');
  if (quote.state === 'closed') throw refusedBet('marketClosed');
  const { HomeScore: home, AwayScore: away } = info;
  const countsFrom = typeof home === 'number' && typeof away === 'number' ? { home, away } : undefined;
  return { selection, odds: seenOdds(info, quote.odds), ...defined({ countsFrom }) };
}

function seenOdds({ Odds, OddsType: notation }: im.WagerSelectionInfo, present: string): string {
  if (Number(convertOdds(odds(present), notation)) === Number(Odds)) return present;
  try {
    return convertOdds(oddsFrom(String(Odds), notation), OddsType.europe);
  } catch {
    throw refusedBet('oddsChanged');
  }
}

function encodeItem(simulation: MatchesAndOutrights, leg: BetLeg, locale: VenueLocale): im.WagerItem {
  const described = describeLeg(simulation, leg, locale);
  return {
    EventId: Number(leg.matchId),
    SportId: imSportId(leg.sport) ?? 0,
    EventDate: String(described.kickOff),
    CompetitionName: described.league,
    HomeTeam: described.home,
    AwayTeam: described.away,
    MarketlineId: wireNumber(marketKeyOfSelection(leg.selection)),
    WagerSelectionId: wireNumber(leg.selection),
    BetTypeId: imBetType(leg.kind),
    BetTypeName: described.market,
    PeriodId: imPeriod(leg.period),
    ...imSelection(leg.kind, leg.side),
    SelectionName: described.selection,
    ...(leg.line === undefined ? {} : { Handicap: Number(leg.line) }),
    Odds: Number(leg.odds),
    OddsType: OddsType.europe,
    ...(leg.countsFrom && {
      WagerHomeTeamScore: leg.countsFrom.home,
      WagerAwayTeamScore: leg.countsFrom.away,
    }),
    ResultStatus: resultOf(leg.state),
    ...(described.result === undefined
      ? {}
      : { HomeScore: described.result.home, AwayScore: described.result.away }),
  };
}

function confirmationOf(state: BetState): number {
  if (state === 'pending') return im.CONFIRMATION.pending;
  return state === 'rejected' ? im.CONFIRMATION.rejected : im.CONFIRMATION.accepted;
}

/** A bet as IM tells it; prices are European, as they were taken. */
export function encodeImWager(simulation: MatchesAndOutrights, bet: Bet, locale: VenueLocale): im.Wager {
  return {
    WagerId: bet.id,
    ComboSelection: bet.code,
    StakeAmount: bet.stake,
    PotentialPayout: bet.potentialReturn,
    ReturnAmount: isFinal(bet) ? (bet.payout ?? null) : null,
    WagerCreationDateTime: String(bet.placedAt),
    SettlementDateTime: bet.settledAt === undefined ? null : String(bet.settledAt),
    BetConfirmationStatus: confirmationOf(bet.state),
    BetTradeStatus: bet.state === 'cashedOut' ? im.TRADE.cashedOut : im.TRADE.none,
    ResultStatus: resultOf(bet.state),
    RejectReason: bet.refusal === undefined ? null : refusalMessage(bet.refusal, locale),
    WagerItemList: bet.legs.map((leg) => encodeItem(simulation, leg, locale)),
  };
}
