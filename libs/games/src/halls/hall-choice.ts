import type { HallArea } from './hall-area';

/** What a hall can be narrowed to by one tap. */
export const HALL_CHIPS = ['all', 'hot', 'new', 'jackpot', 'favourites', 'recent'] as const;
export type HallChip = (typeof HALL_CHIPS)[number];

/** In which order games stand. */
export const HALL_SORTS = ['plays', 'newest', 'name', 'rtp'] as const;
export type HallSort = (typeof HALL_SORTS)[number];
const USUAL_SORT: HallSort = 'plays';

/** What is chosen in a hall; it is kept in the address. */
export interface HallChoice {
  readonly chip: HallChip;
  /** Code of a provider; all unless given. */
  readonly provider: string | undefined;
  /** One of {@link categoriesOf} of the area; all unless given. */
  readonly category: string | undefined;
  readonly sort: HallSort;
  /** What is looked for. */
  readonly words: string;
}

/** More is no name of a game. */
const MOST_WORDS = 40;

/** The chips of an area: only e-games feed jackpots, and a match is no favourite game. */
export function chipsOf(area: HallArea): readonly HallChip[] {
  return area === 'egame' ? HALL_CHIPS : HALL_CHIPS.filter((chip) => chip !== 'jackpot');
}

/** The value that a text says; the usual one where it says none of them. */
function oneOf<Value extends string>(values: readonly Value[], text: string | null, usual: Value): Value {
  return values.find((value) => value === text) ?? usual;
}

/** What an address chooses; what it says wrongly counts as not said. */
export function readChoice(query: URLSearchParams, area: HallArea): HallChoice {
  return {
    chip: oneOf(chipsOf(area), query.get('chip'), 'all'),
    provider: query.get('provider') ?? undefined,
    category: query.get('category') ?? undefined,
    sort: oneOf(HALL_SORTS, query.get('sort'), USUAL_SORT),
    words: (query.get('words') ?? '').slice(0, MOST_WORDS),
  };
}

/** A query with a choice changed; what is chosen by itself is not written. */
export function writeChoice(now: URLSearchParams, change: Partial<HallChoice>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === '' || value === 'all' || value === USUAL_SORT) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
