import { JSON_BYTES, JsonError, MAX_JSON_DEPTH } from './safe-json';

const { quote, backslash, comma, openObject, closeObject, curly } = JSON_BYTES;

/** How many levels are told of; all that lies deeper is passed over. */
const OUTER_LEVELS = 2;

/** 1 for the bytes outside of strings that neither open, close nor part anything. */
const IS_PLAIN = new Uint8Array(256).map((_, byte) =>
  byte === quote || byte === comma || (byte | curly) === openObject || (byte | curly) === closeObject ? 0 : 1,
);

/** Finds the brackets and commas of the outermost levels of JSON that comes in chunks. */
export interface JsonMarks {
  /**
   * @param from where to look on: 0 in a new chunk, else behind the mark that was found last
   * @returns the index of the next mark; the chunk's length when there is none
   * @throws JsonError for nesting beyond the bound
   */
  next(chunk: Uint8Array, from: number): number;
  /** How many brackets the mark found last stands in; a bracket stands in its own, too. */
  level(): number;
}

export function createJsonMarks(): JsonMarks {
  let depth = 0;
  let level = 0;
  let inString = false;
  let escaped = false;

  /** Counts a mark. @returns whether it is of the outermost levels */
  function isOuter(byte: number): boolean {
    if ((byte | curly) === openObject) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) throw new JsonError('depth');
      level = depth;
    } else {
      level = depth;
      if (byte !== comma) depth -= 1;
    }
    return level <= OUTER_LEVELS;
  }

  return {
    level: () => level,
    next(chunk, from) {
      // Every byte of a list passes here: what is looked at for each of them must not be kept outside of the loop.
      const { length } = chunk;
      let index = from;
      while (index < length) {
        if (inString) {
          if (escaped) {
            escaped = false;
            index += 1;
          }
          let byte = chunk[index];
          while (index < length && byte !== quote && byte !== backslash) {
            index += 1;
            byte = chunk[index];
          }
          if (index >= length) break;
          if (byte === quote) inString = false;
          else escaped = true;
        } else {
          let byte = chunk[index] ?? 0;
          while (IS_PLAIN[byte] === 1) {
            index += 1;
            byte = chunk[index] ?? quote;
          }
          if (index >= length) break;
          if (byte === quote) inString = true;
          else if (isOuter(byte)) return index;
        }
        index += 1;
      }
      return length;
    },
  };
}
