import type { PrizeRow } from '../../engine/activity';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire, type Have } from '../../engine/steps';
import { depositsWithin, totalOf, turnoverWithin } from '../../member-measures';
import { progressOf } from '../../measures';
import { paidByClaim, rulesWith } from '../../rules-texts';

const TIMES = 1;
const NEWCOMER_DAYS = 30;
const LEAST_STAKE = 10_00n;

const PATHS: Readonly<Record<string, string>> = {
  birthday: '/mine/userInfo',
  deposit: '/mine/finance/myDeposit',
  bets: '/home/sports',
  turnover: '/home/sports',
};

/** How far a newcomer is, measured from the profile, the deposits and the bets of the run. */
async function haveOf({ services, run, member }: Seat): Promise<Have> {
  if (member === undefined) return () => 0n;
  const { storage } = services;
  const deposits = await depositsWithin(storage, member.id, run);
  const have: Readonly<Record<string, bigint>> = {
    birthday: member.birthday === '' ? 0n : 1n,
    deposit: deposits.reduce((sum, { amount }) => sum + amount, 0n),
    bets: await progressOf(storage, member.id, { kind: 'settledBets', leastStake: LEAST_STAKE }, run),
    turnover: totalOf(await turnoverWithin(storage, member.id, run)),
  };
  return ({ id }: PrizeRow) => have[id] ?? 0n;
}

/** Tasks for the first days of a membership, each paid once. */
export const newTask: ActivityKind = {
  kind: 'newTask',
  addsUp: true,
  activities: [
    {
      name: 'newTask',
      kind: 'newTask',
      category: 'newcomer',
      art: 'tasks',
      rhythm: 'year',
      title: { 'zh-CN': '新手任务', 'zh-TW': '新手任務', en: 'Newcomer tasks' },
      summary: {
        'zh-CN': '注册 30 天内完成四项任务，各领一份',
        'zh-TW': '註冊 30 天內完成四項任務，各領一份',
        en: 'Four tasks within 30 days of registering, a gift for each',
      },
      prizes: [
        stepRow(
          'birthday',
          { 'zh-CN': '填写生日资料', 'zh-TW': '填寫生日資料', en: 'Say your birthday' },
          1n,
          2_00n,
        ),
        stepRow(
          'deposit',
          { 'zh-CN': '存款满 100', 'zh-TW': '存款滿 100', en: 'Deposit 100' },
          100_00n,
          8_00n,
          'money',
        ),
        stepRow(
          'bets',
          { 'zh-CN': '结算 3 笔注单', 'zh-TW': '結算 3 筆注單', en: '3 settled bets' },
          3n,
          6_00n,
        ),
        stepRow(
          'turnover',
          { 'zh-CN': '有效流水满 1,000', 'zh-TW': '有效流水滿 1,000', en: 'Valid turnover of 1,000' },
          1_000_00n,
          18_00n,
          'money',
        ),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      audience: { newcomerDays: NEWCOMER_DAYS },
      rules: rulesWith(
        [
          {
            'zh-CN': `注册 ${String(NEWCOMER_DAYS)} 天以内报名；每项任务一次。注单须不低于 10。`,
            'zh-TW': `註冊 ${String(NEWCOMER_DAYS)} 天以內報名；每項任務一次。注單須不低於 10。`,
            en: `Join within ${String(NEWCOMER_DAYS)} days of registering; each task once. Bets of 10 or more count.`,
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  reached: async (seat) => reachedSteps(seat, await haveOf(seat)),
  board: async (seat) => ({
    kind: 'newTask',
    steps: stepsOnWire(seat, await haveOf(seat), ({ id }) => PATHS[id]),
  }),
};
