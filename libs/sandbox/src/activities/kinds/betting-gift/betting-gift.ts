import { fromMinorUnits } from '@heptad/formatting';
import { AREA_NAMES, type VenueArea } from '../../../platform/venues';
import { platformText } from '../../../words/platform-words';
import type { PrizeRow } from '../../engine/activity';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { reachedSteps, stepsOnWire, type Have } from '../../engine/steps';
import { totalOf, turnoverWithin } from '../../member-measures';
import { paidByClaim, rulesWith } from '../../rules-texts';

const TIMES = 1;
/** Steps of all venues together begin so; the others with their kind. */
const ALL = 'all';

const AREAS = Object.keys(AREA_NAMES) as VenueArea[];

const step = (area: VenueArea | typeof ALL, yuan: bigint, prize: bigint): PrizeRow => {
  const text = yuan.toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const where = area === ALL ? '全站' : AREA_NAMES[area];
  const named = (locale: 'zh-TW' | 'en') =>
    area === ALL ? { 'zh-TW': '全站', en: 'All venues' }[locale] : platformText(where, locale);
  return stepRow(
    `${area}-${String(yuan)}`,
    {
      'zh-CN': `${where}流水满 ${text}`,
      'zh-TW': `${named('zh-TW')}流水滿 ${text}`,
      en: `${named('en')}: turnover of ${text}`,
    },
    yuan * 100n,
    prize * 100n,
    'money',
  );
};

async function sumsOf({ services, run, member }: Seat): Promise<ReadonlyMap<VenueArea, bigint>> {
  return member === undefined ? new Map() : turnoverWithin(services.storage, member.id, run);
}

const haveOf =
  (sums: ReadonlyMap<VenueArea, bigint>): Have =>
  ({ id }) => {
    const area = id.split('-')[0];
    return area === ALL ? totalOf(sums) : (sums.get(area as VenueArea) ?? 0n);
  };

/** Gifts for the week's turnover, of all venues and by kind of venue. */
export const bettingGift: ActivityKind = {
  kind: 'bettingGift',
  addsUp: true,
  activities: [
    {
      name: 'bettingGift',
      kind: 'bettingGift',
      category: 'games',
      art: 'bets',
      rhythm: 'week',
      title: { 'zh-CN': '投注有礼', 'zh-TW': '投注有禮', en: 'Betting gifts' },
      summary: {
        'zh-CN': '按场馆类别累计本周流水，逐档领取',
        'zh-TW': '按場館類別累計本週流水，逐檔領取',
        en: 'The week’s turnover by kind of venue, a gift for each step',
      },
      prizes: [
        step('sports', 1_000n, 5n),
        step('egame', 1_000n, 5n),
        step('live', 1_000n, 5n),
        step('lottery', 1_000n, 5n),
        step(ALL, 10_000n, 28n),
        step(ALL, 50_000n, 128n),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN': '本期内结算的有效流水计入，报名之前的同样计入；游戏按投注额计，体育按有效流水规则计。',
            'zh-TW': '本期內結算的有效流水計入，報名之前的同樣計入；遊戲按投注額計，體育按有效流水規則計。',
            en: 'Valid turnover that is settled within the run counts, before joining too: games by their stake, sports by the rule of valid turnover.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  reached: async (seat) => reachedSteps(seat, haveOf(await sumsOf(seat))),
  begun: async (seat) => totalOf(await sumsOf(seat)) > 0n,
  async board(seat) {
    const sums = await sumsOf(seat);
    return {
      kind: 'bettingGift',
      venues: AREAS.map((area) => ({
        kind: area,
        name: platformText(AREA_NAMES[area], seat.locale),
        turnover: fromMinorUnits(sums.get(area) ?? 0n),
      })),
      steps: stepsOnWire(seat, haveOf(sums)),
    };
  },
};
