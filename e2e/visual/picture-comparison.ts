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

/** Of a channel from 0 to 255: the most by which a pixel may differ, by what it is part of. */
const STEPS = { [EDGE]: 96, [LINE]: 3, [PLANE]: 0 } as const;

/** How many pixels of two pictures differ by more than they may. */
export interface Difference {
  readonly planes: number;
  readonly lines: number;
  readonly edges: number;
}

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

function farthestChannel(one: number, other: number): number {
  const at = (shift: number): number => Math.abs(channel(one, shift) - channel(other, shift));
  return Math.max(at(0), at(8), at(16));
}

/** Of a channel: edges are kept in steps of this width, half of what they may differ by. */
const SHADE = 51;

/**
 * The picture as it is kept: planes and lines as they are, edges in few shades, which says all that
 * {@link differenceOf} looks at and takes a third of the room.
 */
export function keptPicture(picture: Picture): Picture {
  const parts = partsOf(picture);
  const shade = (pixel: number, shift: number): number =>
    (Math.round(channel(pixel, shift) / SHADE) * SHADE) << shift;
  const pixels = picture.pixels.map((pixel, index) =>
    parts[index] === EDGE ? shade(pixel, 0) | shade(pixel, 8) | shade(pixel, 16) | (255 << 24) : pixel,
  );
  return { ...picture, pixels };
}

/** Counts what differs; undefined where the pictures are not of one size. */
export function differenceOf(one: Picture, other: Picture): Difference | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  const [partsOfOne, partsOfOther] = [partsOf(one), partsOf(other)];
  const counts: [number, number, number] = [0, 0, 0];
  one.pixels.forEach((pixel, index) => {
    const counterpart = other.pixels[index] ?? 0;
    if (pixel === counterpart) return;
    const part = Math.min(partsOfOne[index] ?? EDGE, partsOfOther[index] ?? EDGE);
    const known = part === PLANE ? PLANE : part === LINE ? LINE : EDGE;
    if (farthestChannel(pixel, counterpart) > STEPS[known]) counts[known] += 1;
  });
  return { edges: counts[EDGE], lines: counts[LINE], planes: counts[PLANE] };
}
