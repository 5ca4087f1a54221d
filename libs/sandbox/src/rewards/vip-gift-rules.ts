import type { vip } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import { lastBirthday } from '../vip/birthdays';
import { GRADES, gradeOf, gradeWord } from '../vip/grades';
import { monthAt } from '../vip/months';
import type { WelfareRule } from './welfare-rules';

type GiftKind = (typeof vip.giftKinds)[number];

/** A rule that gives by the member’s grade. */
export interface VipGiftRule extends WelfareRule {
  readonly vip: GiftKind;
}

const DAY_MS = 86_400_000;
/** How long the gift for a grade that was reached waits to be claimed. */
const UPGRADE_CLAIM_MS = 30 * DAY_MS;
/** How long a birthday’s gift does. */
const BIRTHDAY_CLAIM_MS = 7 * DAY_MS;

const ONCE_PLAYED = {
  'zh-CN': '须完成一倍流水',
  'zh-TW': '須完成一倍流水',
  en: 'to be bet once',
};

/**
 * The gift for a grade, when it is reached for the first time. It stays whole when the grade is lost again: it was given for having
 * reached it. A grade with which an account began gives none.
 */
function upgradeRule(grade: number): VipGiftRule {
  const word = gradeWord(grade);
  return {
    vip: 'upgrade',
    name: `vipUpgrade${String(grade)}`,
    kind: 'bonus',
    title: { 'zh-CN': `${word} 晋级礼金`, 'zh-TW': `${word} 晉級禮金`, en: `${word} upgrade gift` },
    reason: {
      'zh-CN': `首次达到 ${word}，每级一次，${ONCE_PLAYED['zh-CN']}`,
      'zh-TW': `首次達到 ${word}，每級一次，${ONCE_PLAYED['zh-TW']}`,
      en: `For reaching ${word}, once for the grade; ${ONCE_PLAYED.en}`,
    },
    async gift(storage, { id }) {
      const reachedAt = await firstReached(storage, id, grade);
      if (reachedAt === undefined) return undefined;
      const { upgrade } = gradeOf(grade);
      return {
        period: 'once',
        amount: upgrade,
        turnover: upgrade,
        grantedAt: reachedAt,
        expiresAt: reachedAt + UPGRADE_CLAIM_MS,
      };
    },
  };
}

/** On the first of each month, by the grade that the member has then; claimed within the month. */
const MONTHLY: VipGiftRule = {
  vip: 'monthly',
  name: 'vipMonthly',
  kind: 'bonus',
  title: { 'zh-CN': 'VIP 每月礼金', 'zh-TW': 'VIP 每月禮金', en: 'VIP monthly gift' },
  reason: {
    'zh-CN': `按每月 1 日的等级发放，当月有效，${ONCE_PLAYED['zh-CN']}`,
    'zh-TW': `依每月 1 日的等級發放，當月有效，${ONCE_PLAYED['zh-TW']}`,
    en: `By the grade of the first of the month, to claim within it; ${ONCE_PLAYED.en}`,
  },
  async gift(storage, { id }, now) {
    const { startsAt, endsAt, name } = monthAt(now);
    if (!(await isClosedUntil(storage, id, startsAt))) return undefined;
    const { monthly } = gradeOf(await gradeAt(storage, id, startsAt));
    if (monthly === 0n) return undefined;
    return { period: name, amount: monthly, turnover: monthly, grantedAt: startsAt, expiresAt: endsAt };
  },
};

/** On the birthday, by the grade that the member has as it begins; once a year, claimed within a week. */
const BIRTHDAY: VipGiftRule = {
  vip: 'birthday',
  name: 'vipBirthday',
  kind: 'bonus',
  title: { 'zh-CN': 'VIP 生日礼金', 'zh-TW': 'VIP 生日禮金', en: 'VIP birthday gift' },
  reason: {
    'zh-CN': `按生日当天的等级发放，每年一次，7 天内有效，${ONCE_PLAYED['zh-CN']}`,
    'zh-TW': `依生日當天的等級發放，每年一次，7 天內有效，${ONCE_PLAYED['zh-TW']}`,
    en: `By the grade of the birthday, once a year, to claim within 7 days; ${ONCE_PLAYED.en}`,
  },
  async gift(storage, { id, birthday: born }, now) {
    if (born === '') return undefined;
    const { year, startsAt } = lastBirthday(born, now);
    const expiresAt = startsAt + BIRTHDAY_CLAIM_MS;
    if (now >= expiresAt || !(await isClosedUntil(storage, id, startsAt))) return undefined;
    const { birthday } = gradeOf(await gradeAt(storage, id, startsAt));
    if (birthday === 0n) return undefined;
    return { period: String(year), amount: birthday, turnover: birthday, grantedAt: startsAt, expiresAt };
  },
};

/** The rules by which grades give. */
export const VIP_GIFT_RULES: readonly VipGiftRule[] = [
  ...GRADES.filter(({ upgrade }) => upgrade > 0n).map(({ grade }) => upgradeRule(grade)),
  MONTHLY,
  BIRTHDAY,
];

/** When a member first rose to a grade or above it; undefined where they never did, or began there. */
async function firstReached({ db }: Storage, memberId: string, grade: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('vip_changes')
    .select('changed_at')
    .where('member_id', '=', memberId)
    .where('cause', '<>', 'opening')
    .where('from_grade', '<', grade)
    .where('to_grade', '>=', grade)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at;
}

/** The grade that a member had at a moment. */
async function gradeAt({ db }: Storage, memberId: string, at: number): Promise<number> {
  const row = await db
    .selectFrom('vip_changes')
    .select('to_grade')
    .where('member_id', '=', memberId)
    .where('changed_at', '<=', at)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.to_grade ?? 0;
}

/** Whether it is settled which grade a member has kept up to a moment. */
async function isClosedUntil({ db }: Storage, memberId: string, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('vip_standings')
    .select('due_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && row.due_at > at;
}
