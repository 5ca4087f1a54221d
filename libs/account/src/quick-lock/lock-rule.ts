/** After how many minutes out of sight a web clip may be locked. */
export const LOCK_MINUTES = [1, 5, 15] as const;

export type LockMinutes = (typeof LOCK_MINUTES)[number];

/** A moment by both of the device's clocks, ms. */
export interface Moment {
  /** The time of day, which anybody may set. */
  readonly wall: number;
  /** Only grows, and may stand still while the device sleeps; undefined where it was another page's. */
  readonly monotonic?: number | undefined;
}

/** Less than this two clocks may drift apart by themselves, ms. */
const DRIFT_MS = 5_000;

/**
 * Whether a web clip that comes back into sight asks for a password first. The longer of both clocks counts. Where the time of day has
 * been put back meanwhile it says nothing, and the password is asked for.
 */
export function mustUnlock(minutes: LockMinutes, left: Moment, back: Moment): boolean {
  const wall = back.wall - left.wall;
  const monotonic =
    left.monotonic === undefined || back.monotonic === undefined ? 0 : back.monotonic - left.monotonic;
  return wall < Math.max(0, monotonic) - DRIFT_MS || Math.max(wall, monotonic) >= minutes * 60_000;
}
