import { layStreaks, type Placed, streaksBy } from './road-layout';
import type { BaccaratResult } from './round';

/** One ring of the big road. */
export interface BigRoadEntry {
  /** Who won. Undefined only in the first entry, while there were nothing but ties. */
  readonly outcome: 'player' | 'banker' | undefined;
  /** How many ties mark this entry: those after it, and for the first entry those before it too. */
  readonly ties: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

const NOTHING_YET: BigRoadEntry = { outcome: undefined, ties: 0, playerPair: false, bankerPair: false };

/** The entries in their order. A tie is none: it marks the one before it. The pairs of a tied round are on the bead plate only. */
function entriesOf(results: readonly BaccaratResult[]): readonly BigRoadEntry[] {
  const entries: BigRoadEntry[] = [];
  for (const { outcome, playerPair, bankerPair } of results) {
    const last = entries.at(-1) ?? NOTHING_YET;
    if (outcome === 'tie') entries.splice(-1, 1, { ...last, ties: last.ties + 1 });
    else if (last.outcome === undefined)
      entries.splice(-1, 1, { outcome, ties: last.ties, playerPair, bankerPair });
    else entries.push({ outcome, ties: 0, playerPair, bankerPair });
  }
  return entries;
}

/** The entries of the big road in streaks of one side. @param results the oldest first */
export function streaksOf(results: readonly BaccaratResult[]): readonly (readonly BigRoadEntry[])[] {
  return streaksBy(entriesOf(results), ({ outcome }) => outcome);
}

/** The big road: each streak of one side in a column of its own, with a dragon tail. @param results the oldest first */
export function bigRoad(results: readonly BaccaratResult[]): readonly Placed<BigRoadEntry>[] {
  return layStreaks(streaksOf(results));
}
