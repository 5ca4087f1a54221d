import type { HallGame } from './hall';
import type { HallArea } from './hall-area';

/** What pictures of e-games are drawn of, by what they tell of. */
const THEMES = {
  creatures: ['beast', 'bird', 'dragon', 'fish'],
  nature: ['flower', 'mountain', 'wave', 'moon'],
  treasure: ['gem', 'coin', 'cup'],
  legends: ['mask', 'sword', 'ship', 'temple', 'pyramid', 'lantern'],
  classics: ['fruit', 'card', 'wheel', 'ball', 'tile'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const LIVE = ['baccarat', 'roulette'] as const;

/** A kind of games of an area. */
export type Category = keyof typeof THEMES | (typeof LIVE)[number];

/** The categories of an area: e-games by what they tell of, tables by what is played at them; other areas have none. */
export function categoriesOf(area: HallArea): readonly Category[] {
  if (area === 'egame') return Object.keys(THEMES) as Category[];
  return area === 'live' ? LIVE : [];
}

/** Whether a game is of a category. */
export function isOfCategory({ area, engine, art }: HallGame, category: string): boolean {
  if (area === 'live') return engine === category;
  return Object.entries(THEMES).some(
    ([theme, motifs]: readonly [string, readonly string[]]) =>
      theme === category && motifs.includes(art.motif),
  );
}
