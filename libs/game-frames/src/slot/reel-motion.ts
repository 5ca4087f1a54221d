/** How fast a reel runs, symbols a millisecond. */
const SPEED = 0.021;
/** How long a reel takes to come to that speed, and to come to rest from it; ms. */
const ROUSE = 180;
export const SETTLE = 420;

/** What a reel does, in milliseconds of one clock. Positions are numbers of symbols on its strip, the one in the top row. */
export interface ReelMotion {
  /** Where it stood. */
  readonly from: number;
  /** When it began to run. */
  readonly begins: number;
  /** Where and when it comes to rest; undefined while that is not known. */
  readonly rest?: { readonly at: number; readonly stop: number } | undefined;
}

/** A reel that stands still. */
export const still = (stop: number): ReelMotion => ({ from: stop, begins: 0, rest: { at: 0, stop } });

/** How far a reel has run without an end in sight. */
function run(time: number): number {
  if (time <= 0) return 0;
  return time < ROUSE ? (SPEED * time * time) / (2 * ROUSE) : SPEED * (time - ROUSE / 2);
}

/**
 * Where a reel is at a moment. Symbols come from above, so positions fall. Just before it comes to rest a reel is put to where it has
 * to be then, at full speed, where nobody can see it.
 */
export function reelPosition({ from, begins, rest }: ReelMotion, now: number): number {
  if (rest !== undefined && now >= rest.at) return rest.stop;
  const left = rest === undefined ? Infinity : (rest.at - now) / SETTLE;
  if (rest !== undefined && left < 1) return rest.stop + ((SPEED * SETTLE) / 3) * left ** 3;
  return from - run(now - begins);
}

/** Whether a reel moves at a moment. */
export const isMoving = ({ begins, rest }: ReelMotion, now: number): boolean =>
  now >= begins && (rest === undefined || now < rest.at);

/** The number of the symbol that shows in the top row, or cut off above it, on a strip of so many symbols. */
export function stripIndex(position: number, length: number): number {
  return ((Math.floor(position) % length) + length) % length;
}
