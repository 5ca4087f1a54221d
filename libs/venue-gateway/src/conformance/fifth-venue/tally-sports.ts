import type { SportKey } from '../../entities/sport';

const GAMES: ReadonlyMap<SportKey, number> = new Map([
  ['football', 70],
  ['basketball', 71],
  ['tennis', 72],
]);

export const gameOf = (sport: SportKey): number | undefined => GAMES.get(sport);
export const sportOfGame = (game: number): SportKey | undefined =>
  [...GAMES].find(([, number]) => number === game)?.[0];
