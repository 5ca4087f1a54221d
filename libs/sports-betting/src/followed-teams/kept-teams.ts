import type { FollowedTeam } from '../favourites/favourite-queries';

/**
 * The rows of the list of followed teams: a team that was let go stays in its place, so that it can be followed again where it stood.
 * @param kept the rows when the last one was let go @param teams those that are followed now
 */
export function keptTeams(
  kept: readonly FollowedTeam[],
  teams: readonly FollowedTeam[],
): readonly FollowedTeam[] {
  const now = new Map(teams.map((team) => [team.id, team]));
  const known = new Set(kept.map(({ id }) => id));
  // A team that was just followed again comes without its match at first.
  return [
    ...teams.filter(({ id }) => !known.has(id)),
    ...kept.map((team) => ({ ...team, ...now.get(team.id) })),
  ];
}
