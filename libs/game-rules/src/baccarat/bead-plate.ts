import { type Placed, ROAD_ROWS } from './road-layout';
import type { BaccaratResult } from './round';

/** The bead plate: every round, ties too, down one column after the other. @param results the oldest first */
export function beadPlate(results: readonly BaccaratResult[]): readonly Placed<BaccaratResult>[] {
  return results.map(({ outcome, playerPair, bankerPair }, index) => ({
    outcome,
    playerPair,
    bankerPair,
    column: Math.floor(index / ROAD_ROWS),
    row: index % ROAD_ROWS,
  }));
}
