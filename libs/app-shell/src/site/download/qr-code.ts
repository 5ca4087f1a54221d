import { blocksOf } from './qr-blocks';
import { bestMasked, setCell, type Grid } from './qr-mask';

/** What each size of code holds at the middle level of repair (ISO/IEC 18004, M), by version from 1. */
const SIZES = [
  { total: 26, repair: 10, blocks: 1 },
  { total: 44, repair: 16, blocks: 1 },
  { total: 70, repair: 26, blocks: 1 },
  { total: 100, repair: 18, blocks: 2 },
  { total: 134, repair: 24, blocks: 2 },
  { total: 172, repair: 16, blocks: 4 },
] as const;

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];
const FINDER = 7;
const TIMING = 6;

/** A grid whose fixed patterns are drawn; what is undefined is for the data. */
function fixedPatterns(version: number): (boolean | undefined)[][] {
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const draw = (top: number, left: number, radius: number, dark: (ring: number) => boolean): void => {
    for (let row = -radius; row <= radius; row += 1)
      for (let column = -radius; column <= radius; column += 1)
        setCell(grid, top + row, left + column, dark(Math.max(Math.abs(row), Math.abs(column))));
  };
  for (let at = 0; at < size; at += 1) {
    setCell(grid, TIMING, at, at % 2 === 0);
    setCell(grid, at, TIMING, at % 2 === 0);
  }
  const last = size - 4;
  for (const [top, left] of [
    [3, 3],
    [3, last],
    [last, 3],
  ] as const)
    draw(top, left, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) draw(size - FINDER, size - FINDER, 2, (ring) => ring !== 1);
  // Kept free for the format, which follows the mask.
  for (let at = 0; at < 16; at += 1) {
    const place = at < 8 ? at : size - 16 + at;
    if (grid[8]?.[place] === undefined) setCell(grid, 8, place, false);
    if (grid[place]?.[8] === undefined) setCell(grid, place, 8, false);
  }
  setCell(grid, 8, 8, false);
  setCell(grid, size - 8, 8, true);
  return grid;
}

/** The text's bytes with their head and padding, as the data of a version. */
function dataOf(bytes: Uint8Array, capacity: number): number[] {
  const bits = [BYTE_MODE, bytes.length].flatMap((value, at) => bitsOf(value, at === 0 ? 4 : 8));
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  while (bits.length % 8 !== 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  for (let pad = 0; data.length < capacity; pad += 1) data.push(PADDING[pad % 2] ?? 0);
  return data;
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

/** Fills the free places in pairs of columns from the right, upwards and downwards in turn. */
function placed(fixed: readonly (readonly (boolean | undefined)[])[], words: readonly number[]): Grid {
  const size = fixed.length;
  const bits = words.flatMap((word) => bitsOf(word, 8));
  const grid = fixed.map((row) => row.map((cell) => cell === true));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === TIMING) right -= 1;
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step;
        if (fixed[row]?.[column] === undefined) setCell(grid, row, column, bits[next++] === 1);
      }
  }
  return grid;
}

/**
 * Draws a text as a QR code of the middle level of repair.
 * @returns rows of dark and light cells, without the quiet zone of 4 cells around; undefined for a text over 106 bytes
 */
export function qrCode(text: string): Grid | undefined {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 + SIZES.findIndex(({ total, repair, blocks }) => bytes.length + 2 <= total - repair * blocks);
  const size = SIZES[version - 1];
  if (size === undefined) return undefined;
  const data = dataOf(bytes, size.total - size.repair * size.blocks);
  const fixed = fixedPatterns(version);
  return bestMasked(
    placed(fixed, blocksOf(data, size.blocks, size.repair)),
    (row, column) => fixed[row]?.[column] === undefined,
  );
}
