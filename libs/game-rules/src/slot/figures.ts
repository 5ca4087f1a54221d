import { UNITS, freeSpinsFor, type SlotModel } from './model';
import { outcomesOf } from './outcomes';

/** What strips and paytable of a slot come to; stakes are 1. */
export interface SlotFigures {
  /** The expected return. */
  readonly rtp: number;
  /** The share of rounds whose first spin wins or awards free spins. */
  readonly hitRate: number;
  /** The share of rounds with free spins. */
  readonly freeSpinsRate: number;
  /** By how much what a round pays strays from the RTP: the standard deviation. */
  readonly deviation: number;
  /** The most that a round can pay, in units of the stake; there are draws that pay it. */
  readonly greatestUnits: number;
}

/** The spins with one number of scatters, taken together; units. */
interface Group {
  readonly scatters: number;
  readonly probability: number;
  readonly mean: number;
  readonly meanSquare: number;
  readonly greatest: number;
}

/** What the rest of a round comes to; units. */
interface Rest {
  readonly mean: number;
  readonly meanSquare: number;
  readonly greatest: number;
}

const NOTHING: Rest = { mean: 0, meanSquare: 0, greatest: 0 };

/** The figures of a slot by enumeration of all stops of its strips, and of all the ways in which free spins bring further ones. Nothing is tried by chance. */
export function figuresOf(model: SlotModel): SlotFigures {
  const outcomes = outcomesOf(model);
  const all = model.strips.reduce((product, strip) => product * strip.length, 1);
  const share = (kept: readonly { readonly count: number }[]) =>
    kept.reduce((sum, { count }) => sum + count, 0) / all;

  const groupsTimes = (multiplier: number): readonly Group[] =>
    [...new Set(outcomes.map(({ scatters }) => scatters))].map((scatters) => {
      const own = outcomes.filter((outcome) => outcome.scatters === scatters);
      const wins = own.map(({ units, count }) => ({
        count,
        units: Math.min(units * multiplier, model.spinCap),
      }));
      const combinations = own.reduce((sum, { count }) => sum + count, 0);
      const average = (value: (units: number) => number) =>
        wins.reduce((sum, { units, count }) => sum + value(units) * count, 0) / combinations;
      return {
        scatters,
        probability: combinations / all,
        mean: average((units) => units),
        meanSquare: average((units) => units ** 2),
        greatest: Math.max(...wins.map(({ units }) => units)),
      };
    });

  const freeRest = restOf(groupsTimes(model.freeMultiplier));
  const round = withNext(groupsTimes(1), (scatters) => {
    const awarded = freeSpinsFor(scatters, 0);
    return freeRest(awarded, awarded);
  });
  return {
    rtp: round.mean / UNITS,
    hitRate: share(outcomes.filter(({ units, scatters }) => units > 0 || freeSpinsFor(scatters, 0) > 0)),
    freeSpinsRate: share(outcomes.filter(({ scatters }) => freeSpinsFor(scatters, 0) > 0)),
    deviation: Math.sqrt(round.meanSquare - round.mean ** 2) / UNITS,
    greatestUnits: round.greatest,
  };
}

/** A spin and what comes after it, by its scatters. */
function withNext(groups: readonly Group[], next: (scatters: number) => Rest): Rest {
  return groups.reduce((sum, { scatters, probability, mean, meanSquare, greatest }) => {
    const rest = next(scatters);
    return {
      mean: sum.mean + probability * (mean + rest.mean),
      meanSquare: sum.meanSquare + probability * (meanSquare + 2 * mean * rest.mean + rest.meanSquare),
      greatest: Math.max(sum.greatest, greatest + rest.greatest),
    };
  }, NOTHING);
}

/** What so many free spins come to that are left, in a round that has awarded so many in all. */
function restOf(groups: readonly Group[]): (left: number, awarded: number) => Rest {
  const known = new Map<string, Rest>();
  const rest = (left: number, awarded: number): Rest => {
    if (left === 0) return NOTHING;
    const state = `${left}/${awarded}`;
    const found =
      known.get(state) ??
      withNext(groups, (scatters) => {
        const more = freeSpinsFor(scatters, awarded);
        return rest(left - 1 + more, awarded + more);
      });
    known.set(state, found);
    return found;
  };
  return rest;
}
