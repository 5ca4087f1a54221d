import type { Fixture } from './calendar';

/** Goals, corners and their like that the two sides may expect in a whole match. */
export interface SideRates {
  readonly home: number;
  readonly away: number;
}

const DRAWN_AVERAGE = { home: 1.55, away: 1.2 };

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Expected goals of a football match, from the teams' real season or their drawn strength. */
export function goalRates({
  entry,
  homeId,
  awayId,
}: Pick<Fixture, 'entry' | 'homeId' | 'awayId'>): SideRates {
  const { ratings } = entry;
  if (ratings) {
    return {
      home: within(ratings.homeGoals * ratings.attack(homeId) * ratings.defence(awayId), 0.35, 3.6),
      away: within(ratings.awayGoals * ratings.attack(awayId) * ratings.defence(homeId), 0.25, 3.2),
    };
  }
  const edge = (entry.strength(homeId) - entry.strength(awayId)) * 0.28;
  return {
    home: within(DRAWN_AVERAGE.home * Math.exp(edge), 0.35, 3.6),
    away: within(DRAWN_AVERAGE.away * Math.exp(-edge), 0.25, 3.2),
  };
}

/** Expected corners: the side that scores more attacks more. */
export function cornerRates(goals: SideRates): SideRates {
  const share = goals.home / (goals.home + goals.away);
  return { home: 10.2 * (0.25 + share / 2), away: 10.2 * (0.75 - share / 2) };
}

/** Expected yellow cards of a side in each half. */
export const BOOKINGS_PER_HALF = [0.7, 1.2] as const;

/** Share of a match's goals that fall in the first half. */
export const FIRST_HALF_SHARE = 0.45;
