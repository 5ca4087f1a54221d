import type { PayloadPiece } from './payload-pieces';
import { JSON_BYTES, JsonError, MAX_JSON_DEPTH, textOf } from './safe-json';

/** In bytes: what a slow phone parses within two milliseconds. */
const PIECE_BYTES = 32_768;

const { quote, backslash, comma, openList, openObject, closeObject, curly } = JSON_BYTES;

/** 1 for the bytes outside of strings that neither open, close nor part anything. */
const IS_PLAIN = new Uint8Array(256).map((_, byte) =>
  byte === quote || byte === comma || (byte | curly) === openObject || (byte | curly) === closeObject ? 0 : 1,
);

/** Takes JSON in as it is inflated and gives it out in pieces. */
export interface JsonCutter {
  /** @throws JsonError for nesting beyond the bound, and for bytes that are no UTF-8 */
  write(chunk: Uint8Array): void;
  /** Gives the frame out. @throws JsonError */
  finish(): void;
}

/**
 * Cuts JSON as venues' lists are built, a list of small records or an object with such lists, between two records.
 * Nothing is parsed here: whoever parses all pieces finds what is wrong with the JSON, and nothing else is let through.
 */
export function createJsonCutter(give: (piece: PayloadPiece) => void): JsonCutter {
  let frame = '';
  let lists = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let rootIsObject = false;
  /** The depth inside the list being cut; 0 outside of one. */
  let listDepth = 0;
  let wasCut = false;
  /** What has come since the last cut or frame, in chunks. */
  let held: Uint8Array[] = [];
  let heldBytes = 0;

  function hold(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    held.push(bytes);
    heldBytes += bytes.length;
  }

  function release(): string {
    const bytes = new Uint8Array(heldBytes);
    let offset = 0;
    for (const each of held) {
      bytes.set(each, offset);
      offset += each.length;
    }
    held = [];
    heldBytes = 0;
    return textOf(bytes);
  }

  const giveItems = (text: string): void => give({ part: 'items', list: lists - 1, json: `[${text}]` });

  function closeList(): void {
    const rest = release();
    // Behind a cut there must be an item; that there is none is found where it is parsed.
    if (wasCut || rest.trim() !== '') giveItems(rest);
    frame += `${lists - 1}`;
    listDepth = 0;
  }

  return {
    write(chunk) {
      // Every byte of a list passes here: what is looked at for each of them must not be kept outside of the loop.
      const { length } = chunk;
      let from = 0;
      let index = 0;
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
          index += 1;
          continue;
        }
        let byte = chunk[index] ?? 0;
        while (IS_PLAIN[byte] === 1) {
          index += 1;
          byte = chunk[index] ?? quote;
        }
        if (index >= length) break;
        if (byte === quote) inString = true;
        else if ((byte | curly) === openObject) {
          depth += 1;
          if (depth > MAX_JSON_DEPTH) throw new JsonError('depth');
          if (depth === 1) rootIsObject = byte === openObject;
          if (byte === openList && listDepth === 0 && (depth === 1 || (depth === 2 && rootIsObject))) {
            hold(chunk.subarray(from, index + 1));
            from = index + 1;
            frame += release();
            listDepth = depth;
            lists += 1;
            wasCut = false;
          }
        } else if ((byte | curly) === closeObject) {
          if (listDepth > 0 && depth === listDepth) {
            hold(chunk.subarray(from, index));
            from = index;
            closeList();
          }
          depth -= 1;
        } else if (depth === listDepth && heldBytes + index - from >= PIECE_BYTES) {
          hold(chunk.subarray(from, index));
          from = index + 1;
          giveItems(release());
          wasCut = true;
        }
        index += 1;
      }
      hold(chunk.subarray(from));
    },
    finish() {
      // A list that was never closed leaves its items here, where they make no JSON.
      give({ part: 'frame', json: frame + release() });
    },
  };
}
