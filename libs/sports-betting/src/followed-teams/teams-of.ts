import type { MatchShape } from '../match/match-shape';

/** A team of a list that can be followed. */
export interface ListedTeam {
  readonly id: string;
  readonly name: string;
  readonly league: string;
}

/** The first teams of a list's matches, each once; those without an id cannot be followed. @param most at most so many */
export function teamsOf(
  matches: readonly Pick<MatchShape, 'home' | 'away' | 'league'>[],
  most: number,
): readonly ListedTeam[] {
  const teams = new Map<string, ListedTeam>();
  for (const { home, away, league } of matches)
    for (const { id, name } of [home, away])
      if (id !== undefined && !teams.has(id)) teams.set(id, { id, name, league: league.name });
  return [...teams.values()].slice(0, most);
}
