import type { BoardMatch } from '../activity';
import { NOW } from './activity-fakes';

const HOUR_MS = 3_600_000;

/** A match of a board that is still open, but for what a spec says. */
export const matchOf = (more: Partial<BoardMatch> = {}): BoardMatch => ({
  id: 'm-1',
  league: '远海联赛',
  home: { id: 'h', name: '星港' },
  away: { id: 'a', name: '远山' },
  kickOff: NOW + 2 * HOUR_MS,
  closesAt: NOW + HOUR_MS,
  state: 'open',
  choices: [
    { id: 'home', name: '星港胜' },
    { id: 'draw', name: '平局' },
    { id: 'away', name: '远山胜' },
  ],
  ...more,
});
