import type { PastMatch } from '../preview-queries';

const KICK_OFF = Date.UTC(2029, 11, 20, 12);

/** A match that was over some time ago. */
export const pastMatch = (
  id: string,
  home: PastMatch['home'],
  away: PastMatch['away'],
  scored: number,
  conceded: number,
): PastMatch => ({
  id,
  league: '星河联赛',
  kickOff: KICK_OFF,
  home,
  away,
  score: { home: scored, away: conceded },
});
