import { fb } from '@heptad/contracts';
import type {
  SimExtraKind,
  SimMarketKind,
  SimMarketPeriod,
  SimSportKey,
  SimStage,
} from '@heptad/sandbox-simulation';

/** FB's numbers of the sports it offers (SPORT-008, OPEN-044); what others call virtual sports are its e-soccer and e-basketball. */
const SPORTS: ReadonlyMap<SimSportKey, number> = new Map<SimSportKey, number>([
  ['football', 1],
  ['basketball', 3],
  ['tennis', 5],
  ['baseball', 7],
  ['tableTennis', 15],
  ['badminton', 47],
  ['virtualFootball', 177],
  ['virtualBasketball', 178],
]);

/** FB offers none of the extra kinds. */
const MARKETS: Readonly<Partial<Record<SimMarketKind, number>>> = {
  handicap: fb.MARKET.handicap,
  threeWay: fb.MARKET.moneyline,
  moneyline: fb.MARKET.twoWay,
  overUnder: fb.MARKET.overUnder,
  pointsOverUnder: fb.MARKET.pointsOverUnder,
  cornersHandicap: fb.MARKET.cornersHandicap,
  cornersOverUnder: fb.MARKET.cornersOverUnder,
  correctScore: fb.MARKET.correctScore,
  bothScore: fb.MARKET.bothTeamsScore,
  oddEven: fb.MARKET.oddEven,
  doubleChance: fb.MARKET.doubleChance,
  winner: fb.MARKET.outright,
} satisfies Record<Exclude<SimMarketKind, SimExtraKind>, number>;
const NONE = 0;

const OPTIONS: ReadonlyMap<string, number> = new Map([
  ['home', fb.OPTION.home],
  ['away', fb.OPTION.away],
  ['draw', fb.OPTION.draw],
  ['over', fb.OPTION.over],
  ['under', fb.OPTION.under],
  ['odd', fb.OPTION.odd],
  ['even', fb.OPTION.even],
  ['yes', fb.OPTION.yes],
  ['no', fb.OPTION.no],
  ['homeDraw', fb.OPTION.homeDraw],
  ['homeAway', fb.OPTION.homeAway],
  ['drawAway', fb.OPTION.drawAway],
  ['other', fb.OPTION.otherScore],
]);

const HUNDRED = 100;

/** The sports FB offers. */
export const FB_SPORTS: readonly SimSportKey[] = [...SPORTS.keys()];

/** `sid` of a sport; `undefined` for one FB has not. */
export function fbSportId(sport: SimSportKey): number | undefined {
  return SPORTS.get(sport);
}

/** The sport of a `sid`. */
export function fbSport(sid: number): SimSportKey | undefined {
  return FB_SPORTS.find((sport) => SPORTS.get(sport) === sid);
}

/** `mty` of a market's kind. */
export function fbMarketType(kind: SimMarketKind): number {
  return MARKETS[kind] ?? NONE;
}

/** `pe` of a part of a match. */
export function fbPeriod(period: SimMarketPeriod): number {
  return fb.PERIOD[period];
}

/** `pe` of a stage of play; `undefined` before and after. */
export function fbStage(stage: SimStage): number | undefined {
  return stage === 'notStarted' || stage === 'finished' ? undefined : fb.PERIOD[stage];
}

/** `ty` of a side: scores are counted up from their own base, runners of an outright go by their team's number. */
export function fbOptionType(kind: SimMarketKind, side: string): number {
  if (kind === 'winner') return Number(side);
  const score = /^(\d+)-(\d+)$/.exec(side);
  if (score !== null) return fb.OPTION.score + Number(score[1]) * HUNDRED + Number(score[2]);
  return OPTIONS.get(side) ?? 0;
}
