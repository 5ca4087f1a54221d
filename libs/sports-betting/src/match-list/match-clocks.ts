import { useCallback, useSyncExternalStore } from 'react';
import { createKeyedStore } from '../price-board/keyed-store';
import type { ClockReading } from './match-shape';

/** Clocks of running matches by match id, beside the lists, so that a minute that passes draws one clock anew. */
export const matchClocks = createKeyedStore<ClockReading>(
  (a, b) => a.stage === b.stage && a.minute === b.minute,
);

/** Clocks of matches that are in no list any more and on no screen are forgotten within twice this time, milliseconds. */
const FORGOTTEN_AFTER_MS = 120_000;

let seen = new Set<string>();
let forgotAt = Number.NEGATIVE_INFINITY;

/**
 * Takes the clocks of one answer in, and now and then forgets those of matches that are over.
 * @param now milliseconds of the app's clock
 */
export function takeClocks(readings: Iterable<readonly [string, ClockReading]>, now: number): void {
  for (const [matchId, reading] of readings) {
    seen.add(matchId);
    matchClocks.set(matchId, reading);
  }
  if (now - forgotAt < FORGOTTEN_AFTER_MS) return;
  forgotAt = now;
  matchClocks.prune((_, matchId) => seen.has(matchId));
  seen = new Set();
}

/** One match's clock. */
export function useMatchClock(matchId: string): ClockReading | undefined {
  const subscribe = useCallback(
    (listener: () => void) => matchClocks.subscribe(matchId, listener),
    [matchId],
  );
  return useSyncExternalStore(subscribe, () => matchClocks.get(matchId));
}
