import type { MarketKind } from '../entities/match';

const LINED: ReadonlySet<MarketKind> = new Set([
  'handicap',
  'overUnder',
  'pointsOverUnder',
  'cornersHandicap',
  'cornersOverUnder',
  'venueLine',
]);

/** Whether a market of the kind is nothing without its line. */
export function needsLine(kind: MarketKind): boolean {
  return LINED.has(kind);
}
