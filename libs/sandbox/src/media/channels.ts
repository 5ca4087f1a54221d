import type { SimSportKey } from '@heptad/sandbox-simulation';

const HOUR_MS = 3_600_000;

/** An anchor's channel; all invented. Names and titles are Chinese here, said in other languages by `platformText`. */
export interface Anchor {
  readonly channel: string;
  readonly name: string;
  readonly title: string;
  /** Anchors take turns by the hour. @param now sandbox time, ms */
  isOnAir(now: number): boolean;
  /** The sports of the matches spoken about, the favourite first. */
  readonly sports: readonly SimSportKey[];
}

/** When anchors took their present turns. @param now sandbox time, ms */
export function turnBegan(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}

/** When anchors take their next turns. @param now sandbox time, ms */
export function nextTurn(now: number): number {
  return turnBegan(now) + HOUR_MS;
}

const NAMES: readonly (readonly [
  channel: string,
  name: string,
  title: string,
  sports: readonly SimSportKey[],
])[] = [
  ['chenxi', '晨曦', '今晚足球怎么看', ['football']],
  ['azhuo', '阿卓', '篮球节奏课堂', ['basketball', 'football']],
  ['xiaoman', '小满', '网球滚球陪看', ['tennis', 'tableTennis']],
  ['laojiang', '老姜', '电竞地图讲解', ['leagueBattle', 'ancientBattle', 'tacticalShooter']],
];

export const ANCHORS: readonly Anchor[] = NAMES.map(([channel, name, title, sports], index) => ({
  channel,
  name,
  title,
  sports,
  isOnAir: (now) => (Math.floor(now / HOUR_MS) + index) % 2 === 0,
}));

const LEAST_VIEWERS = 320;
const MORE_VIEWERS = 900;

/** How many watch a channel that is on the air: it follows the minutes of the sandbox clock, up after the turn and down before its end. */
export function viewersAt(now: number, index: number): number {
  const share = (now % HOUR_MS) / HOUR_MS;
  const wave = Math.sin(share * Math.PI) * 0.8 + Math.sin(now / 60_000 + index) * 0.05;
  return LEAST_VIEWERS + Math.round(Math.max(0, wave) * MORE_VIEWERS) + 37 * index;
}
