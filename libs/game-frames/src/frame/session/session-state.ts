import type { CallResponse, gamePlay } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';

/** What the platform told when the game was opened. */
export type OpenedGame = CallResponse<typeof gamePlay.open>;
/** A round as the platform tells it. */
export type Round = CallResponse<typeof gamePlay.play>['round'];

/** What is true of a session now. */
export interface SessionState {
  /** As it is shown: what a round wins comes in when the round has been shown to its end. */
  readonly balance: Money;
  readonly next: OpenedGame['next'];
  readonly sums: OpenedGame['sums'];
  /** The seed of the member that goes into the next rounds. */
  readonly clientSeed: string;
  /** A round is under way, from the tap until it has been shown to its end. */
  readonly isInRound: boolean;
  /** An answer was lost: whether a stake was taken is asked until it is known. */
  readonly isConfirming: boolean;
  /** Milliseconds of the page's own clock (`performance.now`) before which no round may begin. */
  readonly notBefore: number;
  /** Set when the session is over: what the platform said of it, perhaps nothing. */
  readonly ended: string | undefined;
  /** The last round that was settled here, with its proof. */
  readonly last: Round | undefined;
}

/** The state of a session that has just been opened. A round that no page has shown yet is begun anew: its win is not in the balance. */
export const openedState = ({ balance, next, sums, clientSeed, unseen }: OpenedGame): SessionState => ({
  balance: money(balance),
  next,
  sums,
  clientSeed,
  isInRound: false,
  isConfirming: false,
  notBefore: 0,
  ended: undefined,
  last: unseen?.state === 'settled' ? unseen : undefined,
});
