import { PATHS } from '@heptad/feature-module';
import type { MatchShape } from './match-shape';

/** The match's own page. */
export function matchPath({ venue, id }: Pick<MatchShape, 'venue' | 'id'>): string {
  return `${PATHS.homeSportsSportsDetails}?${new URLSearchParams({ venue, id }).toString()}`;
}
