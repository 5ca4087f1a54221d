import type { CardPart } from '../match/card-columns';
import { writeChoice, type ListChoice } from '../match/list-choice';
import { EVERYTHING, NOTHING, readPicked, writePicked, type Picked } from './picked';

/** Order, filters and search of a list. It is kept in the address beside the list choice, so that Back and reload keep it. */
export interface ListRefinement {
  /** By kick-off, or the leagues with the most bets first (SPORT-017). */
  readonly order: 'time' | 'hot';
  readonly leagues: Picked;
  /** Leagues whose matches are folded away. */
  readonly folded: Picked;
  /** Looked for in the names of teams and leagues. */
  readonly words: string;
  /** Only kick-offs of this day, `YYYY-MM-DD` by the member's calendar; lists of early matches know it. */
  readonly day: string | undefined;
  readonly onlyFavourites: boolean;
  /** Which part of a match the columns of a professional card are about, where there is room for one. */
  readonly part: CardPart;
}

export const UNREFINED: ListRefinement = {
  order: 'time',
  leagues: EVERYTHING,
  folded: NOTHING,
  words: '',
  day: undefined,
  onlyFavourites: false,
  part: 'full',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_LETTERS = 40;

/** Reads an address; what is invalid counts as not being there. */
export function readRefinement(query: URLSearchParams): ListRefinement {
  const day = query.get('day') ?? '';
  return {
    order: query.get('sort') === 'hot' ? 'hot' : 'time',
    leagues: readPicked(query.get('leagues'), EVERYTHING),
    folded: readPicked(query.get('fold'), NOTHING),
    words: (query.get('q') ?? '').slice(0, MOST_LETTERS),
    day: DAY.test(day) ? day : undefined,
    onlyFavourites: query.get('view') === 'favourites',
    part: query.get('part') === 'firstHalf' ? 'firstHalf' : 'full',
  };
}

/** The query after a change. Values that equal the default are left out. */
export function writeRefinement(query: URLSearchParams, change: Partial<ListRefinement>): URLSearchParams {
  const next = new URLSearchParams(query);
  const { order, leagues, folded, words, day, onlyFavourites, part } = {
    ...readRefinement(query),
    ...change,
  };
  const fields = {
    sort: order === 'hot' ? order : null,
    leagues: writePicked(leagues, EVERYTHING),
    fold: writePicked(folded, NOTHING),
    q: words || null,
    day: day ?? null,
    view: onlyFavourites ? 'favourites' : null,
    part: part === 'firstHalf' ? part : null,
  };
  for (const [name, text] of Object.entries(fields))
    if (text === null) next.delete(name);
    else next.set(name, text);
  return next;
}

/**
 * The query of another list than that of an address. Another list has other leagues and days; how it is sorted, that it is of favourites, and
 * the part its columns are about are the member's way to look, and stay also where a list has no use for them.
 */
export function otherListQuery(query: URLSearchParams, choice: ListChoice): URLSearchParams {
  const { order, onlyFavourites, part } = readRefinement(query);
  return writeRefinement(writeChoice(choice), { order, onlyFavourites, part });
}
