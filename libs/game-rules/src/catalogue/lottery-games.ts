import { AREA_OF_KIND, type Game, type GameEngine, type Motif } from './game';
import { named, word, type Word } from './names';
import { venuesOf } from './providers';
import { releaseDay } from './schedule';
import { themeOf } from './theme';
import { turnOf } from './turn-of';

type Lottery = Extract<GameEngine, { readonly kind: 'lottery' }>;

/** Where draws are held; inventions. */
const TOWNS: readonly (readonly [Word, hue: number])[] = [
  [word('moonview', '望月', '望月', 'wang yue', 'Moonview'), 235],
  [word('pinewind', '松风', '松風', 'song feng', 'Pinewind'), 145],
  [word('begonia', '海棠', '海棠', 'hai tang', 'Begonia'), 340],
  [word('cloudsea', '云海', '雲海', 'yun hai', 'Cloudsea'), 205],
];

const INTERVALS: readonly (readonly [Lottery['interval'], Word])[] = [
  ['minute', word('minute', '~一分', '~一分', '~ yi fen', '~ One-Minute')],
  ['fiveMinutes', word('five-minutes', '~五分', '~五分', '~ wu fen', '~ Five-Minute')],
  ['day', word('daily', '~每日', '~每日', '~ mei ri', '~ Daily')],
];

/** The plays with what each returns on its bets and the most a bet gives back, as its engine says. */
const PLAYS: readonly {
  readonly play: Lottery['play'];
  readonly names: Word;
  readonly motif: Motif;
  readonly rtp: Game['rtp'];
  readonly greatestWin: string;
}[] = [
  {
    play: 'fastThree',
    names: word('fast-three', '~快三', '~快三', '~ kuai san', '~ Fast Three'),
    motif: 'tile',
    rtp: { least: '0.9699', most: '0.9703' },
    greatestWin: '209.52',
  },
  {
    play: 'fiveDigits',
    names: word('five-digits', '~时时彩', '~時時彩', '~ shi shi cai', '~ Five Digits'),
    motif: 'ball',
    rtp: { least: '0.9675', most: '0.9700' },
    greatestWin: '9.7',
  },
  {
    play: 'pkTen',
    names: word('pk-ten', '~PK拾', '~PK拾', '~ PK shi', '~ PK Ten'),
    motif: 'wheel',
    rtp: { least: '0.9667', most: '0.9700' },
    greatestWin: '43.65',
  },
];

/** All lotteries: each play at each interval in each town. */
export function lotteryGames(): readonly Game[] {
  const makers = venuesOf('lottery');
  const all = TOWNS.flatMap(([town, hue]) =>
    INTERVALS.flatMap(([interval, every]) =>
      PLAYS.map((play) => ({
        ...play,
        id: `${town.id}-${every.id}-${play.names.id}`,
        interval,
        hue,
        names: named(play.names, named(every, town)),
      })),
    ),
  );
  return all.map(({ id, play, interval, hue, motif, names, rtp, greatestWin }, number) => ({
    id,
    ...turnOf(makers, number),
    area: AREA_OF_KIND.lottery,
    engine: { kind: 'lottery', play, interval },
    names,
    theme: themeOf({ motif, hue }, number),
    rtp,
    greatestWin,
    limits: { least: 100n, greatest: interval === 'day' ? 500_000n : 200_000n },
    released: releaseDay(number * 7 + 4),
  }));
}
