import { defined, fromMinorUnits } from '@heptad/formatting';
import type { PrizeRow } from '../../engine/activity';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire, type Have } from '../../engine/steps';
import { depositsWithin, totalOf, turnoverWithin, type CreditedDeposit } from '../../member-measures';
import { paidByClaim, rulesWith } from '../../rules-texts';
import { matchedOf } from './matched';

const TIMES = 3;
const RULE = { least: 100_00n, ratio: 20n, most: 188_00n };
const MATCH = 'match';

/** The first deposit of the run, and what was bet since. */
async function measured({ services, run, member }: Seat) {
  const none = { deposit: undefined as CreditedDeposit | undefined, turnover: 0n };
  if (member === undefined) return none;
  const [deposit] = await depositsWithin(services.storage, member.id, run);
  if (deposit === undefined) return none;
  const since = { startsAt: deposit.at, endsAt: run.endsAt };
  return { deposit, turnover: totalOf(await turnoverWithin(services.storage, member.id, since)) };
}

const haveOf =
  ({ deposit, turnover }: Awaited<ReturnType<typeof measured>>): Have =>
  ({ id }: PrizeRow) =>
    id === MATCH ? (deposit?.amount ?? 0n) : turnover;

/** The first deposit of the month: a part of it on top, then steps of turnover. */
export const firstDeposit: ActivityKind = {
  kind: 'firstDeposit',
  activities: [
    {
      name: 'firstDeposit',
      kind: 'firstDeposit',
      category: 'newcomer',
      art: 'coins',
      rhythm: 'month',
      title: { 'zh-CN': '每月首存', 'zh-TW': '每月首存', en: 'First deposit of the month' },
      summary: {
        'zh-CN': '每月首笔存款满 100，加赠 20%，最高 188',
        'zh-TW': '每月首筆存款滿 100，加贈 20%，最高 188',
        en: '20% on top of the month’s first deposit of 100 or more, 188 at most',
      },
      prizes: [
        stepRow(
          MATCH,
          {
            'zh-CN': '首存加赠 20%，最高 188',
            'zh-TW': '首存加贈 20%，最高 188',
            en: '20% of the first deposit, 188 at most',
          },
          RULE.least,
          RULE.most,
          'money',
        ),
        stepRow(
          'turnover-2000',
          { 'zh-CN': '首存后流水满 2,000', 'zh-TW': '首存後流水滿 2,000', en: 'Turnover of 2,000 since' },
          2_000_00n,
          8_00n,
          'money',
        ),
        stepRow(
          'turnover-10000',
          { 'zh-CN': '首存后流水满 10,000', 'zh-TW': '首存後流水滿 10,000', en: 'Turnover of 10,000 since' },
          10_000_00n,
          38_00n,
          'money',
        ),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      rules: rulesWith(
        [
          {
            'zh-CN': '以当月第一笔到账的存款为准，报名前后均可；不足 100 时不加赠，之后的存款不再计入。',
            'zh-TW': '以當月第一筆到帳的存款為準，報名前後均可；不足 100 時不加贈，之後的存款不再計入。',
            en: 'The first deposit that is credited in the month counts, before joining or after; below 100 nothing is given, and later deposits do not count.',
          },
          {
            'zh-CN': '首存到账之后结算的有效流水计入后两档。',
            'zh-TW': '首存到帳之後結算的有效流水計入後兩檔。',
            en: 'Valid turnover that is settled after the deposit counts for the other two steps.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    const all = await measured(seat);
    const matched = matchedOf(all.deposit?.amount, RULE);
    return reachedSteps(seat, haveOf(all)).flatMap((won) =>
      won.source === MATCH ? (matched > 0n ? [{ ...won, amount: matched }] : []) : [won],
    );
  },
  async board(seat) {
    const all = await measured(seat);
    return {
      kind: 'firstDeposit',
      depositUntil: seat.run.endsAt,
      ...defined({ deposit: all.deposit && fromMinorUnits(all.deposit.amount) }),
      least: fromMinorUnits(RULE.least),
      ratio: `${String(RULE.ratio)}.00`,
      most: fromMinorUnits(RULE.most),
      matched: fromMinorUnits(matchedOf(all.deposit?.amount, RULE)),
      steps: stepsOnWire(seat, haveOf(all), ({ id }) =>
        id === MATCH ? '/mine/finance/myDeposit' : '/home/sports',
      ),
    };
  },
};
