import type { Picture } from './picture';

/** What a pixel is part of; the later, the surer is its colour. */
const EDGE = 0;
const LINE = 1;
const PLANE = 2;

/**
 * In pixels. A run of one colour this long, along and down, is a plane; one twice as long, either way, is a line: a border,
 * or a shadow beside a straight edge. No stroke of a letter is as long at the sizes photographed.
 */
const RUN = 16;

/** From 0 to 255: the most by which a pixel of two halved pictures may be lighter or darker. */
const STEP = 40;
/** In pixels of a halved picture: the side of a square whose tint is looked at; packing blurs tints, but not over a square. */
const SQUARE = 4;
/** From 0 to 255: the most by which the tint of a square may differ. */
const TINT = 16;

/** In pixels of a plane's colour: with fewer the colour is none of the picture's fills. */
const FILL = 64;

type Marks = Uint8Array;

function markRuns(
  lengths: Uint16Array,
  pixels: Uint32Array,
  start: number,
  step: number,
  count: number,
): void {
  let first = 0;
  for (let index = 1; index <= count; index += 1) {
    if (index < count && pixels[start + index * step] === pixels[start + first * step]) continue;
    for (let each = first; each < index; each += 1) lengths[start + each * step] = index - first;
    first = index;
  }
}

/** What each pixel is part of: 0 an edge, 1 a line, 2 a plane. */
export function partsOf({ width, height, pixels }: Picture): Marks {
  const along = new Uint16Array(pixels.length);
  const down = new Uint16Array(pixels.length);
  for (let row = 0; row < height; row += 1) markRuns(along, pixels, row * width, 1, width);
  for (let column = 0; column < width; column += 1) markRuns(down, pixels, column, width, height);
  return Uint8Array.from(along, (run, index) => {
    const other = down[index] ?? 0;
    if (run >= RUN && other >= RUN) return PLANE;
    return run >= 2 * RUN || other >= 2 * RUN ? LINE : EDGE;
  });
}

const channel = (pixel: number, shift: number): number => (pixel >>> shift) & 255;

/** Lightness, and how far the colour is from grey towards blue and towards red; each as wide as a channel. */
type Light = readonly [lightness: number, blue: number, red: number];

function lightOf(pixel: number): Light {
  const [red, green, blue] = [channel(pixel, 0), channel(pixel, 8), channel(pixel, 16)];
  const lightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [lightness, (blue - lightness) * 0.564, (red - lightness) * 0.713];
}

/** How many pixels are lighter or darker, and how many squares have another tint. */
function countLights(one: Picture, other: Picture): { readonly spots: number; readonly tints: number } {
  const columns = Math.ceil(one.width / SQUARE);
  const squares = new Map<number, [blue: number, red: number]>();
  let spots = 0;
  one.pixels.forEach((pixel, index) => {
    const counterpart = other.pixels[index] ?? 0;
    if (pixel === counterpart) return;
    const [before, after] = [lightOf(pixel), lightOf(counterpart)];
    if (Math.abs(before[0] - after[0]) > STEP) spots += 1;
    const square =
      Math.floor(index / one.width / SQUARE) * columns + Math.floor((index % one.width) / SQUARE);
    const [blue, red] = squares.get(square) ?? [0, 0];
    squares.set(square, [blue + before[1] - after[1], red + before[2] - after[2]]);
  });
  const farthest = TINT * SQUARE * SQUARE;
  const tints = [...squares.values()].filter((sums) => sums.some((sum) => Math.abs(sum) > farthest)).length;
  return { spots, tints };
}

/** The picture at half its size, where each pixel is the mean of four: the noise of a letter's edge goes, its strokes stay. */
export function halved({ width, height, pixels }: Picture): Picture {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const at = (column: number, row: number): number =>
    pixels[Math.min(row, height - 1) * width + Math.min(column, width - 1)] ?? 0;
  const small = new Uint32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * 2, row * 2];
      const four = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
      const mean = (shift: number): number =>
        Math.round(four.reduce((sum, pixel) => sum + channel(pixel, shift), 0) / 4) << shift;
      small[row * columns + column] = (mean(0) | mean(8) | mean(16) | (255 << 24)) >>> 0;
    }
  return { width: columns, height: rows, pixels: small };
}

const hex = (pixel: number): string =>
  `#${[0, 8, 16].map((shift) => channel(pixel, shift).toString(16).padStart(2, '0')).join('')}`;

/** The exact colours of a picture's planes, each with how many pixels of planes have it. */
export function planeColours(picture: Picture): ReadonlyMap<string, number> {
  const parts = partsOf(picture);
  const counts = new Map<number, number>();
  picture.pixels.forEach((pixel, index) => {
    if (parts[index] === PLANE) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  });
  return new Map([...counts].map(([pixel, count]) => [hex(pixel), count]));
}

/** The colours that fill a picture, in the order of their letters. */
export function fillsOf(picture: Picture): readonly string[] {
  return [...planeColours(picture)]
    .filter(([, count]) => count >= FILL)
    .map(([colour]) => colour)
    .sort();
}

/** What is kept of a photograph. */
export interface Kept {
  /** Of the whole photograph, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly fills: readonly string[];
  readonly small: Picture;
}

/** How a photograph differs from what was kept of another; undefined where they are not of one size. */
export interface Difference {
  /** Fills of either that the other has nothing of. */
  readonly gone: readonly string[];
  readonly added: readonly string[];
  /** Pixels of the halved pictures that are lighter or darker by more than they may. */
  readonly spots: number;
  /** Squares of the halved pictures that have another tint. */
  readonly tints: number;
}

/** Compares a photograph with what was kept. A fill at the border of being one is not missed: it need only be there at all. */
export function differenceOf(now: Picture, kept: Kept): Difference | undefined {
  if (now.width !== kept.width || now.height !== kept.height) return undefined;
  const colours = planeColours(now);
  return {
    gone: kept.fills.filter((colour) => !colours.has(colour)),
    added: [...colours]
      .filter(([colour, count]) => count >= 2 * FILL && !kept.fills.includes(colour))
      .map(([colour]) => colour),
    ...countLights(halved(now), kept.small),
  };
}
