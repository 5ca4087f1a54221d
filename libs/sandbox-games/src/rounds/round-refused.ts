/**
 * Why a round was not played. `closed`: its venue does not run; `late`: bets on it are no longer taken; `missed`: what was shot at is
 * not there.
 */
export type RoundRefusal =
  | 'unknownGame'
  | 'closed'
  | 'late'
  | 'missed'
  | 'badChoice'
  | 'badStake'
  | 'belowLeast'
  | 'aboveMost'
  | 'tooFast'
  | 'noMoney';

/** A round was not played and nothing of it is kept. */
export class RoundRefused extends Error {
  override readonly name = 'RoundRefused';

  constructor(readonly reason: RoundRefusal) {
    super(`round refused: ${reason}`);
  }
}
