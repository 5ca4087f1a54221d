/** Why a round was not played. `closed`: no bets are taken on it any more; `missed`: what was shot at is not there. */
export type RoundRefusal =
  | 'unknownGame'
  | 'closed'
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
