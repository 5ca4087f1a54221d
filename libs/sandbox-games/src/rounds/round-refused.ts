/** Why a round was not played. */
export type RoundRefusal =
  'unknownGame' | 'closed' | 'badChoice' | 'badStake' | 'belowLeast' | 'aboveMost' | 'tooFast' | 'noMoney';

/** A round was not played and nothing of it is kept. */
export class RoundRefused extends Error {
  override readonly name = 'RoundRefused';

  constructor(readonly reason: RoundRefusal) {
    super(`round refused: ${reason}`);
  }
}
