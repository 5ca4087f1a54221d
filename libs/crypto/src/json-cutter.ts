import { createHeldBytes } from './held-bytes';
import { createJsonMarks } from './json-marks';
import type { PayloadPiece } from './payload-pieces';
import { JSON_BYTES } from './safe-json';

/** In bytes: what a slow phone parses within two milliseconds. */
const PIECE_BYTES = 32_768;

const { openList, openObject, closeObject, curly } = JSON_BYTES;

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
  const marks = createJsonMarks();
  /** What has come since the last cut or frame. */
  const held = createHeldBytes();
  let frame = '';
  let lists = 0;
  let rootIsObject = false;
  /** The level inside the list being cut; 0 outside of one. */
  let listLevel = 0;
  let wasCut = false;

  const giveItems = (text: string): void => give({ part: 'items', list: lists - 1, json: `[${text}]` });

  function opened(byte: number, index: number): void {
    const level = marks.level();
    if (level === 1) rootIsObject = byte === openObject;
    if (byte !== openList || listLevel !== 0) return;
    if (level !== 1 && !(level === 2 && rootIsObject)) return;
    frame += held.cut(index + 1);
    listLevel = level;
    lists += 1;
    wasCut = false;
  }

  function closed(index: number): void {
    if (listLevel === 0 || marks.level() !== listLevel) return;
    const rest = held.cut(index);
    // Behind a cut there must be an item; that there is none is found where it is parsed.
    if (wasCut || rest.trim() !== '') giveItems(rest);
    frame += `${lists - 1}`;
    listLevel = 0;
  }

  function parted(index: number): void {
    if (marks.level() !== listLevel || held.lengthAt(index) < PIECE_BYTES) return;
    giveItems(held.cut(index, index + 1));
    wasCut = true;
  }

  return {
    write(chunk) {
      held.begin(chunk);
      for (let index = marks.next(chunk, 0); index < chunk.length; index = marks.next(chunk, index + 1)) {
        const byte = chunk[index] ?? 0;
        if ((byte | curly) === openObject) opened(byte, index);
        else if ((byte | curly) === closeObject) closed(index);
        else parted(index);
      }
      held.keep();
    },
    finish() {
      // A list that was never closed leaves its items here, where they make no JSON.
      give({ part: 'frame', json: frame + held.cut(0) });
    },
  };
}
