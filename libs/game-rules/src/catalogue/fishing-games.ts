import { AREA_OF_KIND, type Game } from './game';
import { named, namesOf, word, type Word } from './names';
import { venuesOf } from './providers';
import { releaseDay } from './schedule';
import { themeOf } from './theme';
import { turnOf } from './turn-of';

const WATERS: readonly (readonly [Word, hue: number])[] = [
  [word('coral-bay', '珊瑚湾', '珊瑚灣', 'shan hu wan', 'Coral Bay'), 10],
  [word('crescent-bay', '月牙湾', '月牙灣', 'yue ya wan', 'Crescent Bay'), 230],
  [word('glacier-sea', '冰川海', '冰川海', 'bing chuan hai', 'Glacier Sea'), 195],
  [word('shipwreck-bay', '沉船湾', '沉船灣', 'chen chuan wan', 'Shipwreck Bay'), 170],
  [word('crystal-palace', '水晶宫', '水晶宮', 'shui jing gong', 'Crystal Palace'), 265],
  [word('volcano-island', '火山岛', '火山島', 'huo shan dao', 'Volcano Island'), 14],
  [word('misty-island', '迷雾岛', '迷霧島', 'mi wu dao', 'Misty Island'), 185],
  [word('emerald-lake', '翡翠湖', '翡翠湖', 'fei cui hu', 'Emerald Lake'), 150],
  [word('glowing-sea', '荧光海', '螢光海', 'ying guang hai', 'Glowing Sea'), 285],
  [word('star-beach', '星砂滩', '星砂灘', 'xing sha tan', 'Star Beach'), 45],
];

const PATTERNS: readonly Word[] = [
  word('fishing', '~捕鱼', '~捕魚', '~ bu yu', '~ Fishing'),
  word('hunt', '~大猎场', '~大獵場', '~ da lie chang', '~ Great Hunt'),
  word('king', '~渔王', '~漁王', '~ yu wang', '~ Fisher King'),
  word('expedition', '~远征', '~遠征', '~ yuan zheng', '~ Expedition'),
];

/** The game with a name of its own. */
const DEEP_BLUE = word('deep-blue', '深蓝猎场', '深藍獵場', 'shen lan lie chang', 'Deep Blue Hunt');

/** All fishing games. What they return and the most a bullet brings is the engine's; bullets cost from 10 to 5,000 cents. */
export function fishingGames(): readonly Game[] {
  const makers = venuesOf('fishing');
  const byRule = PATTERNS.flatMap((pattern) =>
    WATERS.map(([water, hue]) => ({ ...named(pattern, water), id: `${water.id}-${pattern.id}`, hue })),
  );
  const games = [{ ...DEEP_BLUE, hue: 220 }, ...byRule];
  return games.map(({ id, hue, ...names }, number) => ({
    id,
    // The named one stays in the venue where it has always been, which is the second.
    ...turnOf(makers, number + 1),
    area: AREA_OF_KIND.fishing,
    engine: { kind: 'fishing' },
    names: namesOf(names),
    theme: themeOf({ motif: 'fish', hue }, number),
    rtp: { least: '0.9600', most: '0.9600' },
    greatestWin: '200',
    limits: { least: 10n, greatest: 5_000n },
    released: releaseDay(number * 11 + 6),
  }));
}
