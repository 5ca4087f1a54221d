import { gamePlay } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';
import { SCATTER, WILD, type Place } from '@heptad/game-rules';
import * as v from 'valibot';

type WireSpin = gamePlay.SlotResult['spin'];

/** A win as it is shown. */
export interface ShownWin {
  readonly symbol: string;
  readonly reels: number;
  readonly ways: number;
  readonly amount: Money;
  readonly places: readonly Place[];
}

/** One spin of a round as it is shown. */
export interface ScriptStep {
  readonly stops: readonly number[];
  readonly wins: readonly ShownWin[];
  readonly scatters: readonly Place[];
  /** What the spin pays. */
  readonly amount: Money;
  /** Free spins that it awards. */
  readonly awarded: number;
  /** Which free spin it is, of how many that are awarded so far; undefined for the spin that was staked on. */
  readonly free?: { readonly number: number; readonly of: number };
}

function placesOf({ grid }: WireSpin, symbols: readonly string[], reels: number): readonly Place[] {
  return grid
    .slice(0, reels)
    .flatMap((column, reel) =>
      column.flatMap((shown, row) => (symbols.includes(shown) ? [{ reel, row }] : [])),
    );
}

function stepOf(spin: WireSpin): ScriptStep {
  return {
    stops: spin.stops,
    wins: spin.wins.map((win) => ({
      ...win,
      amount: money(win.amount),
      places: placesOf(spin, [win.symbol, WILD], win.reels),
    })),
    scatters: spin.awarded > 0 ? placesOf(spin, [SCATTER], spin.grid.length) : [],
    amount: money(spin.amount),
    awarded: spin.awarded,
  };
}

/**
 * The spins of a round in the order in which they are shown.
 * @param result JSON in the form of a slot's result
 * @returns undefined where the text is no such result
 */
export function scriptOf(result: string | undefined): readonly ScriptStep[] | undefined {
  let read: unknown;
  try {
    read = JSON.parse(result ?? '');
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(gamePlay.slotResult, read);
  if (!parsed.success) return undefined;
  const { spin, freeSpins } = parsed.output;
  let of = spin.awarded;
  return [
    stepOf(spin),
    ...freeSpins.map((each, index) => {
      const step = { ...stepOf(each), free: { number: index + 1, of } };
      of += each.awarded;
      return step;
    }),
  ];
}
