import { commitmentOf, fairDraws, isServerSeed } from '@heptad/game-rules';
import type { DrawProof } from '../activity';

/** What was found: that the seed is the one that was promised, and that it draws this number from the shown weights. */
export interface DrawVerdict {
  readonly promise: boolean;
  readonly draw: boolean;
}

/** Draws once more from the seeds and compares. Never throws: what cannot be drawn again holds nothing. */
export function verifyDraw({
  commitment,
  serverSeed,
  clientSeed,
  number,
  weights,
  drawn,
}: DrawProof): DrawVerdict {
  if (!isServerSeed(serverSeed)) return { promise: false, draw: false };
  const promise = commitmentOf(serverSeed) === commitment;
  try {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return {
      promise,
      draw: fairDraws({ serverSeed, clientSeed, round: number }).below(total) === drawn,
    };
  } catch {
    return { promise, draw: false };
  }
}
