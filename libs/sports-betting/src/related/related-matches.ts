import { isOver, type SportKey } from '@heptad/venue-gateway';
import type { MatchShape } from '../match/match-shape';

/** The most related matches at the end of a match's page. */
export const MOST_RELATED = 6;

/** The lists in which a sport's running and coming matches are, the running first. */
export function listKindsOf(sport: SportKey): readonly ('live' | 'today' | 'virtual' | 'esports')[] {
  if (sport.startsWith('virtual')) return ['virtual'];
  if (sport.startsWith('electronic') || ESPORTS.has(sport)) return ['esports'];
  return ['live', 'today'];
}

const ESPORTS: ReadonlySet<SportKey> = new Set([
  'leagueBattle',
  'ancientBattle',
  'tacticalShooter',
  'royalBattle',
]);

type Known = Pick<MatchShape, 'id' | 'league'>;

/**
 * What else a member may want to look at: matches of the same league, then the sport's next ones; within each, running
 * before coming, earlier before later.
 * @param around in any order, some perhaps twice, the match itself perhaps among them
 */
export function relatedMatches(match: Known, around: readonly MatchShape[]): readonly MatchShape[] {
  const others = new Map(
    around.filter(({ id, status }) => id !== match.id && !isOver(status)).map((each) => [each.id, each]),
  );
  const rank = ({ league, status }: MatchShape): number =>
    (league.id === match.league.id ? 0 : 2) + (status === 'upcoming' ? 1 : 0);
  return [...others.values()]
    .sort((a, b) => rank(a) - rank(b) || a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_RELATED);
}
