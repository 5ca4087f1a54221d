import type { SimScore } from '../model/sport';

/** Goals a league sees and how much of them a team scores and concedes; 1 is the league's average. */
export interface FootballRatings {
  readonly homeGoals: number;
  readonly awayGoals: number;
  attack(teamId: string): number;
  defence(teamId: string): number;
}

interface PlayedFixture {
  readonly homeId: string;
  readonly awayId: string;
  readonly result?: { readonly full: SimScore };
}

/** Matches at the league's average that every team is credited with, so that a short season gives no wild price. */
const PRIOR_MATCHES = 8;

/** Rates the teams of a season by its results. */
export function rateFootballTeams(fixtures: readonly PlayedFixture[]): FootballRatings {
  const played = fixtures.flatMap(({ homeId, awayId, result }) =>
    result ? [{ homeId, awayId, ...result.full }] : [],
  );
  const count = Math.max(played.length, 1);
  const homeGoals = played.reduce((sum, match) => sum + match.home, 0) / count;
  const awayGoals = played.reduce((sum, match) => sum + match.away, 0) / count;
  const average = (homeGoals + awayGoals) / 2;
  const totals = new Map<string, { scored: number; conceded: number; matches: number }>();
  const add = (teamId: string, scored: number, conceded: number) => {
    const total = totals.get(teamId) ?? { scored: 0, conceded: 0, matches: 0 };
    totals.set(teamId, {
      scored: total.scored + scored,
      conceded: total.conceded + conceded,
      matches: total.matches + 1,
    });
  };
  for (const match of played) {
    add(match.homeId, match.home, match.away);
    add(match.awayId, match.away, match.home);
  }
  const rate = (teamId: string, part: 'scored' | 'conceded') => {
    const total = totals.get(teamId);
    if (!total) return 1;
    return (total[part] + PRIOR_MATCHES * average) / ((total.matches + PRIOR_MATCHES) * average);
  };
  return {
    homeGoals,
    awayGoals,
    attack: (teamId) => rate(teamId, 'scored'),
    defence: (teamId) => rate(teamId, 'conceded'),
  };
}
