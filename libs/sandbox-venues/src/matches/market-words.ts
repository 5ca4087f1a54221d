import type {
  SimMarket,
  SimMarketKind,
  SimMarketPeriod,
  SimName,
  SimSelection,
  SimSportKey,
  SimTeam,
} from '@heptad/sandbox-simulation';
import type { VenueLocale } from '../wire/venue-locale';

function words(cn: string, tw: string, en: string): SimName {
  return { 'zh-CN': cn, 'zh-TW': tw, en };
}

const KINDS: Readonly<Record<SimMarketKind, SimName>> = {
  handicap: words('让球', '讓球', 'Handicap'),
  overUnder: words('大小', '大小', 'Over/Under'),
  moneyline: words('胜负', '勝負', 'Winner'),
  threeWay: words('独赢', '獨贏', '1X2'),
  pointsOverUnder: words('总分大小', '總分大小', 'Total Points'),
  cornersHandicap: words('角球让球', '角球讓球', 'Corners Handicap'),
  cornersOverUnder: words('角球大小', '角球大小', 'Corners Over/Under'),
  correctScore: words('波胆', '波膽', 'Correct Score'),
  bothScore: words('两队都进球', '兩隊都進球', 'Both Teams to Score'),
  oddEven: words('单双', '單雙', 'Odd/Even'),
  doubleChance: words('双重机会', '雙重機會', 'Double Chance'),
  pointsHandicap: words('总分让分', '總分讓分', 'Points Handicap'),
  bookingsHandicap: words('罚牌让球', '罰牌讓球', 'Bookings Handicap'),
  bookingsOverUnder: words('罚牌大小', '罰牌大小', 'Bookings Over/Under'),
  cornersBookingsOverUnder: words('角球加罚牌大小', '角球加罰牌大小', 'Corners and Bookings Over/Under'),
  winner: words('冠军', '冠軍', 'Outright Winner'),
};

const NUMBERS = ['一', '二', '三', '四', '五'] as const;

function numbered(cn: string, tw: string, en: string, count: number): [string, SimName][] {
  return NUMBERS.slice(0, count).map((number, place) => [
    `${en.toLowerCase()}${place + 1}`,
    words(`第${number}${cn}`, `第${number}${tw}`, `${en} ${place + 1}`),
  ]);
}

const PERIODS: ReadonlyMap<string, SimName> = new Map<string, SimName>([
  ['full', words('全场', '全場', 'Full Time')],
  ['firstHalf', words('上半场', '上半場', '1st Half')],
  ...numbered('节', '節', 'Quarter', 4),
  ...numbered('盘', '盤', 'Set', 5),
]);

const SIDES: ReadonlyMap<string, SimName> = new Map([
  ['draw', words('和局', '和局', 'Draw')],
  ['over', words('大', '大', 'Over')],
  ['under', words('小', '小', 'Under')],
  ['yes', words('是', '是', 'Yes')],
  ['no', words('否', '否', 'No')],
  ['odd', words('单', '單', 'Odd')],
  ['even', words('双', '雙', 'Even')],
  ['homeDraw', words('主胜或和', '主勝或和', 'Home or Draw')],
  ['homeAway', words('主胜或客胜', '主勝或客勝', 'Home or Away')],
  ['drawAway', words('和或客胜', '和或客勝', 'Draw or Away')],
  ['other', words('其他', '其他', 'Other')],
]);

const SPORTS: Readonly<Record<SimSportKey, SimName>> = {
  football: words('足球', '足球', 'Football'),
  basketball: words('篮球', '籃球', 'Basketball'),
  tennis: words('网球', '網球', 'Tennis'),
  badminton: words('羽毛球', '羽毛球', 'Badminton'),
  tableTennis: words('乒乓球', '乒乓球', 'Table Tennis'),
  baseball: words('棒球', '棒球', 'Baseball'),
  virtualFootball: words('虚拟足球', '虛擬足球', 'Virtual Football'),
  virtualBasketball: words('虚拟篮球', '虛擬籃球', 'Virtual Basketball'),
  leagueBattle: words('联盟对决', '聯盟對決', 'League Battle'),
  ancientBattle: words('远古对决', '遠古對決', 'Ancient Battle'),
  tacticalShooter: words('战术射击', '戰術射擊', 'Tactical Shooter'),
  royalBattle: words('荣耀对决', '榮耀對決', 'Royal Battle'),
};

/** A sport's name. */
export function sportName(sport: SimSportKey, locale: VenueLocale): string {
  return SPORTS[sport][locale];
}

/** A market's name with its part of the match, such as 上半场让球; an outright has no part. */
export function marketName(kind: SimMarketKind, period: SimMarketPeriod, locale: VenueLocale): string {
  const name = KINDS[kind][locale];
  if (kind === 'winner') return name;
  const part = PERIODS.get(period)?.[locale] ?? '';
  return locale === 'en' ? `${part} ${name}` : `${part}${name}`;
}

/** Who plays, for naming the sides of a selection. */
export interface Opponents {
  readonly home: Pick<SimTeam, 'name'>;
  readonly away: Pick<SimTeam, 'name'>;
}

/** What a side is called: a team, a word, or a score as `2:1`. */
function sideName(side: string, opponents: Opponents | undefined, locale: VenueLocale): string {
  if (side === 'home') return opponents?.home.name[locale] ?? '';
  if (side === 'away') return opponents?.away.name[locale] ?? '';
  return SIDES.get(side)?.[locale] ?? side.replace('-', ':');
}

/** A selection's name within its market. */
export function selectionName(
  market: Pick<SimMarket, 'kind'>,
  selection: Pick<SimSelection, 'side' | 'team'>,
  opponents: Opponents | undefined,
  locale: VenueLocale,
): string {
  if (market.kind === 'winner') return selection.team?.name[locale] ?? '';
  return sideName(selection.side, opponents, locale);
}
