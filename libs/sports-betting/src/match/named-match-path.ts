import { sportsVenueCode } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import * as v from 'valibot';
import { matchPath } from './match-path';

const namedMatch = v.object({ venue: sportsVenueCode, id: v.pipe(v.string(), v.minLength(1)) });

/** The page of the match that a command names; the lists where it names none. */
export function namedMatchPath(payload: unknown): string {
  const named = v.safeParse(namedMatch, payload);
  return named.success ? matchPath(named.output) : PATHS.homeSports;
}
