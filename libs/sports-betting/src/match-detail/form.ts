import type { Team } from '@heptad/venue-gateway';
import type { ResultMatch } from '../match/result-queries';

/** So many matches make a team's form. */
const FORM_MATCHES = 5;

export type Outcome = 'won' | 'drawn' | 'lost';

/** How a team did in one match. */
export interface FormMatch {
  readonly id: string;
  readonly outcome: Outcome;
  readonly opponent: string;
  readonly atHome: boolean;
  /** What the team scored, and what its opponent did. */
  readonly own: number;
  readonly theirs: number;
}

/** Venues may name their teams only. */
const isSame = (one: Team, other: Team): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name;

function outcomeOf(own: number, theirs: number): Outcome {
  if (own === theirs) return 'drawn';
  return own > theirs ? 'won' : 'lost';
}

/**
 * The last matches of a team, the latest first, five at most. Matches that were given up or have no score count nothing.
 * @param results in any order
 */
export function formOf(team: Team, results: readonly ResultMatch[]): readonly FormMatch[] {
  return results
    .toSorted((a, b) => b.kickOff - a.kickOff)
    .flatMap(({ id, home, away, status, score }): FormMatch[] => {
      const atHome = isSame(home, team);
      if (status !== 'ended' || score === undefined || (!atHome && !isSame(away, team))) return [];
      const [own, theirs] = atHome ? [score.home, score.away] : [score.away, score.home];
      const opponent = atHome ? away.name : home.name;
      return [{ id, outcome: outcomeOf(own, theirs), opponent, atHome, own, theirs }];
    })
    .slice(0, FORM_MATCHES);
}
