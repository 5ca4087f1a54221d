import { createStoredText, type StoredText } from '@heptad/device';
import * as v from 'valibot';
import { OPEN_WRITES_KEY } from './open-writes-key';

/** As many as are kept for all members of a device; the oldest go first. */
const MOST_KEPT = 20;

const text = v.pipe(v.string(), v.maxLength(200));
const openWrite = v.object({
  name: text,
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** As the kind of write knows it; whoever reads it parses it. */
  order: v.unknown(),
  /** The mark of the session it was made in, or taken over by; empty where there was none. */
  visitor: text,
  /** Id of the member who made it, where that was known. */
  member: v.exactOptional(text),
});

/** A write without a known end, and whose it is: what one member sent no other may see or ask about. */
export type OpenWrite = v.InferOutput<typeof openWrite>;

/** Writes that have no known end, of all members of this device and for all its tabs. No method throws. */
export interface OpenWrites {
  /** Oldest first. */
  list(): readonly OpenWrite[];
  /** Keeps one, in the storage before this returns; one with the same key gives way to it. */
  keep(write: OpenWrite): void;
  /** The end is known. */
  drop(key: string): void;
  /** Tells that another tab kept or dropped one. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

/** One that cannot be read costs only itself. */
function readable(json: string | null): readonly OpenWrite[] {
  if (json === null) return [];
  try {
    const list = v.parse(v.array(v.unknown()), JSON.parse(json));
    return list.flatMap((each) => {
      const read = v.safeParse(openWrite, each);
      return read.success ? [read.output] : [];
    });
  } catch {
    return [];
  }
}

/** @param place another than the browser's own, for specs */
export function createOpenWrites(place: StoredText = createStoredText(OPEN_WRITES_KEY)): OpenWrites {
  const list = (): readonly OpenWrite[] => readable(place.read());
  const others = (key: string): readonly OpenWrite[] => list().filter((each) => each.key !== key);
  return {
    list,
    keep: (write) => place.write(JSON.stringify([...others(write.key), write].slice(-MOST_KEPT))),
    drop(key) {
      const rest = others(key);
      place.write(rest.length === 0 ? null : JSON.stringify(rest));
    },
    subscribe: place.subscribe,
  };
}
