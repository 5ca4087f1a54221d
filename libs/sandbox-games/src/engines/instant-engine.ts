import type { Game, Draws } from '@heptad/game-rules';

/** A round that waits for nobody: what is staked, what was chosen, and the chance that decides. */
export interface RoundRequest {
  readonly game: Game;
  /** Minor units. */
  readonly stake: bigint;
  /** What the engine's `choiceOf` gave. */
  readonly choice: unknown;
  readonly draws: Draws;
  /** When it is played, sandbox ms. */
  readonly at: number;
}

/** What plays the rounds of one kind of game, each settled at once. */
export interface InstantEngine {
  /** The least milliseconds from one round's beginning to the next one's. */
  readonly leastRoundMs: number;
  /** Whether rounds of this stake can be paid to the cent; minor units. */
  acceptsStake(stake: bigint): boolean;
  /** What a member chose, read from JSON that came from outside; undefined when it is no choice in this game. */
  choiceOf(game: Game, choice: unknown): unknown;
  /** Plays a round. @returns minor units won, and the result in the form of the contract. @throws RoundRefused before it draws */
  play(request: RoundRequest): { readonly win: bigint; readonly result: unknown };
}
