/** The platform's time, told without the clock of the phone. */
export interface ServerClock {
  /** Takes the platform's time as a message just told it, milliseconds since 1970. */
  readonly hear: (serverTime: number) => void;
  /** The platform's time now, milliseconds since 1970; undefined before any was heard. */
  readonly now: () => number | undefined;
  /** Forgets what was heard: the next message counts alone. */
  readonly forget: () => void;
}

/**
 * Tells the platform's time by its own messages and a clock that only ever runs forward, so that a phone whose clock is wrong,
 * or is set while a page is open, does no harm. A message is late by its way, never early: of all that were heard the least
 * late one counts, so the countdown never shows more time than there is by more than the shortest way.
 * @param elapsed milliseconds since any moment, running forward (`performance.now`)
 */
export function createServerClock(elapsed: () => number): ServerClock {
  let ahead: number | undefined;
  return {
    hear: (serverTime) => {
      const heard = serverTime - elapsed();
      ahead = ahead === undefined ? heard : Math.max(ahead, heard);
    },
    now: () => (ahead === undefined ? undefined : ahead + elapsed()),
    forget: () => {
      ahead = undefined;
    },
  };
}
