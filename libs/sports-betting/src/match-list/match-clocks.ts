import { useCallback, useSyncExternalStore } from 'react';
import { createKeyedStore } from '../price-board/keyed-store';
import type { ClockReading } from './match-shape';

/** Clocks of running matches by match id, beside the lists, so that a minute that passes draws one clock anew. */
export const matchClocks = createKeyedStore<ClockReading>(
  (a, b) => a.stage === b.stage && a.minute === b.minute,
);

/** One match's clock. */
export function useMatchClock(matchId: string): ClockReading | undefined {
  const subscribe = useCallback(
    (listener: () => void) => matchClocks.subscribe(matchId, listener),
    [matchId],
  );
  return useSyncExternalStore(subscribe, () => matchClocks.get(matchId));
}
