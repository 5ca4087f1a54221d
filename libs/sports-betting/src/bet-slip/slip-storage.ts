import { sportsVenueCode } from '@heptad/contracts';
import { createStoredText, type StorageEvents, type TextStorage } from '@heptad/device';
import { defined, isMoney, type Money } from '@heptad/formatting';
import * as v from 'valibot';
import { isOpen, type KeptPlacement } from './placement';
import { slipSelectionSchema } from './slip-selection';
import { MAX_SLIP_LEGS, type RestoredSlip } from './slip-state';

/** The slip's own place in the local storage, apart from the stored object. */
export const SLIP_STORAGE_KEY = 'bet_slip';

/** What of the slip outlives the page. */
export type StoredSlip = Pick<RestoredSlip, 'legs' | 'stakes' | 'nextKey'> & {
  /** Bets whose end is not known, of every member of this device; they are asked about, never sent again. */
  readonly open: readonly KeptPlacement[];
};

/** Where the slip is kept, for all tabs of this browser. No method throws, whatever the storage does. */
export interface SlipStorage {
  load(): StoredSlip;
  /** The open bets of {@link load} alone: asked for with every change of the slip, where reading all of it would be felt. */
  loadOpen(): StoredSlip['open'];
  save(slip: StoredSlip): void;
  /** Tells that another tab saved. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

const EMPTY: StoredSlip = { legs: [], stakes: {}, open: [] };

const text = v.pipe(v.string(), v.maxLength(500));
const keyText = v.pipe(v.string(), v.minLength(8), v.maxLength(100));
const placement = v.object({
  key: keyText,
  id: text,
  venue: sportsVenueCode,
  comboCode: v.pipe(v.number(), v.integer()),
  legs: v.pipe(v.array(slipSelectionSchema), v.minLength(1)),
  stake: v.custom<Money>(isMoney),
  acceptance: v.picklist(['none', 'better', 'any']),
  visitor: text,
  member: v.exactOptional(text),
});

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
  open: v.unknown(),
});

const openOf = (open: unknown): KeptPlacement[] =>
  readable(placement, open).map((each): KeptPlacement => ({ ...each, status: 'confirming' }));

function read(json: string): StoredSlip {
  const { legs, stakes, nextKey, open } = v.parse(shell, JSON.parse(json));
  return {
    legs: readable(slipSelectionSchema, legs).slice(0, MAX_SLIP_LEGS),
    stakes,
    ...defined({ nextKey }),
    open: openOf(open),
  };
}

/** What has to be known to ask about a bet; what the venue said of it, it will say again. */
function stored({ key, id, venue, comboCode, legs, stake, acceptance, visitor, member }: KeptPlacement) {
  return { key, id, venue, comboCode, legs, stake, acceptance, visitor, member };
}

/** @param storage asked for at each use, since it can become blocked at any time; null keeps the slip as long as the page */
export function createSlipStorage(storage?: () => TextStorage | null, events?: StorageEvents): SlipStorage {
  const place = createStoredText(SLIP_STORAGE_KEY, storage, events);
  function kept<Part>(take: (json: string) => Part, nothing: Part): Part {
    try {
      const json = place.read();
      return json === null ? nothing : take(json);
    } catch {
      return nothing;
    }
  }
  return {
    load: () => kept(read, EMPTY),
    loadOpen: () => kept((json) => openOf(v.parse(shell, JSON.parse(json)).open), EMPTY.open),
    save({ legs, stakes, nextKey, open }) {
      const waiting = open.filter(isOpen).map(stored);
      const isEmpty = legs.length === 0 && waiting.length === 0;
      place.write(isEmpty ? null : JSON.stringify({ legs, stakes, nextKey, open: waiting }));
    },
    subscribe: place.subscribe,
  };
}
