/** Milliseconds: the bound of the first wait, and of the longest. */
export const FIRST_WAIT_MS = 1_000;
export const LONGEST_WAIT_MS = 20_000;

/**
 * How long to wait before connecting anew: anywhere up to a bound that doubles with each failure, so that all who sat at a table do
 * not come back in one moment.
 * @param failures connections lost or refused in a row, from 0
 * @param random from 0 to below 1
 */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.floor(random * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 16)));
