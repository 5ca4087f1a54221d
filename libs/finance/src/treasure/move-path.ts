import { PATHS } from '@heptad/feature-module';
import type { TreasureMove } from './treasure-write';

type Direction = TreasureMove['direction'];

/** The page on which money is moved in or out. */
export function movePath(direction: Direction): string {
  const path = PATHS.activityBalancePreciousInterestTransfer;
  return direction === 'in' ? path : `${path}?direction=out`;
}

/** Which way an address means; in unless it says otherwise. */
export function directionOf(query: URLSearchParams): Direction {
  return query.get('direction') === 'out' ? 'out' : 'in';
}
