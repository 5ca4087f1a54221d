import { textOf } from './safe-json';

/** What has come of a text in chunks since the last cut. */
export interface HeldBytes {
  /** A new chunk has come. */
  begin(chunk: Uint8Array): void;
  /** How many bytes a cut at this index of the chunk would give. */
  lengthAt(index: number): number;
  /**
   * Gives the text up to an index of the chunk, and holds what comes after it.
   * @param next where to go on, if not right there
   * @throws JsonError for bytes that are no UTF-8
   */
  cut(index: number, next?: number): string;
  /** The chunk is over: keeps what is left of it for the next cut, where indices then count from 0. */
  keep(): void;
}

const NONE = new Uint8Array(0);

export function createHeldBytes(): HeldBytes {
  let chunk: Uint8Array = NONE;
  /** Where in the chunk the last cut was. */
  let from = 0;
  let kept: Uint8Array[] = [];
  let keptBytes = 0;

  function keepUpTo(index: number): void {
    if (index === from) return;
    const bytes = chunk.subarray(from, index);
    kept.push(bytes);
    keptBytes += bytes.length;
  }

  return {
    begin(next) {
      chunk = next;
      from = 0;
    },
    lengthAt: (index) => keptBytes + index - from,
    cut(index, next = index) {
      keepUpTo(index);
      from = next;
      const bytes = new Uint8Array(keptBytes);
      let offset = 0;
      for (const each of kept) {
        bytes.set(each, offset);
        offset += each.length;
      }
      kept = [];
      keptBytes = 0;
      return textOf(bytes);
    },
    keep() {
      keepUpTo(chunk.length);
      chunk = NONE;
      from = 0;
    },
  };
}
