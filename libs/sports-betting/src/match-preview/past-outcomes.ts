import type { Team } from '@heptad/venue-gateway';
import type { PastMatch } from './preview-queries';

export type Outcome = 'won' | 'drawn' | 'lost';

/** How a team did in one match. */
export interface PastOutcome {
  readonly match: PastMatch;
  readonly outcome: Outcome;
  readonly atHome: boolean;
  readonly opponent: string;
  /** What the team scored, and what its opponent did. */
  readonly own: number;
  readonly theirs: number;
}

/** Venues may name their teams only. */
export const isSameTeam = (one: Team, other: Team): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name;

function outcomeOf(own: number, theirs: number): Outcome {
  if (own === theirs) return 'drawn';
  return own > theirs ? 'won' : 'lost';
}

/** How a team did in matches, in their order; those of other teams are left out. */
export function outcomesOf(team: Team, matches: readonly PastMatch[]): readonly PastOutcome[] {
  return matches.flatMap((match): PastOutcome[] => {
    const { home, away, score } = match;
    const atHome = isSameTeam(home, team);
    if (!atHome && !isSameTeam(away, team)) return [];
    const [own, theirs] = atHome ? [score.home, score.away] : [score.away, score.home];
    const opponent = atHome ? away.name : home.name;
    return [{ match, outcome: outcomeOf(own, theirs), atHome, opponent, own, theirs }];
  });
}

/** How often a team won, drew and lost. */
export function tally(outcomes: readonly Pick<PastOutcome, 'outcome'>[]): Readonly<Record<Outcome, number>> {
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}
