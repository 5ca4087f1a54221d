import { odds, type Odds } from '@heptad/formatting';

export const CELLS = 500;

/** A list as it is looked at: so many prices of a match are in each answer, so many cells are on the screen, so many of them change. */
export const LOOKED_AT = { pricesOfMatch: 7, cells: 60, changes: 50 } as const;

/** How prices move from tick to tick: always up, so that no mark changes, or up and down, so that every mark does. */
export type Movement = 'rising' | 'alternating';

export interface Course {
  /** How many of a hundred cells change with each tick. */
  readonly percent: 10 | 100;
  readonly movement: Movement;
}

const FIRST_HUNDREDTHS = 150;

const asOdds = (hundredths: number): Odds =>
  odds(`${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`);

/** Prices of a whole list, of which the same few on the screen rise with each tick. */
export function createListCourse(matches: number): { readonly prices: readonly Odds[]; next(): void } {
  const prices = Array.from({ length: matches * LOOKED_AT.pricesOfMatch }, (_, place) =>
    asOdds(FIRST_HUNDREDTHS + (place % 150)),
  );
  let tick = 0;
  return {
    prices,
    next() {
      tick += 1;
      for (let place = 0; place < LOOKED_AT.changes; place += 1)
        prices[place] = asOdds(FIRST_HUNDREDTHS + (place % 150) + tick);
    },
  };
}

/** Prices of all cells, tick after tick. */
export function createCourse({ percent, movement }: Course): {
  readonly prices: readonly Odds[];
  next(): ReadonlySet<number>;
} {
  const hundredths = Array.from({ length: CELLS }, (_, place) => FIRST_HUNDREDTHS + (place % 150));
  const prices = hundredths.map(asOdds);
  const every = 100 / percent;
  let tick = 0;
  return {
    prices,
    /** Moves on by one tick and gives the places of the cells that changed. */
    next() {
      tick += 1;
      const changed = new Set<number>();
      // A cell's own moves are counted, since with ten in a hundred it moves with every tenth tick only.
      const step = movement === 'rising' || Math.ceil(tick / every) % 2 === 1 ? 1 : -1;
      for (let place = tick % every; place < CELLS; place += every) {
        hundredths[place] = (hundredths[place] ?? FIRST_HUNDREDTHS) + step;
        prices[place] = asOdds(hundredths[place] ?? FIRST_HUNDREDTHS);
        changed.add(place);
      }
      return changed;
    },
  };
}
