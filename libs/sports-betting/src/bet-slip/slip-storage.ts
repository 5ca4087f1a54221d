import { createStoredText, type StorageEvents, type TextStorage } from '@heptad/device';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import { slipSelectionSchema } from './slip-selection';
import { MAX_SLIP_LEGS, type RestoredSlip } from './slip-state';

/** The slip's own place in the local storage, apart from the stored object. */
export const SLIP_STORAGE_KEY = 'bet_slip';

/** What of the slip outlives the page. */
export type StoredSlip = Pick<RestoredSlip, 'legs' | 'stakes' | 'nextKey'>;

/** Where the slip is kept, for all tabs of this browser. No method throws, whatever the storage does. */
export interface SlipStorage {
  load(): StoredSlip;
  save(slip: StoredSlip): void;
  /** Tells that another tab saved. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

const EMPTY: StoredSlip = { legs: [], stakes: {} };

const text = v.pipe(v.string(), v.maxLength(500));
const keyText = v.pipe(v.string(), v.minLength(8), v.maxLength(100));

/** One unreadable part costs only itself: a selection that is invalid does not take the others along. */
function readable<Value>(schema: v.GenericSchema<unknown, Value>, list: unknown): Value[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const read = v.safeParse(schema, entry);
    return read.success ? [read.output] : [];
  });
}

const shell = v.object({
  legs: v.unknown(),
  stakes: v.fallback(v.record(text, text), {}),
  nextKey: v.fallback(v.optional(keyText), undefined),
});

function read(json: string): StoredSlip {
  const { legs, stakes, nextKey } = v.parse(shell, JSON.parse(json));
  return {
    legs: readable(slipSelectionSchema, legs).slice(0, MAX_SLIP_LEGS),
    stakes,
    ...defined({ nextKey }),
  };
}

/** @param storage asked for at each use, since it can become blocked at any time; null keeps the slip as long as the page */
export function createSlipStorage(storage?: () => TextStorage | null, events?: StorageEvents): SlipStorage {
  const place = createStoredText(SLIP_STORAGE_KEY, storage, events);
  return {
    load() {
      try {
        const json = place.read();
        return json === null ? EMPTY : read(json);
      } catch {
        return EMPTY;
      }
    },
    save({ legs, stakes, nextKey }) {
      place.write(legs.length === 0 ? null : JSON.stringify({ legs, stakes, nextKey }));
    },
    subscribe: place.subscribe,
  };
}
