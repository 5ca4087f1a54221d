import { REELS } from '@heptad/game-rules';
import { SETTLE } from './reel-motion';

/** When the first reel comes to rest at the earliest, after it began, ms. */
const FIRST_STOP = 1_000;
/** A free spin is staked on already and may be shown faster. */
const FIRST_FREE_STOP = 650;
/** From one reel to the next. */
const STEP = 240;

export interface SpinTiming {
  /** When the reels began. */
  readonly begins: number;
  /** When the result was known. */
  readonly knownAt: number;
  readonly isFree: boolean;
}

/** When each reel comes to rest: in turn, never before the result is known and can be settled into; ms of the same clock. */
export function stopTimes({ begins, knownAt, isFree }: SpinTiming): readonly number[] {
  const first = Math.max(begins + (isFree ? FIRST_FREE_STOP : FIRST_STOP), knownAt + SETTLE);
  return Array.from({ length: REELS }, (_, reel) => first + reel * STEP);
}
