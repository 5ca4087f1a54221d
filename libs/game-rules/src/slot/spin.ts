import type { Draws } from '../fair/draws';
import { gridAt, placesOf, type Grid, type Place } from './grid';
import { SCATTER, UNITS, freeSpinsFor, type SlotModel } from './model';
import { waysOf, type WayWin } from './ways';

/** A win of a spin in money. */
export interface SpinWin extends WayWin {
  /** Cents, multiplied where the spin is a free one. */
  readonly amount: bigint;
}

/** One turn of the reels. */
export interface Spin {
  /** Where each strip stands: the number of the symbol in its top row. */
  readonly stops: readonly number[];
  readonly grid: Grid;
  readonly wins: readonly SpinWin[];
  /** The places of the scatters. */
  readonly scatters: readonly Place[];
  /** How many free spins it awards. */
  readonly awarded: number;
  /** What it pays, in cents: the sum of its wins, or the cap of a spin where the sum is above it. */
  readonly amount: bigint;
}

/** A whole round, from the stake to its result. */
export interface SlotRound {
  /** Cents. */
  readonly stake: bigint;
  readonly spin: Spin;
  /** The free spins in their order, those that free spins awarded among them. */
  readonly freeSpins: readonly Spin[];
  /** What the round pays, in cents: all its spins together. */
  readonly amount: bigint;
}

/** Whether a stake in cents can be played: a multiple of 20 cents, so that a unit is whole cents. */
export const isSlotStake = (stake: bigint): boolean => stake > 0n && stake % BigInt(UNITS) === 0n;

/** The most that a round of this stake, in cents, can pay, in cents. */
export const greatestWinOf = ({ stated }: SlotModel, stake: bigint): bigint =>
  (stake * BigInt(stated.greatestUnits)) / BigInt(UNITS);

/**
 * Plays a round: the first spin and all free spins that it brings. A spin takes five draws, the first reel's first.
 * Throws a RangeError for a stake that cannot be played.
 */
export function playSlot(model: SlotModel, draws: Draws, stake: bigint): SlotRound {
  if (!isSlotStake(stake)) throw new RangeError(`a stake of ${stake} cents is no multiple of ${UNITS}`);
  const unit = stake / BigInt(UNITS);
  const spin = turn(model, draws, { unit, multiplier: 1, awarded: 0 });
  const freeSpins: Spin[] = [];
  let { awarded, amount } = spin;
  while (freeSpins.length < awarded) {
    const free = turn(model, draws, { unit, multiplier: model.freeMultiplier, awarded });
    freeSpins.push(free);
    awarded += free.awarded;
    amount += free.amount;
  }
  return { stake, spin, freeSpins, amount };
}

interface Turn {
  /** Cents. */
  readonly unit: bigint;
  readonly multiplier: number;
  /** Free spins that the round has awarded before. */
  readonly awarded: number;
}

function turn(model: SlotModel, draws: Draws, { unit, multiplier, awarded }: Turn): Spin {
  const stops = model.strips.map((strip) => draws.below(strip.length));
  const grid = gridAt(model.strips, stops);
  const wins = waysOf(model.pays, grid).map((win) => ({
    ...win,
    amount: unit * BigInt(win.units * multiplier),
  }));
  const scatters = placesOf(grid, (symbol) => symbol === SCATTER);
  const sum = wins.reduce((total, { amount }) => total + amount, 0n);
  const cap = unit * BigInt(model.spinCap);
  return {
    stops,
    grid,
    wins,
    scatters,
    awarded: freeSpinsFor(scatters.length, awarded),
    amount: sum < cap ? sum : cap,
  };
}
