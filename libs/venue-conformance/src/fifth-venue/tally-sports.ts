/** The venue's sports and their numbers. */
export const GAMES = [
  ['football', 70],
  ['basketball', 71],
  ['tennis', 72],
  ['baseball', 73],
] as const;

/** @param sport any word for a sport, also one the venue has not */
export const gameOf = (sport: string): number | undefined => GAMES.find(([key]) => key === sport)?.[1];
export const sportOfGame = (game: number) => GAMES.find(([, number]) => number === game)?.[0];
