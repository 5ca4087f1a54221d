import { BUSINESS_CODES } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { drawPrize, nextSlot } from '../../engine/drawn-play';
import { keptRanking } from '../../engine/kept-rankings';
import type { ActivityKind, PlayRow, Seat } from '../../engine/kind';
import { drawnRow } from '../../engine/prize-rows';
import { rankingOf, type Ranking } from '../../engine/ranking';
import { leadersOf, rankPage } from '../../engine/show-ranking';
import { turnsOf } from '../../engine/turns';
import { DRAWS, paidAtOnce, rulesWith } from '../../rules-texts';

const TIMES = 2;
const CARDS = 9;
const TURNS = { daily: 3, perDeposit: 500_00n, most: 9 };

/** The plays of the round that runs; a round ends when all cards are up. */
const roundPlays = ({ plays }: Seat): readonly PlayRow[] =>
  plays.slice(plays.length - (plays.length % CARDS));
const placeOf = ({ kept }: PlayRow): number => (JSON.parse(kept) as { place: number }).place;

/** Members by what they have won in the run; anew after each play. */
async function ranking({ services, run }: Seat): Promise<Ranking> {
  const { storage } = services;
  const last = await storage.db
    .selectFrom('activity_plays')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('run_id', '=', run.id)
    .executeTakeFirst();
  return keptRanking(storage, run.id, String(last?.id ?? 0), async () => {
    const rows = await storage.db
      .selectFrom('activity_plays')
      .select(({ fn }) => [
        'member_id',
        fn.sum<bigint | string>('paid_minor').as('won_minor'),
        fn.max('played_at').as('at'),
      ])
      .where('run_id', '=', run.id)
      .where('paid_minor', '>', 0n)
      .groupBy('member_id')
      .execute();
    return rankingOf(
      rows.map(({ member_id, won_minor, at }) => ({
        memberId: member_id,
        value: BigInt(won_minor),
        reachedAt: Number(at),
      })),
    );
  });
}

/** Nine cards to turn over; what a card shows is drawn as it is turned. */
export const luckyFlip: ActivityKind = {
  kind: 'luckyFlip',
  draws: true,
  activities: [
    {
      name: 'luckyFlip',
      kind: 'luckyFlip',
      category: 'daily',
      art: 'cards',
      rhythm: 'week',
      title: { 'zh-CN': '幸运翻牌', 'zh-TW': '幸運翻牌', en: 'Lucky flip' },
      summary: {
        'zh-CN': '每天翻三张，权重公开，附本周榜单',
        'zh-TW': '每天翻三張，權重公開，附本週榜單',
        en: 'Three cards a day, all weights shown, with a ranking of the week',
      },
      prizes: [
        drawnRow('none', 0n, 4_000),
        drawnRow('p1', 1_00n, 3_500),
        drawnRow('p3', 3_00n, 1_700),
        drawnRow('p8', 8_00n, 600),
        drawnRow('p28', 28_00n, 180, 100),
        drawnRow('p88', 88_00n, 20, 10),
      ],
      budget: 15_000_00n,
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
      rules: rulesWith(
        [
          {
            'zh-CN': '每天 3 次，本期每存款 500 再得 1 次，最多 9 次。九张全部翻开后换一副新牌。',
            'zh-TW': '每天 3 次，本期每存款 500 再得 1 次，最多 9 次。九張全部翻開後換一副新牌。',
            en: 'Three turns a day, one more for each 500 deposited in the run, 9 at most. When all nine are up, new cards are laid.',
          },
          {
            'zh-CN': '每一张牌在翻开时按上表权重抽取，与位置无关。榜单按本期所得排列，仅供参考，不另发奖。',
            'zh-TW': '每一張牌在翻開時按上表權重抽取，與位置無關。榜單按本期所得排列，僅供參考，不另發獎。',
            en: 'A card is drawn by the weights above as it is turned, wherever it lies. The ranking shows what was won and gives no prize of its own.',
          },
        ],
        DRAWS,
        paidAtOnce(TIMES),
      ),
    },
  ],
  chances: (seat) => turnsOf(seat, TURNS, seat.plays.length),
  async play(turn) {
    const { place } = turn.choice;
    if (place === undefined || place >= CARDS || roundPlays(turn).some((play) => placeOf(play) === place))
      throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
    return drawPrize(turn, nextSlot(turn), { place });
  },
  async board(seat) {
    const { plays, run, locale } = seat;
    const up = new Map(roundPlays(seat).map((play) => [placeOf(play), play.prize_id ?? '']));
    const nameOf = (id: string) => run.activity.prizes.find((row) => row.id === id)?.name[locale];
    return {
      kind: 'luckyFlip',
      cards: Array.from({ length: CARDS }, (_, place) => {
        const prizeId = up.get(place);
        if (prizeId === undefined) return { place, up: 0 as const };
        return { place, up: 1 as const, ...defined({ prizeId, name: nameOf(prizeId) }) };
      }),
      round: Math.floor(plays.length / CARDS) + 1,
      ...(await leadersOf(seat, await ranking(seat), 'money')),
    };
  },
  rank: async (seat, page, size) =>
    rankPage(seat, await ranking(seat), { page, size, unit: 'money', countedUntil: seat.now }),
};
