import type { SimSportKey } from '../model/sport';

const MINUTE = 60_000;

interface CommonRules {
  /** The first two digits of its match ids. */
  readonly code: number;
  /** The list its matches belong to beside the running order of the day. */
  readonly family: 'sport' | 'virtual' | 'esports';
  /** How many rounds every league plays in a day. */
  readonly roundsPerDay: number;
  /** How many matches of a league kick off together. */
  readonly together: number;
  /** Days ahead that are in the lists. */
  readonly horizonDays: number;
  /** No match lasts longer, ms. */
  readonly longest: number;
}

/** Two halves and goals. `speed`: seconds of the match clock in one real second. */
export interface GoalRules extends CommonRules {
  readonly model: 'goals';
  readonly speed: number;
  readonly halfTimeBreak: number;
}

/** Four quarters and many points. */
export interface PointRules extends CommonRules {
  readonly model: 'points';
  readonly quarterSeconds: number;
  /** Seconds of the match clock in one real second; below 1 since the clock stops for fouls and time-outs. */
  readonly speed: number;
  readonly quarterBreak: number;
  readonly halfTimeBreak: number;
  /** Points of one team in a whole match. */
  readonly average: number;
}

/** Sets to a number of points, or maps to a number of rounds. */
export interface SetRules extends CommonRules {
  readonly model: 'sets';
  readonly setsToWin: 2 | 3;
  readonly target: number;
  /** Lead needed at the target. */
  readonly lead: 1 | 2;
  /** Points that win a set whatever the lead; a tie-break counts as one of them. */
  readonly cap: number;
  /** Real time of one point, game or round, ms. */
  readonly pace: number;
  readonly setBreak: number;
  /** How much one step of strength moves the chance of a point. */
  readonly edge: number;
}

/** Nine innings, and more until there is a winner. */
export interface InningRules extends CommonRules {
  readonly model: 'innings';
  /** Real time of half an inning, ms. */
  readonly pace: number;
  readonly average: number;
}

export type SportRules = GoalRules | PointRules | SetRules | InningRules;

function esport(code: number, target: number, lead: 1 | 2, pace: number): SetRules {
  return {
    model: 'sets',
    code,
    family: 'esports',
    roundsPerDay: 8,
    together: 1,
    horizonDays: 2,
    longest: 300 * MINUTE,
    setsToWin: 2,
    target,
    lead,
    cap: target + 6,
    pace,
    setBreak: 7 * MINUTE,
    edge: 0.028,
  };
}

export const SPORT_RULES: Readonly<Record<SimSportKey, SportRules>> = {
  football: {
    model: 'goals',
    code: 11,
    family: 'sport',
    roundsPerDay: 3,
    together: 2,
    horizonDays: 6,
    longest: 125 * MINUTE,
    speed: 1,
    halfTimeBreak: 15 * MINUTE,
  },
  basketball: {
    model: 'points',
    code: 12,
    family: 'sport',
    roundsPerDay: 2,
    together: 1,
    horizonDays: 3,
    longest: 180 * MINUTE,
    quarterSeconds: 720,
    speed: 0.45,
    quarterBreak: 2 * MINUTE,
    halfTimeBreak: 15 * MINUTE,
    average: 104,
  },
  tennis: {
    model: 'sets',
    code: 13,
    family: 'sport',
    roundsPerDay: 3,
    together: 1,
    horizonDays: 3,
    longest: 260 * MINUTE,
    setsToWin: 2,
    target: 6,
    lead: 2,
    cap: 7,
    pace: 4.5 * MINUTE,
    setBreak: 2 * MINUTE,
    edge: 0.05,
  },
  badminton: {
    model: 'sets',
    code: 14,
    family: 'sport',
    roundsPerDay: 6,
    together: 1,
    horizonDays: 3,
    longest: 130 * MINUTE,
    setsToWin: 2,
    target: 21,
    lead: 2,
    cap: 30,
    pace: 32_000,
    setBreak: 2 * MINUTE,
    edge: 0.022,
  },
  tableTennis: {
    model: 'sets',
    code: 15,
    family: 'sport',
    roundsPerDay: 10,
    together: 1,
    horizonDays: 2,
    longest: 90 * MINUTE,
    setsToWin: 3,
    target: 11,
    lead: 2,
    cap: 40,
    pace: 24_000,
    setBreak: MINUTE,
    edge: 0.024,
  },
  baseball: {
    model: 'innings',
    code: 16,
    family: 'sport',
    roundsPerDay: 2,
    together: 1,
    horizonDays: 3,
    longest: 330 * MINUTE,
    pace: 9 * MINUTE,
    average: 4.4,
  },
  virtualFootball: {
    model: 'goals',
    code: 21,
    family: 'virtual',
    roundsPerDay: 70,
    together: 1,
    horizonDays: 1,
    longest: 4 * MINUTE,
    speed: 30,
    halfTimeBreak: 10_000,
  },
  virtualBasketball: {
    model: 'points',
    code: 22,
    family: 'virtual',
    roundsPerDay: 140,
    together: 1,
    horizonDays: 1,
    longest: 5 * MINUTE,
    quarterSeconds: 600,
    speed: 15,
    quarterBreak: 5_000,
    halfTimeBreak: 8_000,
    average: 82,
  },
  leagueBattle: esport(31, 20, 1, 65_000),
  ancientBattle: esport(32, 30, 1, 38_000),
  tacticalShooter: esport(33, 13, 1, 88_000),
  royalBattle: esport(34, 15, 1, 80_000),
};
