/** How often numbers are drawn. */
export const LOTTERY_INTERVALS = ['minute', 'fiveMinutes', 'day'] as const;

/** One of the intervals between draws. */
export type LotteryInterval = (typeof LOTTERY_INTERVALS)[number];

/** One draw and the time in which bets on it are taken. All times are milliseconds since 1970. */
export interface LotteryPeriod {
  /** The day of Shanghai and, but for daily draws, the number of the draw in it from 1: `202606120001`, `20260612001`, `20260612`. */
  readonly id: string;
  /** From here on bets are taken. */
  readonly opens: number;
  /** From here on no more. */
  readonly closes: number;
  /** When the numbers are drawn; the next period opens. */
  readonly draws: number;
}

/** Betting ends this long before the draw, milliseconds. */
export const BETTING_ENDS_BEFORE = 5_000;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Shanghai is ahead of UTC by this, and knows no summer time. */
const AHEAD = 480 * MINUTE;
/** The daily draw is at 21:15. */
const DAILY_DRAW = (21 * 60 + 15) * MINUTE;
/** The last day that an id of eight digits can name. */
const LAST_MOMENT = Date.UTC(9999, 11, 30);

interface IntervalRule {
  readonly length: number;
  /** When the first draw of a day is, milliseconds after midnight in Shanghai. */
  readonly first: number;
  /** How many digits number the draws of a day. */
  readonly digits: number;
}

const RULES: Readonly<Record<LotteryInterval, IntervalRule>> = {
  minute: { length: MINUTE, first: MINUTE, digits: 4 },
  fiveMinutes: { length: 5 * MINUTE, first: 5 * MINUTE, digits: 3 },
  day: { length: DAY, first: DAILY_DRAW, digits: 0 },
};

/** The period with a draw at this moment of Shanghai's clock, read as if it were UTC. A draw at midnight is the last one of the day before. */
function periodWithDraw({ length, first, digits }: IntervalRule, shown: number): LotteryPeriod {
  const midnight = Math.floor((shown - 1) / DAY) * DAY;
  const day = new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '');
  const number = (shown - midnight - first) / length + 1;
  const draws = shown - AHEAD;
  return {
    id: digits === 0 ? day : day + String(number).padStart(digits, '0'),
    opens: draws - length,
    closes: draws - BETTING_ENDS_BEFORE,
    draws,
  };
}

/**
 * The period that a moment lies in: opened, and not drawn yet.
 * Throws a RangeError for what is no moment from 1970 to 9999.
 * @param at milliseconds since 1970
 */
export function periodAt(interval: LotteryInterval, at: number): LotteryPeriod {
  if (!(at >= 0 && at < LAST_MOMENT)) throw new RangeError(`no such time: ${at}`);
  const rule = RULES[interval];
  const past = Math.floor((at + AHEAD - rule.first) / rule.length);
  return periodWithDraw(rule, (past + 1) * rule.length + rule.first);
}

/** The period with an id; undefined where the interval has none such. */
export function periodOf(interval: LotteryInterval, id: string): LotteryPeriod | undefined {
  const { length, first, digits } = RULES[interval];
  const [, year, month, day, number = ''] = /^(\d{4})(\d\d)(\d\d)(\d*)$/.exec(id) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const before = digits === 0 ? 0 : Number(number) - 1;
  const opens = midnight + before * length + first - AHEAD - length;
  if (!(opens >= 0 && opens < LAST_MOMENT)) return undefined;
  const period = periodAt(interval, opens);
  return period.id === id ? period : undefined;
}

/** Whether bets on a period are taken at a moment. @param at milliseconds since 1970 */
export function isBettingOpen({ opens, closes }: LotteryPeriod, at: number): boolean {
  return at >= opens && at < closes;
}
