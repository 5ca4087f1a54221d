import { im } from '@heptad/contracts';
import type { SimMarketKind, SimMarketPeriod, SimSportKey, SimStage } from '@heptad/sandbox-simulation';

/** IM's numbers of the sports it offers (SPORT-004, SPORT-005); it has no e-sports. */
const SPORTS: ReadonlyMap<SimSportKey, number> = new Map<SimSportKey, number>([
  ['football', 1],
  ['basketball', 2],
  ['tennis', 3],
  ['badminton', 7],
  ['baseball', 8],
  ['tableTennis', 36],
  ['virtualFootball', 39],
  ['virtualBasketball', 43],
]);

const BET_TYPES: Readonly<Record<SimMarketKind, number>> = {
  handicap: im.BET_TYPE.handicap,
  overUnder: im.BET_TYPE.overUnder,
  threeWay: im.BET_TYPE.moneyline,
  moneyline: im.BET_TYPE.twoWay,
  pointsOverUnder: im.BET_TYPE.pointsOverUnder,
  cornersHandicap: im.BET_TYPE.cornersHandicap,
  cornersOverUnder: im.BET_TYPE.cornersOverUnder,
  correctScore: im.BET_TYPE.correctScore,
  bothScore: im.BET_TYPE.bothTeamsScore,
  oddEven: im.BET_TYPE.oddEven,
  doubleChance: im.BET_TYPE.doubleChance,
  winner: im.BET_TYPE.outright,
  pointsHandicap: im.BET_TYPE.pointsHandicap,
  bookingsHandicap: im.BET_TYPE.bookingsHandicap,
  bookingsOverUnder: im.BET_TYPE.bookingsOverUnder,
  cornersBookingsOverUnder: im.BET_TYPE.extraLine,
};

const SIDES: ReadonlyMap<string, number> = new Map([
  ['home', im.SELECTION.home],
  ['away', im.SELECTION.away],
  ['draw', im.SELECTION.draw],
  ['over', im.SELECTION.over],
  ['under', im.SELECTION.under],
  ['odd', im.SELECTION.odd],
  ['even', im.SELECTION.even],
  ['yes', im.SELECTION.yes],
  ['no', im.SELECTION.no],
  ['homeDraw', im.SELECTION.homeDraw],
  ['homeAway', im.SELECTION.homeAway],
  ['drawAway', im.SELECTION.drawAway],
  ['other', im.SELECTION.otherScore],
]);

/** The two sides of each handicap (SPORT-029). */
const PAIRS: ReadonlyMap<SimMarketKind, { readonly home: number; readonly away: number }> = new Map([
  ['handicap', { home: im.SELECTION.handicapHome, away: im.SELECTION.handicapAway }],
  ['pointsHandicap', { home: im.SELECTION.handicapHome, away: im.SELECTION.handicapAway }],
  ['cornersHandicap', { home: im.SELECTION.cornersHome, away: im.SELECTION.cornersAway }],
  ['bookingsHandicap', { home: im.SELECTION.bookingsHome, away: im.SELECTION.bookingsAway }],
]);

const STAGES: Readonly<Record<string, string>> = {
  firstHalf: '1H',
  secondHalf: '2H',
  halfTime: 'HT',
  break: 'BT',
  overtime: 'OT',
};

/** The sports IM offers. */
export const IM_SPORTS: readonly SimSportKey[] = [...SPORTS.keys()];

/** `SportId` of a sport; `undefined` for one IM has not. */
export function imSportId(sport: SimSportKey): number | undefined {
  return SPORTS.get(sport);
}

/** The sport of a `SportId`. */
export function imSport(id: number): SimSportKey | undefined {
  return IM_SPORTS.find((sport) => SPORTS.get(sport) === id);
}

/** The leagues that IM has a number of its own for; all others keep theirs. */
const LEAGUES: ReadonlyMap<string, number> = new Map([
  ['103', im.LEAGUE_IDS.spain],
  ['105', im.LEAGUE_IDS.italy],
  ['212', im.LEAGUE_IDS.virtualEngland],
]);

/** `CompetitionId` of a league (SPORT-006). */
export function imLeagueId(leagueId: string): number {
  return LEAGUES.get(leagueId) ?? Number(leagueId);
}

/** The league of a `CompetitionId`. */
export function imLeague(competitionId: number): string {
  return [...LEAGUES].find(([, id]) => id === competitionId)?.[0] ?? String(competitionId);
}

/** `BetTypeId` of a market's kind. */
export function imBetType(kind: SimMarketKind): number {
  return BET_TYPES[kind];
}

/** `PeriodId` of a part of a match. */
export function imPeriod(period: SimMarketPeriod): number {
  return im.PERIOD[period];
}

/** The kind and the part of the match that a line's numbers mean. */
export function imMarket(
  betType: number,
  periodId: number,
): { readonly kind: SimMarketKind; readonly period: SimMarketPeriod } | undefined {
  const kind = (Object.keys(BET_TYPES) as SimMarketKind[]).find((each) => BET_TYPES[each] === betType);
  const period = (Object.keys(im.PERIOD) as (keyof typeof im.PERIOD)[]).find(
    (each) => im.PERIOD[each] === periodId,
  );
  return kind === undefined || period === undefined || period === 'secondHalf' ? undefined : { kind, period };
}

/** `SelectionId` of a side, and what tells it apart where many share one. */
export function imSelection(
  kind: SimMarketKind,
  side: string,
): { readonly SelectionId: number; readonly Specifiers?: string } {
  if (kind === 'winner') return { SelectionId: im.SELECTION.runner, Specifiers: side };
  if (kind === 'correctScore' && side !== 'other') {
    return { SelectionId: im.SELECTION.score, Specifiers: side.replace('-', ':') };
  }
  const pair = PAIRS.get(kind);
  if (pair !== undefined && (side === 'home' || side === 'away')) return { SelectionId: pair[side] };
  return { SelectionId: SIDES.get(side) ?? 0 };
}

/** The side that a selection's numbers mean; `undefined` where they mean none in a market of this kind. */
export function imSide(
  kind: SimMarketKind,
  selectionId: number,
  specifiers: string | null | undefined,
): string | undefined {
  if (kind === 'winner') return selectionId === im.SELECTION.runner ? (specifiers ?? undefined) : undefined;
  if (kind === 'correctScore' && selectionId === im.SELECTION.score) return specifiers?.replace(':', '-');
  return [...SIDES.keys()].find((side) => imSelection(kind, side).SelectionId === selectionId);
}

/** The name of a stage in `RBTime`; `undefined` before and after play. */
export function imStage(stage: SimStage): string | undefined {
  const numbered = /^(quarter|set|inning)(\d)$/.exec(stage);
  if (numbered !== null) return `${(numbered[1] ?? '').charAt(0).toUpperCase()}${numbered[2] ?? ''}`;
  return Object.hasOwn(STAGES, stage) ? STAGES[stage] : undefined;
}
