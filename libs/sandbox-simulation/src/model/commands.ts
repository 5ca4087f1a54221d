import type { SimMatch } from './match';
import type { SimSide, SimSportKey } from './sport';

export type SimCommand =
  /** A goal, or that many points; a point of the current set in set sports. */
  | { readonly type: 'score'; readonly side: SimSide; readonly points?: number }
  /**
   * Kicks off a football match that has not begun, ten minutes of play ago. Nothing happens in it by itself: it is open for bets at 0–0
   * until commands score or end it, or its time is over.
   */
  | { readonly type: 'stage' }
  | { readonly type: 'suspend' }
  | { readonly type: 'resume' }
  /** Ends the match now with its present score. */
  | { readonly type: 'end' }
  /** Ends the match now without a result: unsettled bets on it are void. */
  | { readonly type: 'abandon' }
  /** Moves the odds to a side: `strength` 0.01…1, 0.1 being a visible step. */
  | { readonly type: 'moveOdds'; readonly side: SimSide; readonly strength: number };

export type SimCommandResult =
  | { readonly ok: true; readonly match: SimMatch }
  | {
      readonly ok: false;
      readonly reason: 'unknownMatch' | 'notLive' | 'alreadyBegun' | 'alreadyEnded' | 'badValue';
    };

/** `odds`: prices may differ from those last announced. `stage`: period or status changed. */
export interface SimChange {
  readonly type: 'score' | 'stage' | 'odds' | 'ended';
  readonly matchId: string;
  readonly sport: SimSportKey;
}
