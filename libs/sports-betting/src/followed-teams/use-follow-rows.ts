import { useState } from 'react';
import { useFollowedTeams, type FollowedTeam } from '../favourites/favourite-queries';
import { keptTeams } from './kept-teams';
import { useFollow } from './use-follow';

/** The rows of the list of followed teams. */
export interface FollowRows {
  /** Undefined until the platform has answered. */
  readonly rows: readonly FollowedTeam[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
  readonly isFollowed: (id: string) => boolean;
  readonly follow: (team: FollowedTeam, followed: boolean) => Promise<void>;
  /** Leaves out those that were let go. */
  readonly tidy: () => void;
}

/** The teams that the member follows, and those that were let go since the list was tidied. */
export function useFollowRows(): FollowRows {
  const { teams, isError, refetch } = useFollowedTeams(true);
  const send = useFollow();
  const [kept, setKept] = useState<readonly FollowedTeam[]>([]);
  const rows = teams && keptTeams(kept, teams);
  return {
    rows,
    isError,
    refetch,
    isFollowed: (id) => teams?.some((team) => team.id === id) === true,
    async follow({ id, name }, followed) {
      if (!followed && rows !== undefined) setKept(rows);
      await send({ id, name }, followed);
      // The platform tells the match of a team that is new.
      if (followed) void refetch();
    },
    tidy: () => setKept([]),
  };
}
