/** The time of the page, by which rounds are shown. */
export interface FrameClock {
  /** Milliseconds of the page's own clock. */
  now(): number;
  wait(ms: number): Promise<void>;
}

export const pageClock: FrameClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
