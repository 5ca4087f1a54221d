import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import { drawPrize, nextSlot } from '../../engine/drawn-play';
import type { ActivityKind } from '../../engine/kind';
import { lastWins } from '../../engine/last-wins';
import { drawnRow } from '../../engine/prize-rows';
import { turnsOf } from '../../engine/turns';
import { DRAWS, paidAtOnce, rulesWith } from '../../rules-texts';

const TIMES = 2;
const BOXES = 6;
const TURNS = { daily: 0, perDeposit: 100_00n, perTurnover: 1_000_00n, most: 20 };
/** Everybody has a first box. */
const FIRST = 1;

/** Boxes for deposits and turnover of the week. */
export const drawGift: ActivityKind = {
  kind: 'drawGift',
  draws: true,
  activities: [
    {
      name: 'drawGift',
      kind: 'drawGift',
      category: 'games',
      art: 'gift',
      rhythm: 'week',
      title: { 'zh-CN': '抽好礼', 'zh-TW': '抽好禮', en: 'Gift boxes' },
      summary: {
        'zh-CN': '每期送 1 次，存款与流水再得次数',
        'zh-TW': '每期送 1 次，存款與流水再得次數',
        en: 'One box each run, more for deposits and turnover',
      },
      prizes: [
        drawnRow('p1', 1_00n, 4_600),
        drawnRow('p2', 2_00n, 3_000),
        drawnRow('p6', 6_00n, 1_500),
        drawnRow('p16', 16_00n, 700),
        drawnRow('p66', 66_00n, 180, 60),
        drawnRow('p666', 666_00n, 20, 3),
      ],
      budget: 30_000_00n,
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
      rules: rulesWith(
        [
          {
            'zh-CN':
              '每周一期，人人 1 次；本期每存款 100、每有效流水 1,000 各再得 1 次，各最多 20 次，期末清零。',
            'zh-TW':
              '每週一期，人人 1 次；本期每存款 100、每有效流水 1,000 各再得 1 次，各最多 20 次，期末清零。',
            en: 'A run is a week. Everybody has one box; one more for each 100 deposited and each 1,000 of valid turnover, 20 of each at most. They end with the run.',
          },
          {
            'zh-CN': '选哪个礼盒不影响结果，结果由已公布摘要的种子决定。',
            'zh-TW': '選哪個禮盒不影響結果，結果由已公布摘要的種子決定。',
            en: 'Which box you choose makes no difference: the promised seed decides.',
          },
        ],
        DRAWS,
        paidAtOnce(TIMES),
      ),
    },
  ],
  async chances(seat) {
    const turns = await turnsOf(seat, TURNS, seat.plays.length);
    const first = seat.member === undefined ? 0 : FIRST;
    const [, ...earned] = turns.by;
    return {
      ...turns,
      earned: turns.earned + first,
      by: [{ text: { 'zh-CN': '每期赠送', 'zh-TW': '每期贈送', en: 'Each run' }, earned: first }, ...earned],
    };
  },
  async play(turn) {
    const { place = 0 } = turn.choice;
    if (place >= BOXES) throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
    return drawPrize(turn, nextSlot(turn), { place });
  },
  board: async (seat) => ({ kind: 'drawGift', boxes: BOXES, last: await lastWins(seat) }),
};
