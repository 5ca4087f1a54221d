import { sql } from '@heptad/sandbox-ledger';
import type { PrizeRow } from '../../engine/activity';
import { keptRanking } from '../../engine/kept-rankings';
import type { ActivityKind, Seat } from '../../engine/kind';
import { rankingOf, type Ranking } from '../../engine/ranking';
import { leadersOf, rankPage, reachedPlace } from '../../engine/show-ranking';
import { paidByClaim, rulesWith } from '../../rules-texts';

const TIMES = 1;
/** How often the ranking is counted anew, ms. */
const COUNT_MS = 60_000;

const place = (rank: number, yuan: bigint): PrizeRow => ({
  id: `place-${String(rank)}`,
  kind: 'money',
  amount: yuan * 100n,
  ranks: { from: rank, to: rank },
  name: { 'zh-CN': `第 ${String(rank)} 名`, 'zh-TW': `第 ${String(rank)} 名`, en: `Place ${String(rank)}` },
});

const countedUntil = ({ run, now }: Seat): number =>
  Math.max(run.startsAt, Math.min(run.endsAt, Math.floor(now / COUNT_MS) * COUNT_MS));

/** Members by the highest payout of a single bet that one of their friends has won in the run. */
function ranking(seat: Seat): Promise<Ranking> {
  const { services, run } = seat;
  const until = countedUntil(seat);
  return keptRanking(services.storage, run.id, String(until), async () => {
    const rows = await services.storage.db
      .selectFrom('bets')
      .innerJoin('members as friend', 'friend.id', 'bets.member_id')
      .innerJoin('friend_codes', (join) =>
        join.on(({ eb }) => eb(sql<string>`upper(friend.invite_code)`, '=', sql<string>`friend_codes.code`)),
      )
      .select(['friend_codes.member_id', 'bets.payout_minor', 'bets.settled_at'])
      .whereRef('friend_codes.member_id', '<>', 'bets.member_id')
      .where('friend.invite_code', '<>', '')
      .where('bets.state', 'in', ['won', 'halfWon'])
      .where('bets.settled_at', '>=', Math.trunc(run.startsAt))
      .where('bets.settled_at', '<', until)
      .execute();
    const best = new Map<string, { value: bigint; reachedAt: number }>();
    for (const { member_id, payout_minor, settled_at } of rows) {
      const value = payout_minor ?? 0n;
      const reachedAt = settled_at ?? 0;
      const known = best.get(member_id);
      if (
        known === undefined ||
        value > known.value ||
        (value === known.value && reachedAt < known.reachedAt)
      )
        best.set(member_id, { value, reachedAt });
    }
    return rankingOf([...best].map(([memberId, entry]) => ({ memberId, ...entry })));
  });
}

/** A ranking of who has brought the friend with the highest won bet of the month. */
export const friendPeakBet: ActivityKind = {
  kind: 'friendPeakBet',
  joinsItself: true,
  activities: [
    {
      name: 'friendPeakBet',
      kind: 'friendPeakBet',
      category: 'friends',
      art: 'peak',
      rhythm: 'month',
      title: { 'zh-CN': '好友巅峰注单', 'zh-TW': '好友巔峰注單', en: 'Friends’ peak bets' },
      summary: {
        'zh-CN': '按好友本月单笔最高派彩排行，前三名有奖',
        'zh-TW': '按好友本月單筆最高派彩排行，前三名有獎',
        en: 'A ranking by the month’s highest payout of a friend, prizes for the first three',
      },
      prizes: [place(1, 188n), place(2, 88n), place(3, 38n)],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN':
              '通过您的邀请码注册的好友，本月结算的单笔体育注单最高派彩计入；派彩相同者，先结算的在前。',
            'zh-TW':
              '透過您的邀請碼註冊的好友，本月結算的單筆體育注單最高派彩計入；派彩相同者，先結算的在前。',
            en: 'The highest payout of one sports bet that a friend with your code has won this month counts; of equal ones, the one settled first stands before.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    return seat.now < seat.run.endsAt ? [] : reachedPlace(seat, await ranking(seat));
  },
  board: async (seat) => ({
    kind: 'friendPeakBet',
    ...(await leadersOf(seat, await ranking(seat), 'money')),
  }),
  rank: async (seat, page, size) =>
    rankPage(seat, await ranking(seat), { page, size, unit: 'money', countedUntil: countedUntil(seat) }),
};
