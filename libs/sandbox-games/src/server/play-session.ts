import type { Game } from '@heptad/game-rules';

/** Who plays which game, as the token of a launch says. */
export interface PlaySession {
  /** The digest of its token: what is kept for the session is kept under it. */
  readonly digest: string;
  readonly game: Game;
  /** `undefined` in a demo. */
  readonly memberId: string | undefined;
  /** The wallet whose money is staked. */
  readonly wallet: string;
  /** Sandbox ms. */
  readonly expiresAt: number;
}
