import type { CallResponse, games } from '@heptad/contracts';

/** A round of the member's, with what was chosen, how it came out and its proof. */
export type Round = CallResponse<typeof games.round>;

/** What checking a round looks at: no more than the proof, the stake and what came of it. */
export type ProvenRound = Pick<
  Round,
  'game' | 'engine' | 'state' | 'stake' | 'win' | 'jackpot' | 'choice' | 'result' | 'proof'
>;
