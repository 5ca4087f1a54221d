import { dailyFixtures, fixtureOnWire } from '../../engine/fixtures-of';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire } from '../../engine/steps';
import { progressOf } from '../../measures';
import { paidByClaim, rulesWith } from '../../rules-texts';

const TIMES = 1;
const MATCHES = 8;
const LEAST_ODDS = '1.50';

async function turnover({ services, run, member }: Seat): Promise<bigint> {
  return member === undefined
    ? 0n
    : progressOf(services.storage, member.id, { kind: 'turnover', leastOdds: LEAST_ODDS }, run);
}

const step = (yuan: bigint, prize: bigint) => {
  const text = yuan.toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return stepRow(
    `turnover-${String(yuan)}`,
    { 'zh-CN': `体育流水满 ${text}`, 'zh-TW': `體育流水滿 ${text}`, en: `Sports turnover of ${text}` },
    yuan * 100n,
    prize * 100n,
    'money',
  );
};

/** The day's football: what is played, and steps of turnover on it. */
export const eventTopic: ActivityKind = {
  kind: 'eventTopic',
  addsUp: true,
  activities: [
    {
      name: 'eventTopic',
      kind: 'eventTopic',
      category: 'sports',
      art: 'stadium',
      rhythm: 'day',
      title: { 'zh-CN': '今日焦点赛事', 'zh-TW': '今日焦點賽事', en: 'Matches of the day' },
      summary: {
        'zh-CN': '今日重点比赛一览，体育流水逐档领取',
        'zh-TW': '今日重點比賽一覽，體育流水逐檔領取',
        en: 'What matters today, with gifts for sports turnover',
      },
      prizes: [step(500n, 2n), step(2_000n, 8n), step(10_000n, 38n)],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN':
              '以北京时间一日为一期；本期内下注、结算后为赢或输、赔率（欧洲盘）不低于 1.50 的体育注单计入。',
            'zh-TW':
              '以北京時間一日為一期；本期內下注、結算後為贏或輸、賠率（歐洲盤）不低於 1.50 的體育注單計入。',
            en: 'A run is a day in Beijing. Sports bets placed in it count once they are won or lost, at European odds of 1.50 or more.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    const value = await turnover(seat);
    return reachedSteps(seat, () => value);
  },
  begun: async (seat) => (await turnover(seat)) > 0n,
  async board(seat) {
    const value = await turnover(seat);
    return {
      kind: 'eventTopic',
      matches: dailyFixtures(seat, 'football', seat.run, MATCHES).flatMap((each) =>
        fixtureOnWire(seat, each),
      ),
      steps: stepsOnWire(
        seat,
        () => value,
        () => '/home/sports',
      ),
    };
  },
};
