import type { SimMarketKind, SimMarketPeriod } from '@heptad/sandbox-simulation';

/** A selection as the simulation names it, taken apart. */
export interface SelectionPlace {
  readonly matchId: string;
  readonly kind: SimMarketKind;
  readonly period: SimMarketPeriod;
  /** The home side's handicap or the total. */
  readonly line: string | undefined;
  readonly side: string;
}

const NO_LINE = '-';

/** `match|kind.period|line`, the form of a market's key in the simulation. */
export function marketKeyOf({ matchId, kind, period, line }: Omit<SelectionPlace, 'side'>): string {
  return `${matchId}|${kind}.${period}|${line ?? NO_LINE}`;
}

/** The selection's own key: its market's and the side. */
export function selectionKeyOf(place: SelectionPlace): string {
  return `${marketKeyOf(place)}|${place.side}`;
}

/**
 * A line as the simulation writes it: no plus sign, no needless zeros, no negative zero.
 * @returns `undefined` for an absent or empty line
 */
export function plainLine(line: string | number | null | undefined): string | undefined {
  if (line === null || line === undefined || line === '') return undefined;
  const value = Number(line);
  return Number.isFinite(value) ? String(value === 0 ? 0 : value) : undefined;
}

/** The key without its last part. */
export function marketKeyOfSelection(selectionKey: string): string {
  return selectionKey.slice(0, selectionKey.lastIndexOf('|'));
}
