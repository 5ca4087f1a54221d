import type { SimMarketKind, SimMarketPeriod } from '../model/market';
import type { SimScore } from '../model/sport';
import type { Quarters } from './probability';

/** What one selection is worth: its probability, pushes taken out. */
export interface Chance {
  readonly side: string;
  readonly p: number;
}

/** Which lines a section offers. */
export type Lines =
  /** The most even line and its neighbours: `count` of them, `step` apart, each `offset` away from a multiple of `step`. */
  | { readonly step: Quarters; readonly offset: Quarters; readonly count: number; readonly start: Quarters }
  /** These and no others. */
  | { readonly fixed: readonly Quarters[] };

interface SectionName {
  readonly kind: SimMarketKind;
  readonly period: SimMarketPeriod;
}

/** Markets with a line and two sides. */
export interface LineSection extends SectionName {
  readonly lines: Lines;
  /** The score that its line is counted from; the whole period where there is none. */
  readonly countsFrom?: SimScore;
  readonly sides: readonly [string, string];
  /** What the first side is worth on a line; the second is worth the rest of 1. */
  worth(line: Quarters): number;
}

/** A market without a line. */
export interface FlatSection extends SectionName {
  readonly lines?: undefined;
  /** Sides in the order they are shown, worth 1 together (2 for double chance). */
  chances(): readonly Chance[];
}

/** All markets of one kind and period of a match at one moment. */
export type Section = LineSection | FlatSection;

export const HOME_AWAY = ['home', 'away'] as const;
export const OVER_UNDER = ['over', 'under'] as const;

/** The line as text: 9 is "2.25". */
export function lineText(line: Quarters): string {
  const whole = Math.trunc(Math.abs(line) / 4);
  const fraction = ['', '.25', '.5', '.75'][Math.abs(line) % 4] ?? '';
  return `${line < 0 ? '-' : ''}${whole}${fraction}`;
}

/** Reads a line; undefined when the text is none. */
export function readLine(text: string): Quarters | undefined {
  const match = /^(-?)(\d{1,3})(?:\.(25|5|75))?$/.exec(text);
  if (!match) return undefined;
  const quarters = Number(match[2]) * 4 + ['', '25', '5', '75'].indexOf(match[3] ?? '');
  return match[1] === '-' ? 0 - quarters : quarters;
}

/** The chances of a market of two sides. */
export function twoSides(first: string, second: string, p: number): readonly Chance[] {
  return [
    { side: first, p },
    { side: second, p: 1 - p },
  ];
}

/** Whether a section may be asked for this line, also when it does not list it just now. */
export function takesLine({ lines }: Section, line: Quarters | undefined): boolean {
  if (!lines || line === undefined) return !lines && line === undefined;
  if ('fixed' in lines) return lines.fixed.includes(line);
  return (line - lines.offset) % lines.step === 0;
}

const LONGEST_WALK = 200;

/** The lines to list, the most even first. */
export function listedLines({ lines, worth }: LineSection): readonly Quarters[] {
  const unevenness = (line: Quarters) => Math.abs(worth(line) - 0.5);
  if ('fixed' in lines) return [...lines.fixed].sort((a, b) => unevenness(a) - unevenness(b));
  const { step, offset, count } = lines;
  let best = Math.round((lines.start - offset) / step) * step + offset;
  let least = unevenness(best);
  for (const direction of [step, -step]) {
    for (let walk = 0; walk < LONGEST_WALK; walk += 1) {
      const next = unevenness(best + direction);
      if (next >= least) break;
      best += direction;
      least = next;
    }
  }
  return Array.from({ length: count }, (_, place) => {
    const distance = Math.ceil(place / 2) * step;
    return place % 2 === 1 ? best + distance : best - distance;
  });
}
