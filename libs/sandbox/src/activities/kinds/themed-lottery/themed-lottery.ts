import { DRAWS, paidAtOnce, rulesWith } from '../../rules-texts';
import type { ActivityKind } from '../../engine/kind';
import { drawnRow } from '../../engine/prize-rows';
import { drawPrize, nextSlot } from '../../engine/drawn-play';
import { lastWins } from '../../engine/last-wins';
import { turnsOf } from '../../engine/turns';

const TIMES = 2;
const TURNS = { daily: 1, perDeposit: 500_00n, perTurnover: 2_000_00n, most: 10 };

/** A wheel of the week: a turn a day, more for deposits and turnover. */
export const themedLottery: ActivityKind = {
  kind: 'themedLottery',
  draws: true,
  activities: [
    {
      name: 'themedLottery',
      kind: 'themedLottery',
      category: 'daily',
      art: 'wheel',
      rhythm: 'week',
      title: { 'zh-CN': '星夜转盘', 'zh-TW': '星夜轉盤', en: 'Starlight wheel' },
      summary: {
        'zh-CN': '每天一次免费转动，八格奖品，权重公开',
        'zh-TW': '每天一次免費轉動，八格獎品，權重公開',
        en: 'A free spin a day, eight segments, all weights shown',
      },
      prizes: [
        drawnRow('p1', 1_00n, 3_000),
        drawnRow('none', 0n, 2_600),
        drawnRow('p2', 2_00n, 2_000),
        drawnRow('p5', 5_00n, 1_300),
        drawnRow('p8', 8_00n, 700),
        drawnRow('p18', 18_00n, 300, 200),
        drawnRow('p58', 58_00n, 90, 50),
        drawnRow('p188', 188_00n, 10, 5),
      ],
      budget: 20_000_00n,
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
      rules: rulesWith(
        [
          {
            'zh-CN':
              '每周一至周日为一期。每天 1 次；本期每存款 500、每有效流水 2,000 各再得 1 次，各最多 10 次。',
            'zh-TW':
              '每週一至週日為一期。每天 1 次；本期每存款 500、每有效流水 2,000 各再得 1 次，各最多 10 次。',
            en: 'A run is a week from Monday. One spin a day; one more for each 500 deposited and for each 2,000 of valid turnover, 10 of each at most.',
          },
          {
            'zh-CN': '未用的次数在本期内累计，期末清零。',
            'zh-TW': '未用的次數在本期內累計，期末清零。',
            en: 'Spins that are not used add up within the run and end with it.',
          },
        ],
        DRAWS,
        paidAtOnce(TIMES),
      ),
    },
  ],
  chances: (seat) => turnsOf(seat, TURNS, seat.plays.length),
  play: (turn) => drawPrize(turn, nextSlot(turn)),
  board: async (seat) => ({
    kind: 'themedLottery',
    segments: seat.run.activity.prizes.map(({ id }) => id),
    last: await lastWins(seat),
  }),
};
