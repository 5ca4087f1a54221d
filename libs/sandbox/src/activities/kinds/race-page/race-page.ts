import { dailyFixtures, fixtureOnWire } from '../../engine/fixtures-of';
import { keptRanking } from '../../engine/kept-rankings';
import type { ActivityKind, Seat } from '../../engine/kind';
import type { PrizeRow } from '../../engine/activity';
import { rankingOf, type Ranking } from '../../engine/ranking';
import { leadersOf, rankPage, reachedPlace } from '../../engine/show-ranking';
import { paidByClaim, rulesWith } from '../../rules-texts';
import { raceTurnover } from './race-turnover';

const TIMES = 1;
/** How often the race is counted anew, ms. */
const COUNT_MS = 60_000;
const MATCHES = 6;

const places = (from: number, to: number, yuan: bigint): PrizeRow => {
  const n = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return {
    id: `place-${String(from)}`,
    kind: 'money',
    amount: yuan * 100n,
    ranks: { from, to },
    name: { 'zh-CN': `第 ${n} 名`, 'zh-TW': `第 ${n} 名`, en: `Place ${n}` },
  };
};

/** Until when bets have been counted: whole minutes, and the end of the race. */
const countedUntil = ({ run, now }: Seat): number =>
  Math.max(run.startsAt, Math.min(run.endsAt, Math.floor(now / COUNT_MS) * COUNT_MS));

function ranking(seat: Seat): Promise<Ranking> {
  const { services, run } = seat;
  const until = countedUntil(seat);
  return keptRanking(services.storage, run.id, String(until), async () =>
    rankingOf(await raceTurnover(services.storage, { runId: run.id, from: run.startsAt, until })),
  );
}

/** A race of the week by valid sports turnover of who has joined. */
export const racePage: ActivityKind = {
  kind: 'racePage',
  activities: [
    {
      name: 'racePage',
      kind: 'racePage',
      category: 'sports',
      art: 'race',
      rhythm: 'week',
      title: { 'zh-CN': '流水竞速赛', 'zh-TW': '流水競速賽', en: 'Turnover race' },
      summary: {
        'zh-CN': '本周体育有效流水排行，前 50 名有奖',
        'zh-TW': '本週體育有效流水排行，前 50 名有獎',
        en: 'A ranking of the week’s valid sports turnover, prizes for the first 50',
      },
      prizes: [
        places(1, 1, 888n),
        places(2, 2, 588n),
        places(3, 3, 388n),
        places(4, 10, 88n),
        places(11, 50, 18n),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN':
              '报名后计入本周（周一零点起）结算的体育有效流水，每分钟统计一次；流水相同者，先达到的在前。',
            'zh-TW':
              '報名後計入本週（週一零點起）結算的體育有效流水，每分鐘統計一次；流水相同者，先達到的在前。',
            en: 'Once you have joined, the week’s settled valid sports turnover counts, from Monday midnight; it is counted each minute. Of equal ones, who came to it first stands before.',
          },
          {
            'zh-CN': '名次在本周结束时确定，之后 7 天内领取。请量力而行，不要为了名次增加投注。',
            'zh-TW': '名次在本週結束時確定，之後 7 天內領取。請量力而行，不要為了名次增加投注。',
            en: 'Places are final at the end of the week and can be claimed for 7 days. Never bet more for a place.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    return seat.now < seat.run.endsAt ? [] : reachedPlace(seat, await ranking(seat));
  },
  begun: async (seat) =>
    seat.member !== undefined && (await ranking(seat)).placeOf(seat.member.id) !== undefined,
  async board(seat) {
    const coming = dailyFixtures(
      seat,
      'football',
      { startsAt: seat.now, endsAt: seat.now + 86_400_000 },
      MATCHES,
    );
    return {
      kind: 'racePage',
      ...(await leadersOf(seat, await ranking(seat), 'money')),
      countedUntil: countedUntil(seat),
      matches: coming.slice(0, MATCHES).flatMap((fixture) => fixtureOnWire(seat, fixture)),
    };
  },
  rank: async (seat, page, size) =>
    rankPage(seat, await ranking(seat), { page, size, unit: 'money', countedUntil: countedUntil(seat) }),
};
