import type { PayloadPiece } from './payload-pieces';
import { JSON_BYTES, JsonError, MAX_JSON_DEPTH, textOf } from './safe-json';

/** In bytes: what a slow phone parses within two milliseconds. */
const PIECE_BYTES = 32_768;

const { quote, backslash, comma, openList, openObject, closeObject, curly } = JSON_BYTES;

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
      let from = 0;
      for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        if (inString) {
          if (escaped) escaped = false;
          else if (byte === quote) inString = false;
          else if (byte === backslash) escaped = true;
        } else if (byte === quote) {
          inString = true;
        } else if ((byte | curly) === openObject) {
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
        } else if (byte === comma && depth === listDepth && heldBytes + index - from >= PIECE_BYTES) {
          hold(chunk.subarray(from, index));
          from = index + 1;
          giveItems(release());
          wasCut = true;
        }
      }
      hold(chunk.subarray(from));
    },
    finish() {
      // A list that was never closed leaves its items here, where they make no JSON.
      give({ part: 'frame', json: frame + release() });
    },
  };
}
