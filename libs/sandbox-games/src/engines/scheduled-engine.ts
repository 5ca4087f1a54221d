import type { Draws, Game } from '@heptad/game-rules';

/** A round that begins and ends by the clock, whoever plays. Sandbox ms; each moment is the first of its phase. */
export interface ScheduledRound {
  readonly number: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly resultAt: number;
  /** The next round opens. */
  readonly endsAt: number;
}

/** What lies on a spot; minor units. */
export interface SpotStake {
  readonly spot: string;
  readonly stake: bigint;
}

/** What plays the rounds of one kind of game that many members play at once, on the platform's clock. */
export interface ScheduledEngine {
  /** Stakes that are multiples of it can be paid to the cent on every spot; minor units. */
  readonly stakeStep: bigint;
  /** Whether what comes out is told as soon as betting is over, to be shown until the result; else it is told as the result. */
  readonly isShownDealt: boolean;
  /** The round of a moment: opened, and the next one not yet. */
  roundAt(game: Game, at: number): ScheduledRound;
  /** Why a bet is not taken; undefined where it is. */
  refusalOf(game: Game, bet: SpotStake): 'badChoice' | 'badStake' | undefined;
  /** What comes out, by the draws alone, in the form of the contract. */
  outcomeOf(game: Game, draws: Draws): Readonly<Record<string, unknown>>;
  /** What a bet that was taken gives back for an outcome of {@link outcomeOf}, its stake among it; minor units. */
  paidFor(game: Game, bet: SpotStake, outcome: unknown): bigint;
}
