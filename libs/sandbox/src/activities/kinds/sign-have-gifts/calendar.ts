/** A day of a run as the calendar shows it. */
export type DayState = 'signed' | 'madeUp' | 'missed' | 'today' | 'coming';

/** Days before the present one that a member may sign for in one run. */
export const MAKE_UPS = 2;

/** What a member has signed for in a run. Days are `YYYY-MM-DD`. */
export interface SignedDays {
  readonly signed: ReadonlySet<string>;
  readonly madeUp: ReadonlySet<string>;
}

/** How a day stands. @param today the platform's */
export function dayState(day: string, today: string, { signed, madeUp }: SignedDays): DayState {
  if (madeUp.has(day)) return 'madeUp';
  if (signed.has(day)) return 'signed';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}

/** How many days in a row are signed up to today; today itself may still be missing. */
export function streakOf(days: readonly string[], today: string, all: SignedDays): number {
  const has = (day: string) => all.signed.has(day) || all.madeUp.has(day);
  let streak = 0;
  for (const day of days.filter((each) => each <= today).toReversed()) {
    if (!has(day) && day !== today) break;
    if (has(day)) streak += 1;
  }
  return streak;
}

/** Whether a day may be signed for now: today, or one of the last missed ones while make-ups are left. */
export function maySign(day: string, days: readonly string[], today: string, all: SignedDays): boolean {
  if (!days.includes(day)) return false;
  const state = dayState(day, today, all);
  return state === 'today' || (state === 'missed' && all.madeUp.size < MAKE_UPS);
}
