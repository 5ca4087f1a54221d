/** The product's one time source (design: it signs calls and judges staleness, expiry and countdowns). */
export interface Clock {
  /** Milliseconds since the epoch, as the platform counts them. */
  now(): number;
  /** Milliseconds that only ever grow, for measuring how long something took. */
  monotonic(): number;
  /** Corrects the clock by what the platform says. @param ms milliseconds since the epoch; anything not finite is ignored */
  setServerTime(ms: number): void;
}

export interface ClockSources {
  readonly wall: () => number;
  readonly monotonic: () => number;
}

/**
 * A clock that advances with a monotonic source, so that a member who changes the device's time moves nothing, and that
 * takes the platform's time over the device's as soon as it is known.
 */
export function createClock(
  sources: ClockSources = { wall: Date.now, monotonic: () => performance.now() },
): Clock {
  let base = sources.wall();
  let measuredAt = sources.monotonic();
  return {
    now: () => Math.round(base + (sources.monotonic() - measuredAt)),
    monotonic: () => sources.monotonic(),
    setServerTime(ms) {
      if (!Number.isFinite(ms)) return;
      base = ms;
      measuredAt = sources.monotonic();
    },
  };
}
