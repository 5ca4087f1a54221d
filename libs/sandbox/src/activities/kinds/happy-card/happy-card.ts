import type { SimName } from '@heptad/sandbox-simulation';
import type { PrizeRow } from '../../engine/activity';
import { drawPrize, nextSlot } from '../../engine/drawn-play';
import type { ActivityKind, Seat } from '../../engine/kind';
import { turnsOf } from '../../engine/turns';
import { DRAWS, paidByClaim, rulesWith } from '../../rules-texts';
import { cardCounts, wholeSets } from './sets';

const TIMES = 2;
const TURNS = { daily: 2, perTurnover: 1_000_00n, most: 20 };
const SET = 'set';

const card = (id: string, name: SimName, weight: number): PrizeRow => ({
  id,
  name,
  kind: 'card',
  amount: 0n,
  weight,
});

const cardsOf = ({ run }: Seat) => run.activity.prizes.filter(({ kind }) => kind === 'card');
const countsOf = (seat: Seat) =>
  cardCounts(
    cardsOf(seat).map(({ id }) => id),
    seat.plays.map(({ prize_id }) => prize_id),
  );

/** Five cards to collect; each whole set is a prize. Cards are nobody else's and are not traded. */
export const happyCard: ActivityKind = {
  kind: 'happyCard',
  draws: true,
  activities: [
    {
      name: 'happyCard',
      kind: 'happyCard',
      category: 'daily',
      art: 'collection',
      rhythm: 'month',
      title: { 'zh-CN': '集福卡', 'zh-TW': '集福卡', en: 'Happy cards' },
      summary: {
        'zh-CN': '每天抽两张，集齐五张领 38',
        'zh-TW': '每天抽兩張，集齊五張領 38',
        en: 'Two cards a day, 38 for a whole set of five',
      },
      prizes: [
        card('spring', { 'zh-CN': '春风', 'zh-TW': '春風', en: 'Spring breeze' }, 30),
        card('lake', { 'zh-CN': '湖光', 'zh-TW': '湖光', en: 'Lake light' }, 28),
        card('maple', { 'zh-CN': '红枫', 'zh-TW': '紅楓', en: 'Red maple' }, 22),
        card('snow', { 'zh-CN': '瑞雪', 'zh-TW': '瑞雪', en: 'First snow' }, 14),
        card('moon', { 'zh-CN': '满月', 'zh-TW': '滿月', en: 'Full moon' }, 6),
        {
          id: SET,
          name: { 'zh-CN': '集齐一套', 'zh-TW': '集齊一套', en: 'A whole set' },
          kind: 'money',
          amount: 38_00n,
          stock: 2_000,
          target: 1n,
          counts: 'count',
        },
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN':
              '每月一期。每天 2 张，每有效流水 1,000 再得 1 张，最多 20 张。卡片不能赠送或交换，期末清零。',
            'zh-TW':
              '每月一期。每天 2 張，每有效流水 1,000 再得 1 張，最多 20 張。卡片不能贈送或交換，期末清零。',
            en: 'A run is a month. Two cards a day, one more for each 1,000 of valid turnover, 20 at most. Cards are not given away or traded, and end with the run.',
          },
          {
            'zh-CN': '五张各有一张即为一套，每套可领一次。',
            'zh-TW': '五張各有一張即為一套，每套可領一次。',
            en: 'One of each of the five is a set; each set is claimed once.',
          },
        ],
        DRAWS,
        paidByClaim(TIMES),
      ),
    },
  ],
  chances: (seat) => turnsOf(seat, TURNS, seat.plays.length),
  play: (turn) => drawPrize(turn, nextSlot(turn)),
  async reached(seat) {
    const row = seat.run.activity.prizes.find(({ id }) => id === SET);
    if (row === undefined) return [];
    return Array.from({ length: wholeSets(countsOf(seat)) }, (_, place) => {
      const n = String(place + 1);
      return {
        source: `${SET}-${n}`,
        prizeId: SET,
        name: row.name,
        amount: row.amount,
        reason: { 'zh-CN': `第 ${n} 套`, 'zh-TW': `第 ${n} 套`, en: `Set ${n}` },
      };
    });
  },
  async board(seat) {
    const counts = countsOf(seat);
    return {
      kind: 'happyCard',
      cards: cardsOf(seat).map(({ id, name }) => ({
        id,
        name: name[seat.locale],
        have: counts.get(id) ?? 0,
      })),
      sets: wholeSets(counts),
    };
  },
};
