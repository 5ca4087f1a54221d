import { dayjs } from '@heptad/formatting';
import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

/** The last birthday before or at a moment. */
export interface LastBirthday {
  readonly year: number;
  /** The platform’s midnight of the day, sandbox ms. */
  readonly startsAt: number;
}

/**
 * A member’s last birthday by the platform’s calendar. Who was born on 29 February has it on 1 March in other years.
 * @param birthday `1990-06-12`
 */
export function lastBirthday(birthday: string, now: number): LastBirthday {
  const [, month = 1, day = 1] = birthday.split('-').map(Number);
  const of = (year: number): LastBirthday => ({
    year,
    startsAt: momentOf(dayjs.utc(Date.UTC(year, month - 1, day))),
  });
  const year = onPlatform(now).year();
  const thisYear = of(year);
  return thisYear.startsAt <= now ? thisYear : of(year - 1);
}
