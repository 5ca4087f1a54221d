const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2022, 2, 1);
const LAST_DAY = Date.UTC(2026, 10, 15);
const DAYS = (LAST_DAY - FIRST_DAY) / DAY_MS + 1;

/** The day on which the game of this number was released, from 2022-03-01 to 2026-11-15; neighbours are far apart. */
export const releaseDay = (number: number): string =>
  new Date(FIRST_DAY + ((number * 389) % DAYS) * DAY_MS).toISOString().slice(0, 10);
