import { OB_OPTION, OB_PERIOD, OB_PLAY, OB_PLAY_OFFSET, OB_SCORE } from '@heptad/contracts';
import type { SimMarketKind, SimMarketPeriod, SimSportKey, SimStage } from '@heptad/sandbox-simulation';

/** OB's and DB's numbers of the sports they offer (SPORT-010…012, OPEN-044). */
const SPORTS: ReadonlyMap<SimSportKey, number> = new Map<SimSportKey, number>([
  ['football', 1],
  ['basketball', 2],
  ['baseball', 3],
  ['tennis', 5],
  ['tableTennis', 8],
  ['badminton', 10],
  ['leagueBattle', 100],
  ['ancientBattle', 101],
  ['tacticalShooter', 102],
  ['royalBattle', 103],
  ['virtualFootball', 1001],
  ['virtualBasketball', 1004],
]);

const PLAYS: Readonly<Record<SimMarketKind, number>> = {
  threeWay: OB_PLAY.moneyline,
  moneyline: OB_PLAY.twoWay,
  handicap: OB_PLAY.handicap,
  overUnder: OB_PLAY.overUnder,
  pointsOverUnder: OB_PLAY.pointsOverUnder,
  cornersHandicap: OB_PLAY.cornersHandicap,
  cornersOverUnder: OB_PLAY.cornersOverUnder,
  correctScore: OB_PLAY.correctScore,
  bothScore: OB_PLAY.bothTeamsScore,
  oddEven: OB_PLAY.oddEven,
  doubleChance: OB_PLAY.doubleChance,
  winner: OB_PLAY.outright,
};

const FIRST_HALF_PLAYS: Readonly<Partial<Record<SimMarketKind, number>>> = {
  threeWay: OB_PLAY.firstHalfMoneyline,
  overUnder: OB_PLAY.firstHalfOverUnder,
  handicap: OB_PLAY.firstHalfHandicap,
};

const OPTIONS: ReadonlyMap<string, string> = new Map([
  ['home', OB_OPTION.home],
  ['away', OB_OPTION.away],
  ['draw', OB_OPTION.draw],
  ['over', OB_OPTION.over],
  ['under', OB_OPTION.under],
  ['odd', OB_OPTION.odd],
  ['even', OB_OPTION.even],
  ['yes', OB_OPTION.yes],
  ['no', OB_OPTION.no],
  ['homeDraw', OB_OPTION.homeDraw],
  ['homeAway', OB_OPTION.homeAway],
  ['drawAway', OB_OPTION.drawAway],
  ['other', OB_OPTION.otherScore],
]);

const KINDS = Object.keys(PLAYS) as SimMarketKind[];
const PERIODS: readonly SimMarketPeriod[] = ['full', ...(Object.keys(OB_PLAY_OFFSET) as SimMarketPeriod[])];

/** The sports OB and DB offer. */
export const OB_SPORTS: readonly SimSportKey[] = [...SPORTS.keys()];

/** `csid` of a sport. */
export function obSportId(sport: SimSportKey): number {
  return SPORTS.get(sport) ?? 0;
}

/** The sport of a `csid`. */
export function obSport(csid: string | number): SimSportKey | undefined {
  return OB_SPORTS.find((sport) => SPORTS.get(sport) === Number(csid));
}

/** `hpid` of a kind of market in a part of the match. */
export function obPlayId(kind: SimMarketKind, period: SimMarketPeriod): number {
  if (period === 'full') return PLAYS[kind];
  if (period === 'firstHalf') return FIRST_HALF_PLAYS[kind] ?? OB_PLAY_OFFSET.firstHalf + PLAYS[kind];
  return OB_PLAY_OFFSET[period] + PLAYS[kind];
}

/** The kind and the part of the match that a `hpid` means. */
export function obPlay(
  hpid: string | number,
): { readonly kind: SimMarketKind; readonly period: SimMarketPeriod } | undefined {
  for (const period of PERIODS) {
    const kind = KINDS.find((each) => obPlayId(each, period) === Number(hpid));
    if (kind !== undefined) return { kind, period };
  }
  return undefined;
}

/** `ot` of a side: a correct score is its own, a runner of an outright its team's number. */
export function obOptionType(kind: SimMarketKind, side: string): string {
  if (kind === 'winner') return side;
  return OPTIONS.get(side) ?? side.replace('-', ':');
}

/** The side that an `ot` means in a market of this kind. */
export function obSide(kind: SimMarketKind, ot: string): string {
  if (kind === 'winner') return ot;
  if (kind === 'correctScore') return ot === OB_OPTION.otherScore ? 'other' : ot.replace(':', '-');
  return [...OPTIONS].find(([, option]) => option === ot)?.[0] ?? ot;
}

/** `mmp` of a stage. */
export function obPeriod(stage: SimStage): number {
  if (stage === 'finished') return OB_PERIOD.ended;
  return OB_PERIOD[stage];
}

/** The name of a stage's own score in `msc`; `undefined` for stages whose score has none. */
export function obScoreName(stage: SimStage): string | undefined {
  return stage in OB_SCORE ? OB_SCORE[stage as keyof typeof OB_SCORE] : undefined;
}
