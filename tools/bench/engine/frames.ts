import type { Page } from 'playwright';

/** Of sixty frames a second, one and a half times what each may take. */
const LONG_MS = 25;

declare global {
  var frameTimes: number[];
}

/** Notes how long each frame of a page takes, from now on. */
export function recordFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.frameTimes = [];
    let last: number | undefined;
    const look = (now: number): void => {
      if (last !== undefined) globalThis.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The frames since they were recorded or taken last, in milliseconds each. */
export function takeFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const times = globalThis.frameTimes;
    globalThis.frameTimes = [];
    return times;
  });
}

/** Which part of the frames took too long: 0 none, 1 all. @param times milliseconds each */
export const longShare = (times: readonly number[]): number =>
  times.filter((time) => time > LONG_MS).length / times.length;
