import { AREA_OF_KIND, type Game, type GameEngine, type Motif } from './game';
import { named, namesOf, word, type Names, type Word } from './names';
import { venuesOf } from './providers';
import { releaseDay } from './schedule';
import { themeOf } from './theme';
import { turnOf } from './turn-of';

/** The halls, six a provider. */
const HALLS: readonly (readonly [Word, hue: number])[] = [
  [word('peony', '牡丹厅', '牡丹廳', 'mu dan ting', 'Peony Hall'), 345],
  [word('lotus', '荷风厅', '荷風廳', 'he feng ting', 'Lotus Hall'), 325],
  [word('plum', '梅雪厅', '梅雪廳', 'mei xue ting', 'Plum Hall'), 0],
  [word('orchid', '兰香厅', '蘭香廳', 'lan xiang ting', 'Orchid Hall'), 280],
  [word('bamboo', '竹影厅', '竹影廳', 'zhu ying ting', 'Bamboo Hall'), 130],
  [word('chrysanthemum', '菊月厅', '菊月廳', 'ju yue ting', 'Chrysanthemum Hall'), 45],
  [word('pine', '松涛厅', '松濤廳', 'song tao ting', 'Pine Hall'), 150],
  [word('maple', '枫林厅', '楓林廳', 'feng lin ting', 'Maple Hall'), 15],
  [word('osmanthus', '桂花厅', '桂花廳', 'gui hua ting', 'Osmanthus Hall'), 40],
  [word('begonia', '海棠厅', '海棠廳', 'hai tang ting', 'Begonia Hall'), 335],
  [word('crane', '鹤鸣厅', '鶴鳴廳', 'he ming ting', 'Crane Hall'), 200],
  [word('swallow', '燕归厅', '燕歸廳', 'yan gui ting', 'Swallow Hall'), 215],
  [word('cloud', '云起厅', '雲起廳', 'yun qi ting', 'Cloud Hall'), 190],
  [word('moon', '望月厅', '望月廳', 'wang yue ting', 'Moon Hall'), 240],
  [word('spring', '春晓厅', '春曉廳', 'chun xiao ting', 'Spring Hall'), 110],
  [word('autumn', '秋水厅', '秋水廳', 'qiu shui ting', 'Autumn Hall'), 30],
  [word('dawn', '晨曦厅', '晨曦廳', 'chen xi ting', 'Dawn Hall'), 20],
  [word('sunset', '晚霞厅', '晚霞廳', 'wan xia ting', 'Sunset Hall'), 5],
];

/** What a table returns on its bets, and the most a bet gives back, is its engine's. */
interface Table {
  readonly names: Word;
  readonly engine: GameEngine;
  readonly motif: Motif;
  readonly rtp: Game['rtp'];
  readonly greatestWin: string;
}

const baccarat = (names: Word): Table => ({
  names,
  engine: { kind: 'baccarat' },
  motif: 'card',
  rtp: { least: '0.8564', most: '0.9894' },
  greatestWin: '12',
});

/** What each hall has. */
const TABLES: readonly Table[] = [
  baccarat(word('baccarat-1', '~百家乐一号桌', '~百家樂一號桌', '~ bai jia le yi hao zhuo', '~ Baccarat 1')),
  baccarat(word('baccarat-2', '~百家乐二号桌', '~百家樂二號桌', '~ bai jia le er hao zhuo', '~ Baccarat 2')),
  {
    names: word('roulette', '~轮盘', '~輪盤', '~ lun pan', '~ Roulette'),
    engine: { kind: 'roulette' },
    motif: 'wheel',
    rtp: { least: '0.9730', most: '0.9730' },
    greatestWin: '36',
  },
];

/** Least and greatest stakes of tables, cents. */
const LIMITS: readonly Game['limits'][] = [
  { least: 500n, greatest: 200_000n },
  { least: 1_000n, greatest: 500_000n },
  { least: 5_000n, greatest: 2_000_000n },
];

/** A hall of tables with a dealer. */
export interface LiveHall {
  readonly id: string;
  readonly names: Names;
  /** The ids of its tables' games. */
  readonly tables: readonly string[];
}

/** All halls, in the order of the catalogue. */
export const liveHalls = (): readonly LiveHall[] =>
  HALLS.map(([hall]) => ({
    id: hall.id,
    names: namesOf(hall),
    tables: TABLES.map(({ names }) => tableId(hall, names)),
  }));

const tableId = (hall: Word, pattern: Word): string => `${hall.id}-${pattern.id}`;

/** All tables with a dealer: three in each hall. */
export function liveGames(): readonly Game[] {
  const makers = venuesOf('live');
  return HALLS.flatMap(([hall, hue], hallNumber) =>
    TABLES.map(({ names: pattern, engine, motif, rtp, greatestWin }, tableNumber) => {
      const number = hallNumber * TABLES.length + tableNumber;
      return {
        id: tableId(hall, pattern),
        ...turnOf(makers, hallNumber),
        area: AREA_OF_KIND[engine.kind],
        engine,
        names: named(pattern, hall),
        theme: themeOf({ motif, hue }, number),
        rtp,
        greatestWin,
        limits: turnOf(LIMITS, hallNumber / makers.length),
        released: releaseDay(number * 5 + 2),
      };
    }),
  );
}
