import type { FavouriteMarks } from '@heptad/venue-gateway';
import type { MatchShape } from '../match/match-shape';
import type { ListRefinement } from './list-refinement';
import { isPicked } from './picked';

/** Whether every word is part of a team's or the league's name. */
function isNamed({ home, away, league }: MatchShape, words: readonly string[]): boolean {
  const names = `${home.name}\n${away.name}\n${league.name}`.toLowerCase();
  return words.every((word) => names.includes(word));
}

/**
 * The matches that pass the filters of a list, in its order.
 * The matches of followed teams stand before the other favourites.
 * @param marks the member's favourites; without them no match is one
 * @param followed ids of the teams that the member follows
 */
export function refineMatches(
  matches: readonly MatchShape[],
  { leagues, words, onlyFavourites }: Pick<ListRefinement, 'leagues' | 'words' | 'onlyFavourites'>,
  marks: FavouriteMarks | undefined,
  followed: readonly string[] = [],
): readonly MatchShape[] {
  const isFollowed = ({ home, away }: MatchShape): boolean =>
    [home.id, away.id].some((id) => id !== undefined && followed.includes(id));
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const refined = matches.filter(
    (match) =>
      isPicked(leagues, match.league.id) &&
      isNamed(match, wanted) &&
      (!onlyFavourites || isMarked(marks, match) || isFollowed(match)),
  );
  if (!onlyFavourites || followed.length === 0) return refined;
  return [...refined.filter(isFollowed), ...refined.filter((match) => !isFollowed(match))];
}

/** Whether a match or its league is marked. */
function isMarked(marks: FavouriteMarks | undefined, { id, league }: MatchShape): boolean {
  return marks !== undefined && (marks.matches.includes(id) || marks.leagues.includes(league.id));
}
