/** Milliseconds: the first reconnect's longest wait, and the longest of all. */
export const RECONNECT_BASE_MS = 500;
export const RECONNECT_CAP_MS = 20_000;

/**
 * How long to wait before a reconnect: full jitter over a doubling bound.
 * @param failures connections lost or refused in a row, from 0
 * @param random between 0 and 1
 */
export function reconnectDelay(failures: number, random: number): number {
  return Math.floor(random * Math.min(RECONNECT_CAP_MS, RECONNECT_BASE_MS * 2 ** Math.min(failures, 16)));
}
