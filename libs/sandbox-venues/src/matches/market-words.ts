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

/** What a sport counts its score in. It chooses the sport's words: a handicap is 让球 in goals, 让盘 in sets, 让局 in games. */
type ScoreUnit = 'goals' | 'points' | 'runs' | 'sets' | 'games' | 'maps' | 'battles';

const UNITS: Readonly<Record<SimSportKey, ScoreUnit>> = {
  football: 'goals',
  basketball: 'points',
  tennis: 'sets',
  badminton: 'games',
  tableTennis: 'games',
  baseball: 'runs',
  virtualFootball: 'goals',
  virtualBasketball: 'points',
  leagueBattle: 'battles',
  ancientBattle: 'battles',
  tacticalShooter: 'maps',
  royalBattle: 'battles',
};

/** Words for all units, or for those named here and `others` for the rest. */
type UnitWords = { readonly others: SimName } & Partial<Readonly<Record<ScoreUnit, SimName>>>;

const inAll = (cn: string, tw: string, en: string): UnitWords => ({ others: words(cn, tw, en) });

const KINDS: Readonly<Record<SimMarketKind, UnitWords>> = {
  handicap: {
    others: words('让球', '讓球', 'Handicap'),
    points: words('让分', '讓分', 'Handicap'),
    runs: words('让分', '讓分', 'Run Line'),
    sets: words('让盘', '讓盤', 'Set Handicap'),
    games: words('让局', '讓局', 'Game Handicap'),
    maps: words('让图', '讓圖', 'Map Handicap'),
    battles: words('让局', '讓局', 'Map Handicap'),
  },
  overUnder: {
    others: words('大小', '大小', 'Over/Under'),
    points: words('总分', '總分', 'Total Points'),
    runs: words('总分', '總分', 'Total Runs'),
    sets: words('总盘数', '總盤數', 'Total Sets'),
    games: words('总局数', '總局數', 'Total Games'),
    maps: words('地图总数', '地圖總數', 'Total Maps'),
    battles: words('总局数', '總局數', 'Total Maps'),
  },
  moneyline: inAll('独赢', '獨贏', 'Winner'),
  threeWay: inAll('独赢', '獨贏', 'Winner'),
  pointsOverUnder: {
    others: words('总分', '總分', 'Total Points'),
    sets: words('总局数', '總局數', 'Total Games'),
    maps: words('总回合数', '總回合數', 'Total Rounds'),
    battles: words('总击杀数', '總擊殺數', 'Total Kills'),
  },
  pointsHandicap: {
    others: words('让分', '讓分', 'Points Handicap'),
    sets: words('让局', '讓局', 'Game Handicap'),
    maps: words('回合让分', '回合讓分', 'Round Handicap'),
    battles: words('击杀让分', '擊殺讓分', 'Kill Handicap'),
  },
  cornersHandicap: inAll('角球让球', '角球讓球', 'Corners Handicap'),
  cornersOverUnder: inAll('角球大小', '角球大小', 'Corners Over/Under'),
  correctScore: {
    others: words('正确比分', '正確比分', 'Correct Score'),
    goals: words('波胆', '波膽', 'Correct Score'),
  },
  bothScore: inAll('双方进球', '雙方進球', 'Both Teams to Score'),
  oddEven: inAll('单双', '單雙', 'Odd/Even'),
  doubleChance: inAll('双重机会', '雙重機會', 'Double Chance'),
  bookingsHandicap: inAll('罚牌让球', '罰牌讓球', 'Bookings Handicap'),
  bookingsOverUnder: inAll('罚牌大小', '罰牌大小', 'Bookings Over/Under'),
  cornersBookingsOverUnder: inAll('角球加罚牌大小', '角球加罰牌大小', 'Corners and Bookings Over/Under'),
  winner: inAll('冠军', '冠軍', 'Outright'),
};

const NUMBERS = ['一', '二', '三', '四', '五'] as const;

const numbered =
  (cn: string, tw: string, en: string) =>
  (number: number): SimName => {
    const word = NUMBERS[number - 1] ?? String(number);
    return words(`第${word}${cn}`, `第${word}${tw}`, `${en} ${number}`);
  };

const QUARTER = numbered('节', '節', 'Quarter');

const SET = numbered('盘', '盤', 'Set');
/** What a set is called where it has another word. */
const OTHER_SETS: Partial<Readonly<Record<ScoreUnit, (number: number) => SimName>>> = {
  games: numbered('局', '局', 'Game'),
  maps: numbered('张地图', '張地圖', 'Map'),
  battles: numbered('局', '局', 'Map'),
};

const FULL = words('全场', '全場', 'Full Time');
const FIRST_HALF = words('上半场', '上半場', '1st Half');

function periodWords(period: SimMarketPeriod, unit: ScoreUnit): SimName {
  if (period === 'full') return FULL;
  if (period === 'firstHalf') return FIRST_HALF;
  const number = Number(period.at(-1));
  return period.startsWith('quarter') ? QUARTER(number) : (OTHER_SETS[unit] ?? SET)(number);
}

const SIDES: ReadonlyMap<string, SimName> = new Map([
  ['draw', words('和局', '和局', 'Draw')],
  ['over', words('大', '大', 'Over')],
  ['under', words('小', '小', 'Under')],
  ['yes', words('是', '是', 'Yes')],
  ['no', words('否', '否', 'No')],
  ['odd', words('单', '單', 'Odd')],
  ['even', words('双', '雙', 'Even')],
  ['homeDraw', words('主/和', '主/和', 'Home/Draw')],
  ['homeAway', words('主/客', '主/客', 'Home/Away')],
  ['drawAway', words('和/客', '和/客', 'Draw/Away')],
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

/** A market's name in the words of its sport, with its part of the match, such as 上半场让球; an outright has no part. */
export function marketName(
  sport: SimSportKey,
  kind: SimMarketKind,
  period: SimMarketPeriod,
  locale: VenueLocale,
): string {
  const unit = UNITS[sport];
  const name = (KINDS[kind][unit] ?? KINDS[kind].others)[locale];
  if (kind === 'winner') return name;
  const part = periodWords(period, unit)[locale];
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
