import type { VenueCode } from '@heptad/venue-gateway';
import { writeRefinement } from '../list-tools/list-refinement';
import { NOTHING, withPicked } from '../list-tools/picked';
import { listPath, writeChoice } from '../match/list-choice';
import { matchPath } from '../match/match-path';
import type { FoundMatch, SearchAnswer } from './search-queries';

export const GROUPS = ['matches', 'teams', 'leagues', 'players'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One result: what it is called, and where it leads. */
export interface Found {
  readonly group: GroupName;
  readonly id: string;
  readonly title: string;
  /** Stands before the match in the second line: the team of a player. */
  readonly of?: string;
  /** What is found, or the match to which it leads. */
  readonly match: FoundMatch;
  readonly href: string;
}

/** The list that holds a match. */
const listOf = (venue: VenueCode, { list, sport }: FoundMatch): URLSearchParams =>
  writeChoice({ venue, period: list, sport });

/**
 * The results in the order in which they are shown. A match leads to its page, a team to the list with its matches, a league to its
 * list, a player to the next match of the team.
 */
export function resultsOf(
  { matches, teams, leagues, players }: SearchAnswer,
  venue: VenueCode,
): readonly Found[] {
  return [
    ...matches.map((match): Found => ({
      group: 'matches',
      id: match.id,
      title: `${match.home} – ${match.away}`,
      match,
      href: matchPath({ venue, id: match.id }),
    })),
    ...teams.map(({ id, name, next }): Found => ({
      group: 'teams',
      id,
      title: name,
      match: next,
      href: listPath(writeRefinement(listOf(venue, next), { words: name })),
    })),
    ...leagues.map(({ id, name, next }): Found => ({
      group: 'leagues',
      id,
      title: name,
      match: next,
      href: listPath(writeRefinement(listOf(venue, next), { leagues: withPicked(NOTHING, id, true) })),
    })),
    ...players.map(({ id, name, team, next }): Found => ({
      group: 'players',
      id,
      title: name,
      of: team,
      match: next,
      href: matchPath({ venue, id: next.id }),
    })),
  ];
}
