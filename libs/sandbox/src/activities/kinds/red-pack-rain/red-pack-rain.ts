import { BUSINESS_CODES } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { drawPrize } from '../../engine/drawn-play';
import type { ActivityKind, PlayRow, Seat } from '../../engine/kind';
import { drawnRow } from '../../engine/prize-rows';
import { DRAWS, paidAtOnce, rulesWith } from '../../rules-texts';
import { HOURS, nextRainAt, rainNow, type Rain } from './rains';

const TIMES = 1;
/** Packets that one member may open in one rain. */
const MOST = 10;
/** How long packets fall on the page. */
const SECONDS = 30;
const NAME = 'redPackRain';

/** The rain that falls now, with what the member has opened in it. */
async function running(seat: Seat): Promise<(Rain & { readonly mine: readonly PlayRow[] }) | undefined> {
  const { services, run, now, plays } = seat;
  const started = await services.storage.db
    .selectFrom('activity_starts')
    .select('started_at')
    .where('name', '=', NAME)
    .where('started_at', '<=', now)
    .orderBy('started_at', 'desc')
    .limit(1)
    .execute();
  const rain =
    now < run.endsAt
      ? rainNow(
          now,
          started.map(({ started_at }) => started_at),
        )
      : undefined;
  if (rain === undefined) return undefined;
  return { ...rain, mine: plays.filter(({ slot }) => slot.startsWith(`${String(rain.startsAt)}:`)) };
}

/** Packets that fall at set hours; what is in one is drawn as it is opened, however fast it was tapped. */
export const redPackRain: ActivityKind = {
  kind: 'redPackRain',
  draws: true,
  activities: [
    {
      name: NAME,
      kind: NAME,
      category: 'daily',
      art: 'rain',
      rhythm: 'day',
      title: { 'zh-CN': '红包雨', 'zh-TW': '紅包雨', en: 'Red packet rain' },
      summary: {
        'zh-CN': '每天 12:00、20:00、22:00，每场最多拆 10 个',
        'zh-TW': '每天 12:00、20:00、22:00，每場最多拆 10 個',
        en: 'At 12:00, 20:00 and 22:00 each day, 10 packets a rain at most',
      },
      prizes: [
        drawnRow('none', 0n, 4_000),
        drawnRow('p018', 18n, 3_000),
        drawnRow('p058', 58n, 1_700),
        drawnRow('p088', 88n, 900),
        drawnRow('p288', 2_88n, 350),
        drawnRow('p888', 8_88n, 50, 100),
      ],
      budget: 10_000_00n,
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
      rules: rulesWith(
        [
          {
            'zh-CN':
              '每场 5 分钟内可进入，红包飘落 30 秒，每人每场最多拆 10 个。拆开的结果由平台抽取，与手速无关。',
            'zh-TW':
              '每場 5 分鐘內可進入，紅包飄落 30 秒，每人每場最多拆 10 個。拆開的結果由平臺抽取，與手速無關。',
            en: 'Each rain can be entered for 5 minutes; packets fall for 30 seconds, and everybody may open 10 of them. What is inside is drawn by the platform: speed makes no difference.',
          },
        ],
        DRAWS,
        paidAtOnce(TIMES),
      ),
    },
  ],
  async chances(seat) {
    const rain = await running(seat);
    const left = rain === undefined || seat.member === undefined ? 0 : MOST - rain.mine.length;
    return {
      earned: seat.plays.length + left,
      used: seat.plays.length,
      nextAt: nextRainAt(seat.now),
      by: [{ text: { 'zh-CN': '本场红包', 'zh-TW': '本場紅包', en: 'Packets of this rain' }, earned: left }],
    };
  },
  async play(turn) {
    const rain = await running(turn);
    if (rain === undefined) throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '红包雨还没有开始');
    return drawPrize(turn, `${String(rain.startsAt)}:${String(rain.mine.length + 1)}`);
  },
  async board(seat) {
    const rain = await running(seat);
    return {
      kind: 'redPackRain',
      hours: HOURS.map((hour) => `${String(hour).padStart(2, '0')}:00`),
      nextAt: nextRainAt(seat.now),
      seconds: SECONDS,
      ...(rain !== undefined && {
        running: {
          id: String(rain.startsAt),
          startsAt: rain.startsAt,
          endsAt: rain.endsAt,
          opened: rain.mine.length,
          most: MOST,
          won: fromMinorUnits(rain.mine.reduce((sum, { paid_minor }) => sum + paid_minor, 0n)),
        },
      }),
    };
  },
};
