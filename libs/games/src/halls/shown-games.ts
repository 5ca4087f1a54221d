import { isOfCategory } from './categories';
import type { Hall, HallGame } from './hall';
import type { HallChoice, HallChip, HallSort } from './hall-choice';

const DAY_MS = 86_400_000;
/** How long a game counts as new. */
export const NEW_FOR_MS = 60 * DAY_MS;
/** How many of the most played games count as hot. */
export const HOT_COUNT = 60;

/** The member's own games: ids, favourites the latest first, recent ones likewise. */
export interface MyGames {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

/** Whether a game came out lately. @param now milliseconds since 1970 */
export function isNew({ released }: Pick<HallGame, 'released'>, now: number): boolean {
  const age = now - Date.parse(released);
  return age >= 0 && age < NEW_FOR_MS;
}

const returnOf = ({ rtp }: HallGame): number => Number(rtp.most);

/** More of it first; the platform's order decides between equals. */
const ORDERS: Readonly<Record<HallSort, (a: HallGame, b: HallGame) => number>> = {
  plays: (a, b) => b.plays - a.plays,
  newest: (a, b) => (a.released === b.released ? 0 : a.released < b.released ? 1 : -1),
  // By how it is read: in that order lists of Chinese names are kept, and it begins as the English name would.
  name: (a, b) => (a.pinyin === b.pinyin ? 0 : a.pinyin < b.pinyin ? -1 : 1),
  rtp: (a, b) => returnOf(b) - returnOf(a),
};

/** The games of a chip, in an order of its own where it has one. */
function ofChip(games: readonly HallGame[], chip: HallChip, mine: MyGames, now: number): readonly HallGame[] {
  const named = (ids: readonly string[]) => {
    const places = new Map(ids.map((id, place) => [id, place]));
    return games
      .filter(({ id }) => places.has(id))
      .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  };
  switch (chip) {
    case 'all':
      return games;
    case 'hot':
      return games
        .filter(({ plays }) => plays > 0)
        .toSorted(ORDERS.plays)
        .slice(0, HOT_COUNT);
    case 'new':
      return games.filter((game) => isNew(game, now)).toSorted(ORDERS.newest);
    case 'jackpot':
      return games.filter(({ jackpot }) => jackpot !== undefined);
    case 'favourites':
      return named(mine.favourites);
    case 'recent':
      return named(mine.recent);
  }
}

/** What decides what a hall shows. */
export interface Shown extends Omit<HallChoice, 'words'> {
  /** Ids that the search has found, the best first; undefined while nothing is looked for. */
  readonly found: readonly string[] | undefined;
  readonly mine: MyGames;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The games that a hall shows, in their order. What was looked for stands in the order in which it was found; favourites and games that were played
 * lately, and the new ones, keep their own order until another one is chosen.
 */
export function shownGames(
  { games }: Pick<Hall, 'games'>,
  { chip, provider, category, sort, found, mine, now }: Shown,
): readonly HallGame[] {
  const narrowed = ofChip(games, chip, mine, now).filter(
    (game) =>
      (provider === undefined || game.provider.code === provider) &&
      (category === undefined || isOfCategory(game, category)),
  );
  if (found !== undefined) {
    const byId = new Map(narrowed.map((game) => [game.id, game]));
    return found.flatMap((id) => byId.get(id) ?? []);
  }
  const hasOrder = chip !== 'all' && chip !== 'jackpot';
  return hasOrder && sort === 'plays' ? narrowed : narrowed.toSorted(ORDERS[sort]);
}
