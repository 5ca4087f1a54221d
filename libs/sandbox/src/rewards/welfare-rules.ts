import { Decimal } from '@heptad/formatting';
import { wholeUnits, type PostingReason, type Storage } from '@heptad/sandbox-ledger';
import type { SimName } from '@heptad/sandbox-simulation';
import { dayOf, spanAt } from '../activities/editions';
import { progressOf } from '../activities/measures';
import type { Member } from '../members/member';
import { sumPlay } from '../protection/play-sums';

const DAY_MS = 86_400_000;
/** How long a gift waits to be claimed. */
const CLAIM_MS = 7 * DAY_MS;
const WELCOME = 18_00n;
const REBATE_RATE = new Decimal('0.004');
const LEAST_REBATE = 1_00n;
const RELIEF_RATE = new Decimal('0.03');
const LEAST_RELIEF = 5_00n;
const MOST_RELIEF = 188_00n;

/** What a rule gives now. Amounts are minor units, times sandbox ms. */
export interface Gift {
  readonly period: string;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly grantedAt: number;
  readonly expiresAt: number;
}

/** A rule by which the platform gives. */
export interface WelfareRule {
  readonly name: string;
  /** What the posting is for. */
  readonly kind: Extract<PostingReason, 'bonus' | 'rebate'>;
  readonly title: SimName;
  readonly reason: SimName;
  /** What a member is given at a moment; undefined for nothing. */
  gift(storage: Storage, member: Member, now: number): Promise<Gift | undefined>;
}

/** The week before the present one of the platform's calendar. */
function lastWeek(now: number) {
  const { startsAt } = spanAt('week', now);
  return spanAt('week', startsAt - 1);
}

/** A gift for the last week; nothing where it comes to less than the least. */
function weekly(now: number, amount: bigint, least: bigint, isBetOnce: boolean): Gift | undefined {
  const week = lastWeek(now);
  if (amount < least) return undefined;
  return {
    period: dayOf(week),
    amount,
    turnover: isBetOnce ? amount : 0n,
    grantedAt: week.endsAt,
    expiresAt: week.endsAt + CLAIM_MS,
  };
}

export const WELFARE_RULES: readonly WelfareRule[] = [
  {
    name: 'welcome',
    kind: 'bonus',
    title: { 'zh-CN': '欢迎礼金', 'zh-TW': '歡迎禮金', en: 'Welcome gift' },
    reason: {
      'zh-CN': '注册即赠，每人一次，须完成一倍流水',
      'zh-TW': '註冊即贈，每人一次，須完成一倍流水',
      en: 'For registering, once; to be bet once',
    },
    async gift(_, { registeredAt }) {
      return {
        period: 'once',
        amount: WELCOME,
        turnover: WELCOME,
        grantedAt: registeredAt,
        expiresAt: registeredAt + CLAIM_MS,
      };
    },
  },
  {
    name: 'weeklyRebate',
    kind: 'rebate',
    title: { 'zh-CN': '每周返水', 'zh-TW': '每週返水', en: 'Weekly rebate' },
    reason: {
      'zh-CN': '上周体育有效流水的 0.4%，无流水要求',
      'zh-TW': '上週體育有效流水的 0.4%，無流水要求',
      en: '0.4% of last week’s valid sports turnover; nothing to be bet',
    },
    async gift(storage, { id }, now) {
      const turnover = await progressOf(storage, id, { kind: 'turnover', leastOdds: '1.01' }, lastWeek(now));
      return weekly(now, wholeUnits(REBATE_RATE.times(turnover)), LEAST_REBATE, false);
    },
  },
  {
    name: 'weeklyRelief',
    kind: 'bonus',
    title: { 'zh-CN': '每周救援金', 'zh-TW': '每週救援金', en: 'Weekly relief' },
    reason: {
      'zh-CN': '上周净亏损的 3%，最高 188，须完成一倍流水',
      'zh-TW': '上週淨虧損的 3%，最高 188，須完成一倍流水',
      en: '3% of last week’s net loss, 188 at most; to be bet once',
    },
    async gift(storage, { id }, now) {
      const { startsAt, endsAt } = lastWeek(now);
      const { net } = await sumPlay(storage, id, { from: startsAt, until: endsAt });
      const relief = net < 0n ? wholeUnits(RELIEF_RATE.times(-net)) : 0n;
      return weekly(now, relief > MOST_RELIEF ? MOST_RELIEF : relief, LEAST_RELIEF, true);
    },
  },
];
