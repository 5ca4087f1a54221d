import { hashUnit } from '../random/seeded';
import type { SimSportKey } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';

const LIVE_INTERVAL = 4_000;
const VIRTUAL_INTERVAL = 3_000;
const EARLY_INTERVAL = 20_000;
/** The market's mood changes over a quarter of an hour; on top of it comes a small step every third interval. */
const MOOD = 15 * 60_000;
const MOOD_SIZE = 0.05;
const STEP_SIZE = 0.014;
const STEP_INTERVALS = 3;

export interface Drift {
  /** The number of the odds interval; prices stay the same within one, unless something happens. */
  readonly interval: number;
  readonly startsAt: number;
  readonly tilt: number;
  readonly pace: number;
}

/** How long prices stand still, ms. */
export function oddsInterval(sport: SimSportKey, live: boolean): number {
  if (SPORT_RULES[sport].family === 'virtual') return VIRTUAL_INTERVAL;
  return live ? LIVE_INTERVAL : EARLY_INTERVAL;
}

function swing(...parts: readonly number[]): number {
  return 2 * hashUnit(...parts) - 1;
}

function mood(seed: number, which: number, time: number): number {
  const knot = Math.floor(time / MOOD);
  const share = time / MOOD - knot;
  return MOOD_SIZE * ((1 - share) * swing(seed, which, knot) + share * swing(seed, which, knot + 1));
}

/** Where the market leans at a time. Every match has intervals of its own, so that not all prices move at once. */
export function driftAt(seed: number, time: number, interval: number): Drift {
  const phase = seed % interval;
  const index = Math.floor((time + phase) / interval);
  const startsAt = index * interval - phase;
  const step = Math.floor(index / STEP_INTERVALS);
  return {
    interval: index,
    startsAt,
    tilt: mood(seed, 1, startsAt) + STEP_SIZE * swing(seed, 3, step),
    pace: mood(seed, 2, startsAt) + STEP_SIZE * swing(seed, 4, step),
  };
}
