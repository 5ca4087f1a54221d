/** Which bets a slip of several selections shows: singles, combos, or both in one slip (SPORT-014, SPORT-019). */
export type BetMode = 'both' | 'single' | 'combo';

/** The numbers by which the modes are stored (SPORT-014, SPORT-019, OPEN-045). */
export const BET_MODE_NUMBERS = { both: 0, single: 1, combo: 2 } as const satisfies Record<BetMode, number>;

/** The modes in the order in which they are offered. */
export const BET_MODES = ['single', 'combo', 'both'] as const satisfies readonly BetMode[];
