import type { BetState } from './betting';

/** Bets that hold no stake of their own: a rejected one gave it back, an edited one gave it to the bet in its place. */
export const NOT_STAKED: readonly string[] = ['rejected', 'edited'] satisfies readonly BetState[];
