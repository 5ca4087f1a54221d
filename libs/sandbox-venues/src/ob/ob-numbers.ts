import { ob } from '@heptad/contracts';
import type {
  SimExtraKind,
  SimMarketKind,
  SimMarketPeriod,
  SimSportKey,
  SimStage,
} from '@heptad/sandbox-simulation';

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

/** OB and DB offer none of the extra kinds. */
const PLAYS: Readonly<Partial<Record<SimMarketKind, number>>> = {
  threeWay: ob.PLAY.moneyline,
  moneyline: ob.PLAY.twoWay,
  handicap: ob.PLAY.handicap,
  overUnder: ob.PLAY.overUnder,
  pointsOverUnder: ob.PLAY.pointsOverUnder,
  cornersHandicap: ob.PLAY.cornersHandicap,
  cornersOverUnder: ob.PLAY.cornersOverUnder,
  correctScore: ob.PLAY.correctScore,
  bothScore: ob.PLAY.bothTeamsScore,
  oddEven: ob.PLAY.oddEven,
  doubleChance: ob.PLAY.doubleChance,
  winner: ob.PLAY.outright,
} satisfies Record<Exclude<SimMarketKind, SimExtraKind>, number>;
const NONE = 0;

const FIRST_HALF_PLAYS: Readonly<Partial<Record<SimMarketKind, number>>> = {
  threeWay: ob.PLAY.firstHalfMoneyline,
  overUnder: ob.PLAY.firstHalfOverUnder,
  handicap: ob.PLAY.firstHalfHandicap,
};

const OPTIONS: ReadonlyMap<string, string> = new Map([
  ['home', ob.OPTION.home],
  ['away', ob.OPTION.away],
  ['draw', ob.OPTION.draw],
  ['over', ob.OPTION.over],
  ['under', ob.OPTION.under],
  ['odd', ob.OPTION.odd],
  ['even', ob.OPTION.even],
  ['yes', ob.OPTION.yes],
  ['no', ob.OPTION.no],
  ['homeDraw', ob.OPTION.homeDraw],
  ['homeAway', ob.OPTION.homeAway],
  ['drawAway', ob.OPTION.drawAway],
  ['other', ob.OPTION.otherScore],
]);

const KINDS = Object.keys(PLAYS) as SimMarketKind[];
const PERIODS: readonly SimMarketPeriod[] = ['full', ...(Object.keys(ob.PLAY_OFFSET) as SimMarketPeriod[])];

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
  const play = PLAYS[kind] ?? NONE;
  if (period === 'full') return play;
  if (period === 'firstHalf') return FIRST_HALF_PLAYS[kind] ?? ob.PLAY_OFFSET.firstHalf + play;
  return ob.PLAY_OFFSET[period] + play;
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
  if (kind === 'correctScore') return ot === ob.OPTION.otherScore ? 'other' : ot.replace(':', '-');
  return [...OPTIONS].find(([, option]) => option === ot)?.[0] ?? ot;
}

/** `mmp` of a stage. */
export function obPeriod(stage: SimStage): number {
  if (stage === 'finished') return ob.PERIOD.ended;
  return ob.PERIOD[stage];
}

/** The name of a stage's own score in `msc`; `undefined` for stages whose score has none. */
export function obScoreName(stage: SimStage): string | undefined {
  return stage in ob.SCORE ? ob.SCORE[stage as keyof typeof ob.SCORE] : undefined;
}
