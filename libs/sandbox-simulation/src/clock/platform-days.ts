import { dayjs } from '@heptad/formatting';

type Moment = ReturnType<typeof dayjs.utc>;

/** The platform's days begin at midnight in Beijing, which knows no summer time. */
const AHEAD_HOURS = 8;

/** What the platform's own calendar shows at a moment. @param at milliseconds since 1970 */
export const onPlatform = (at: number): Moment => dayjs.utc(at).add(AHEAD_HOURS, 'hour');

/** The moment at which the platform's calendar shows this, milliseconds since 1970. */
export const momentOf = (shown: Moment): number => shown.subtract(AHEAD_HOURS, 'hour').valueOf();
