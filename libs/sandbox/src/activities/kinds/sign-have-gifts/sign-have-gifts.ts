import { BUSINESS_CODES } from '@heptad/contracts';
import { dayjs, fromMinorUnits } from '@heptad/formatting';
import { onPlatform } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import { platformDay } from '../../../valid-turnover/platform-day';
import type { Run } from '../../engine/activity';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire } from '../../engine/steps';
import { nextDayAt } from '../../engine/turns';
import { paidAtOnce, rulesWith } from '../../rules-texts';
import { dayState, MAKE_UPS, maySign, streakOf, type SignedDays } from './calendar';

const TIMES = 1;
const DAY_AMOUNT = 1_00n;
/** Every seventh day of the month gives more. */
const SEVENTH_AMOUNT = 3_00n;

const amountOf = (day: string): bigint => (Number(day.slice(-2)) % 7 === 0 ? SEVENTH_AMOUNT : DAY_AMOUNT);

function daysOf({ startsAt, id }: Run): readonly string[] {
  const first = onPlatform(startsAt);
  if (!id.endsWith(first.format('YYYYMMDD'))) throw new Error(`a run that begins within a day: ${id}`);
  return Array.from({ length: first.daysInMonth() }, (_, place) =>
    first.add(place, 'day').format('YYYY-MM-DD'),
  );
}

/** A play's slot is the day that it signed for; a made-up day was played on a later one. */
function signedOf({ plays }: Seat): SignedDays {
  const made = plays.filter(({ slot, played_at }) => platformDay(played_at) !== slot);
  const madeUp = new Set(made.map(({ slot }) => slot));
  return { madeUp, signed: new Set(plays.map(({ slot }) => slot).filter((day) => !madeUp.has(day))) };
}

const stepName = (days: number) => ({
  'zh-CN': `本月累计签到 ${String(days)} 天`,
  'zh-TW': `本月累計簽到 ${String(days)} 天`,
  en: `${String(days)} days signed in this month`,
});

/** Signing in day by day, over the platform's midnight: each day a gift, and more for so many days of the month. */
export const signHaveGifts: ActivityKind = {
  kind: 'signHaveGifts',
  activities: [
    {
      name: 'signHaveGifts',
      kind: 'signHaveGifts',
      category: 'daily',
      art: 'calendar',
      rhythm: 'month',
      title: { 'zh-CN': '签到有礼', 'zh-TW': '簽到有禮', en: 'Sign-in gifts' },
      summary: {
        'zh-CN': '每天签到领礼金，累计 3、7、15、25 天再领',
        'zh-TW': '每天簽到領禮金，累計 3、7、15、25 天再領',
        en: 'A gift each day, and more for 3, 7, 15 and 25 days',
      },
      prizes: [
        stepRow('days-3', stepName(3), 3n, 3_00n),
        stepRow('days-7', stepName(7), 7n, 8_00n),
        stepRow('days-15', stepName(15), 15n, 18_00n),
        stepRow('days-25', stepName(25), 25n, 38_00n),
      ],
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN':
              '每天签到一次，以北京时间零点为界；每日礼金 1 元，每月 7、14、21、28 日为 3 元，签到即到账。',
            'zh-TW':
              '每天簽到一次，以北京時間零點為界；每日禮金 1 元，每月 7、14、21、28 日為 3 元，簽到即到帳。',
            en: 'Once a day, by midnight in Beijing: 1 each day and 3 on the 7th, 14th, 21st and 28th, paid at once.',
          },
          {
            'zh-CN': `每月可补签 ${String(MAKE_UPS)} 天，补签同样得当日礼金；累计奖励在达成后自行领取，逾月 7 天内有效。`,
            'zh-TW': `每月可補簽 ${String(MAKE_UPS)} 天，補簽同樣得當日禮金；累計獎勵在達成後自行領取，逾月 7 天內有效。`,
            en: `${String(MAKE_UPS)} missed days a month can be made up for and give the same. Prizes for many days are claimed, until 7 days after the month.`,
          },
        ],
        paidAtOnce(TIMES),
      ),
    },
  ],
  async chances(seat) {
    const today = platformDay(seat.now);
    const signed = seat.plays.some(({ slot }) => slot === today);
    const made = signedOf(seat).madeUp.size;
    const missed = daysOf(seat.run).some((day) => dayState(day, today, signedOf(seat)) === 'missed');
    const makeUps = missed ? MAKE_UPS - made : 0;
    const next = nextDayAt(seat.now);
    return {
      earned: seat.member === undefined ? 0 : seat.plays.length + (signed ? 0 : 1) + makeUps,
      used: seat.plays.length,
      by: [
        { text: { 'zh-CN': '今日签到', 'zh-TW': '今日簽到', en: 'Today' }, earned: signed ? 0 : 1 },
        { text: { 'zh-CN': '可补签', 'zh-TW': '可補簽', en: 'Days to make up for' }, earned: makeUps },
      ],
      ...(next < seat.run.endsAt && { nextAt: next }),
    };
  },
  async play(turn) {
    const today = platformDay(turn.now);
    const day = turn.choice.day ?? today;
    const all = signedOf(turn);
    if (!maySign(day, daysOf(turn.run), today, all)) {
      const known = all.signed.has(day) || all.madeUp.has(day);
      throw known
        ? new BusinessError(BUSINESS_CODES.prizeClaimed, '这一天已签到')
        : new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一天不能签到');
    }
    const short = dayjs.utc(day).format('M-D');
    return {
      slot: day,
      pays: amountOf(day),
      text:
        day === today
          ? { 'zh-CN': `${short} 签到`, 'zh-TW': `${short} 簽到`, en: `Signed in on ${short}` }
          : { 'zh-CN': `${short} 补签`, 'zh-TW': `${short} 補簽`, en: `Made up for ${short}` },
    };
  },
  reached: async (seat) => reachedSteps(seat, () => BigInt(seat.plays.length)),
  async board(seat) {
    const today = platformDay(seat.now);
    const all = signedOf(seat);
    const days = daysOf(seat.run);
    return {
      kind: 'signHaveGifts',
      today,
      nextDayAt: nextDayAt(seat.now),
      days: days.map((day) => ({
        day,
        state: dayState(day, today, all),
        amount: fromMinorUnits(amountOf(day)),
      })),
      signed: seat.plays.length,
      streak: streakOf(days, today, all),
      makeUps: { left: MAKE_UPS - all.madeUp.size, total: MAKE_UPS },
      steps: stepsOnWire(seat, () => BigInt(seat.plays.length)),
    };
  },
};
