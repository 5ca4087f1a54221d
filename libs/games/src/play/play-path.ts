import { EXTRA_PATHS } from '@heptad/feature-module';
import * as v from 'valibot';

const ID = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** What the address of the page of a game says. */
export interface PlayAddress {
  readonly enName: string;
  readonly game?: string;
  readonly demo: boolean;
  /** The member comes back from a page of the venue's own. */
  readonly back: boolean;
}

/** Reads the address; undefined for one that can name no venue or no game. */
export function readPlayAddress(enName: string | undefined, query: URLSearchParams): PlayAddress | undefined {
  const game = query.get('game');
  if (!v.is(ID, enName) || (game !== null && !v.is(ID, game))) return undefined;
  return {
    enName,
    ...(game !== null && { game }),
    demo: query.get('demo') === '1',
    back: query.get('back') === '1',
  };
}

/** The address of the page of a game. @param back marks the way back from a page of the venue's own */
export function playAddress({ enName, game, demo }: Omit<PlayAddress, 'back'>, back = false): string {
  const query = new URLSearchParams({
    ...(game !== undefined && { game }),
    ...(demo && { demo: '1' }),
    ...(back && { back: '1' }),
  }).toString();
  const path = EXTRA_PATHS.venuesPlayByEnName.replace(':enName', encodeURIComponent(enName));
  return query === '' ? path : `${path}?${query}`;
}
