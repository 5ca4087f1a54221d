const DAY = 86_400_000;
/** Days begin at midnight in Beijing, as the venues' do. */
const OFFSET = 8 * 3_600_000;

/** The number of the day that a moment is in. */
export const tipDayOf = (at: number): number => Math.floor((at + OFFSET) / DAY);

/** When a day begins; it ends where the next one begins. */
export const startOfTipDay = (day: number): number => day * DAY - OFFSET;

/** The first day of a span of so many days that ends with the present one. */
export const firstDayOf = (days: number, now: number): number => tipDayOf(now) - days + 1;

/** A day as `YYYY-MM-DD`. */
export const tipDayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
