import type { BoardOf } from '../../engine/activity';
import { BracketCard } from './bracket-card';
import { GroupsCard } from './groups-card';

/** How the tournament stands: the rounds after the groups, and the groups' tables. */
export default function TournamentTables({
  bracket,
  groups,
}: Pick<BoardOf<'european'>, 'bracket' | 'groups'>) {
  return (
    <>
      <BracketCard bracket={bracket} />
      <GroupsCard groups={groups} />
    </>
  );
}
