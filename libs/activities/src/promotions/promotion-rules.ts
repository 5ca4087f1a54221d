import { compareMoney, dayjs, Decimal, formatAmount, money, subtractMoney, ZERO } from '@heptad/formatting';
import type { Prize, PromotionDetail } from './promotion';

/** The next prize that is not reached; undefined when all are. */
export function nextPrize({ prizes }: Pick<PromotionDetail, 'prizes'>): Prize | undefined {
  return prizes.find(({ reached }) => !reached);
}

/** How far the member is on the way to a target, 0 to 100, cut so that 100 means reached. Both are decimal text. */
export function shareOf(progress: string, target: string): number {
  const [done, whole] = [new Decimal(progress), new Decimal(target)];
  if (whole.lte(0) || done.gte(whole)) return 100;
  return done.lte(0) ? 0 : done.times(1_000).divToInt(whole).div(10).toNumber();
}

/** What is missing to a target, as decimal text; zero once it is reached. */
export function missingTo(progress: string, target: string): string {
  const missing = subtractMoney(money(target), money(progress));
  return compareMoney(missing, ZERO) > 0 ? missing : ZERO;
}

/** A number of a promotion as it is shown: money with its cents and its currency, things as whole numbers. */
export function shownAmount(
  value: string,
  unit: PromotionDetail['unit'],
  currency: string | undefined,
): string {
  return unit === 'money' ? formatAmount(value, currency) : (value.split('.')[0] ?? value);
}

/** Whether a prize may be claimed now. @param now milliseconds since 1970 */
export function isClaimable(
  { state, claimableUntil }: Pick<PromotionDetail, 'state' | 'claimableUntil'>,
  { reached, claimed }: Prize,
  now: number,
): boolean {
  return state === 'reached' && reached && !claimed && now < claimableUntil;
}

/** Days until a moment, a begun one counting as one; none once it is there. Both are milliseconds since 1970. */
export function daysLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil(dayjs.duration(until - now).asDays()));
}
