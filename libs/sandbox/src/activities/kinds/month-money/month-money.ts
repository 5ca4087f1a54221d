import { fromMinorUnits } from '@heptad/formatting';
import { onPlatform } from '@heptad/sandbox-simulation';
import { spanAt, type Span } from '../../editions';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { totalOf, turnoverWithin } from '../../member-measures';
import { paidByClaim, rulesWith } from '../../rules-texts';
import { tierOf } from './tiers';

const TIMES = 1;
const SALARY = 'salary';

const tier = (from: bigint, yuan: bigint) => {
  const text = fromMinorUnits(from * 100n).replace(/\.00$/, '');
  const name = {
    'zh-CN': `上月流水满 ${text}`,
    'zh-TW': `上月流水滿 ${text}`,
    en: `Last month’s turnover of ${text}`,
  };
  return stepRow(`tier-${String(from)}`, name, from * 100n, yuan * 100n, 'money');
};

const lastMonth = ({ run }: Seat): Span => spanAt('month', spanAt('month', run.startsAt).startsAt - 1);
const monthName = ({ startsAt }: Span): string => onPlatform(startsAt).format('YYYY-MM');

async function turnover({ services, member }: Seat, span: Span): Promise<bigint> {
  return member === undefined ? 0n : totalOf(await turnoverWithin(services.storage, member.id, span));
}

/** A salary by last month's turnover; the highest tier that was reached is paid, once. */
export const monthMoney: ActivityKind = {
  kind: 'monthMoney',
  joinsItself: true,
  activities: [
    {
      name: 'monthMoney',
      kind: 'monthMoney',
      category: 'games',
      art: 'month',
      rhythm: 'month',
      title: { 'zh-CN': '月月俸禄', 'zh-TW': '月月俸祿', en: 'Monthly salary' },
      summary: {
        'zh-CN': '按上月有效流水，本月领一份俸禄',
        'zh-TW': '按上月有效流水，本月領一份俸祿',
        en: 'One payment a month by last month’s valid turnover',
      },
      prizes: [
        tier(1_000n, 5n),
        tier(10_000n, 28n),
        tier(50_000n, 128n),
        tier(200_000n, 488n),
        tier(1_000_000n, 2_188n),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN': '以上月结算的有效流水为准，只发最高一档；本月的流水计入下月。',
            'zh-TW': '以上月結算的有效流水為準，只發最高一檔；本月的流水計入下月。',
            en: 'Valid turnover that was settled last month counts; the highest tier alone is paid. This month’s counts for the next one.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    const row = tierOf(seat.run.activity.prizes, await turnover(seat, lastMonth(seat)));
    if (row === undefined) return [];
    return [{ source: SALARY, prizeId: row.id, name: row.name, reason: row.name, amount: row.amount }];
  },
  async board(seat) {
    const last = lastMonth(seat);
    const running = spanAt('month', seat.run.startsAt);
    const counted = await turnover(seat, last);
    const own = tierOf(seat.run.activity.prizes, counted);
    const isPaid = seat.awards.length > 0;
    return {
      kind: 'monthMoney',
      month: monthName(last),
      turnover: fromMinorUnits(counted),
      running: { month: monthName(running), turnover: fromMinorUnits(await turnover(seat, running)) },
      tiers: seat.run.activity.prizes.map((row) => ({
        id: row.id,
        from: fromMinorUnits(row.target ?? 0n),
        amount: fromMinorUnits(row.amount),
        state:
          row.id === own?.id
            ? isPaid
              ? 'claimed'
              : 'own'
            : counted >= (row.target ?? 0n)
              ? 'passed'
              : 'below',
      })),
    };
  },
};
