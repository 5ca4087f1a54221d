import { cutToCents, Decimal, odds, type Money, type Odds } from '@heptad/formatting';
import type { Score } from '@heptad/venue-gateway';

const EPOCH = Date.UTC(2000, 0, 1);
const MINUTE = 60_000;

export const fromMinutes = (minutes: number): number => EPOCH + minutes * MINUTE;
export const toMinutes = (ms: number): number => Math.floor((ms - EPOCH) / MINUTE);

/** The first whole minute at or after a moment. */
export const minutesFrom = (ms: number): number => Math.ceil((ms - EPOCH) / MINUTE);

const SIDE = 1_000;

/** Both sides of a count in one number: 24020 is 24 to 20. */
export const scoreOfCount = (count: number): Score => ({
  home: Math.floor(count / SIDE),
  away: count % SIDE,
});
export const countOfScore = ({ home, away }: Score): number => home * SIDE + away;

/** European odds of a fraction: `5/4` is 2.25; cut to thousandths. `undefined` for what is none. */
export function oddsOfFraction(text: string): Odds | undefined {
  const [, over, under] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  if (over === undefined || under === undefined || Number(under) === 0) return undefined;
  const thousandths = new Decimal(over).times(1000).divToInt(under).plus(1000);
  try {
    return odds(thousandths.div(1000).toFixed());
  } catch {
    return undefined;
  }
}

/** A fraction that stands for European odds exactly. */
export function fractionOfOdds(price: Odds): string {
  const per = new Decimal(10).pow((price.split('.')[1] ?? '').length);
  return `${new Decimal(price).minus(1).times(per).toFixed()}/${per.toFixed()}`;
}

/** Quarters as a plain decimal: -1 is `-0.25`. */
export function lineOfQuarters(quarters: number | null | undefined): string | undefined {
  if (quarters === null || quarters === undefined) return undefined;
  const text = (Math.abs(quarters) / 4).toString();
  return quarters < 0 ? `-${text}` : text;
}

/** Cents as money, exact for any whole number. */
export function moneyOfCents(cents: number): Money {
  return cutToCents(new Decimal(cents).div(100));
}
