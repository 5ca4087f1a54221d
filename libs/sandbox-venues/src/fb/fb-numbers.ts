import { FB_MARKET, FB_OPTION, FB_PERIOD } from '@heptad/contracts';
import type { SimMarketKind, SimMarketPeriod, SimSportKey, SimStage } from '@heptad/sandbox-simulation';

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

const MARKETS: Readonly<Record<SimMarketKind, number>> = {
  handicap: FB_MARKET.handicap,
  threeWay: FB_MARKET.moneyline,
  moneyline: FB_MARKET.twoWay,
  overUnder: FB_MARKET.overUnder,
  pointsOverUnder: FB_MARKET.pointsOverUnder,
  cornersHandicap: FB_MARKET.cornersHandicap,
  cornersOverUnder: FB_MARKET.cornersOverUnder,
  correctScore: FB_MARKET.correctScore,
  bothScore: FB_MARKET.bothTeamsScore,
  oddEven: FB_MARKET.oddEven,
  doubleChance: FB_MARKET.doubleChance,
  winner: FB_MARKET.outright,
};

const OPTIONS: ReadonlyMap<string, number> = new Map([
  ['home', FB_OPTION.home],
  ['away', FB_OPTION.away],
  ['draw', FB_OPTION.draw],
  ['over', FB_OPTION.over],
  ['under', FB_OPTION.under],
  ['odd', FB_OPTION.odd],
  ['even', FB_OPTION.even],
  ['yes', FB_OPTION.yes],
  ['no', FB_OPTION.no],
  ['homeDraw', FB_OPTION.homeDraw],
  ['homeAway', FB_OPTION.homeAway],
  ['drawAway', FB_OPTION.drawAway],
  ['other', FB_OPTION.otherScore],
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
  return MARKETS[kind];
}

/** `pe` of a part of a match. */
export function fbPeriod(period: SimMarketPeriod): number {
  return FB_PERIOD[period];
}

/** `pe` of a stage of play; `undefined` before and after. */
export function fbStage(stage: SimStage): number | undefined {
  return stage === 'notStarted' || stage === 'finished' ? undefined : FB_PERIOD[stage];
}

/** `ty` of a side: scores are counted up from their own base, runners of an outright go by their team's number. */
export function fbOptionType(kind: SimMarketKind, side: string): number {
  if (kind === 'winner') return Number(side);
  const score = /^(\d+)-(\d+)$/.exec(side);
  if (score !== null) return FB_OPTION.score + Number(score[1]) * HUNDRED + Number(score[2]);
  return OPTIONS.get(side) ?? 0;
}
