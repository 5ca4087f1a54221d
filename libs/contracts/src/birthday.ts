import * as v from 'valibot';

/** Years that a member has to have lived. */
export const ADULT_AGE = 18;
/** The zone whose midnight begins the site's day, where it judges an age. */
export const AGE_TIME_ZONE = 'Asia/Shanghai';

const EARLIEST = '1900-01-01';
const YEAR_LETTERS = 4;

const isOfCalendar = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** A day that somebody may have been born on, `1990-06-12`. */
export const birthdayText = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isOfCalendar),
  v.check((day) => day >= EARLIEST),
);

/** The last day on which somebody who is an adult today can have been born. @param today `2026-06-12` */
export function latestBirthday(today: string): string {
  const year = String(Number(today.slice(0, YEAR_LETTERS)) - ADULT_AGE).padStart(YEAR_LETTERS, '0');
  return `${year}${today.slice(YEAR_LETTERS)}`;
}

/** Whether somebody born on a day is an adult today. Who was born on 29 February is it on 1 March. Days as `2026-06-12`. */
export function isAdult(birthday: string, today: string): boolean {
  return birthday <= latestBirthday(today);
}
