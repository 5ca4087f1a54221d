import type { Game } from '@heptad/game-rules';
import { demoName } from '../demo/demo-play';

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

/** Under whose name a session's promises are kept and its pages are told: the member's id, or the name of a demo. */
export const holderOf = ({ memberId, digest }: PlaySession): string => memberId ?? demoName(digest);
