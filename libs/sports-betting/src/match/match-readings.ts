import { useCallback, useSyncExternalStore } from 'react';
import { isBefore, type AnswerTime } from '../price-board/answer-time';
import { createKeyedStore, type KeyedStore } from '../price-board/keyed-store';

/** Values that change often in a match, by match id: the clock, the stages. They are kept beside the lists, so that a change draws one place and
 * no card. */
export interface MatchReadings<Value> {
  readonly store: KeyedStore<Value>;
  /**
   * Stores the readings of one answer. Removes readings of matches that are in no list any more, from time to time.
   * @param now milliseconds of the app's clock
   * @param time a reading that is known from a later answer stays as it is; without a time all are taken as they come
   */
  readonly take: (
    readings: Iterable<readonly [matchId: string, value: Value]>,
    now: number,
    time?: AnswerTime,
  ) => void;
  /** One match's reading. */
  readonly useReading: (matchId: string) => Value | undefined;
}

/** Readings of matches in no list and on no screen are removed within twice this time, milliseconds. */
const FORGOTTEN_AFTER_MS = 120_000;

/** @param equal whether two readings look the same, so that nobody draws the second */
export function createMatchReadings<Value>(equal: (a: Value, b: Value) => boolean): MatchReadings<Value> {
  const store = createKeyedStore<Value>();
  const times = new Map<string, AnswerTime>();
  let seen = new Set<string>();
  let forgotAt = Number.NEGATIVE_INFINITY;
  return {
    store,
    take(readings, now, time) {
      for (const [matchId, reading] of readings) {
        seen.add(matchId);
        const known = store.get(matchId);
        if (known !== undefined && isBefore(time, times.get(matchId))) continue;
        if (time !== undefined) times.set(matchId, time);
        if (known === undefined || !equal(known, reading)) store.set(matchId, reading);
      }
      if (now - forgotAt < FORGOTTEN_AFTER_MS) return;
      forgotAt = now;
      store.prune((_, matchId) => seen.has(matchId));
      for (const matchId of times.keys()) if (store.get(matchId) === undefined) times.delete(matchId);
      seen = new Set();
    },
    useReading(matchId) {
      const subscribe = useCallback((listener: () => void) => store.subscribe(matchId, listener), [matchId]);
      const current = () => store.get(matchId);
      return useSyncExternalStore(subscribe, current, current);
    },
  };
}
