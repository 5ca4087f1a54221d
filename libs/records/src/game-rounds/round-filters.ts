import { games } from '@heptad/contracts';
import { dayKey, defined } from '@heptad/formatting';
import { defaultSpan } from '../bet-list/record-filters';
import { momentsOf, readSpan, writeSpan, type TimeSpan } from '../bet-list/time-span';
import { GAMES_TAB } from './round-tab';

/** The areas whose games have rounds; matches of e-sports are bets. */
export const ROUND_AREAS = games.areas.filter((area) => area !== 'esports');
export type RoundArea = (typeof games.areas)[number];

/** Which rounds the page shows; kept in its address. */
export interface RoundFilters {
  readonly span: TimeSpan;
  readonly area?: RoundArea;
  /** The id of a game. */
  readonly game?: string;
}

const GAME = /^[a-z0-9-]{1,64}$/;
const USUAL_SPAN = defaultSpan('settled');

/** Reads the filters of an address; whatever is invalid counts as absent. @param now milliseconds since 1970, of the product's clock */
export function readRoundFilters(query: URLSearchParams, now: number): RoundFilters {
  const span = readSpan(query.get('time') ?? '', dayKey(now));
  const game = query.get('game') ?? '';
  return {
    span: span === undefined || (span.kind === 'named' && span.name === 'all') ? USUAL_SPAN : span,
    ...defined({
      area: ROUND_AREAS.find((area) => area === query.get('area')),
      game: GAME.test(game) ? game : undefined,
    }),
  };
}

/** The filters as the query of an address; what is the default is left out. */
export function writeRoundFilters({ span, area, game }: RoundFilters): URLSearchParams {
  const time = writeSpan(span);
  return new URLSearchParams({
    tab: GAMES_TAB,
    ...(time !== writeSpan(USUAL_SPAN) && { time }),
    ...defined({ area, game }),
  });
}

/** Whether other rounds are shown than the page begins with. */
export const isNarrowed = ({ span, area, game }: RoundFilters): boolean =>
  area !== undefined || game !== undefined || writeSpan(span) !== writeSpan(USUAL_SPAN);

/** What the platform is asked for. */
export interface RoundsQuery {
  readonly area?: RoundArea;
  readonly game?: string;
  readonly from?: number;
  readonly to?: number;
}

/** @param now milliseconds since 1970, of the product's clock */
export const roundsQuery = ({ span, area, game }: RoundFilters, now: number): RoundsQuery => ({
  ...defined({ area, game }),
  ...momentsOf(span, now),
});
