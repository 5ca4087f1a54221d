/** The least and the greatest of some numbers. */
export interface ChartRange {
  readonly min: number;
  readonly max: number;
}

/** One drawn point, both from 0 to 1: `x` from the left, `y` from the bottom. */
export interface PlottedPoint {
  readonly x: number;
  readonly y: number;
}

/** The range of the numbers that can be drawn; `null` where there are none. */
export function chartRange(values: readonly number[]): ChartRange | null {
  let range: ChartRange | null = null;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    range =
      range === null
        ? { min: value, max: value }
        : { min: Math.min(range.min, value), max: Math.max(range.max, value) };
  }
  return range;
}

/** The position of a value in its range, from 0 to 1; 0.5 where all values are the same. */
export function chartShare(value: number, { min, max }: ChartRange): number {
  if (min === max) return 0.5;
  // Halved first: the distance between two numbers can be greater than any number.
  const share = (value / 2 - min / 2) / (max / 2 - min / 2);
  return Number.isNaN(share) ? 0.5 : Math.min(1, Math.max(0, share));
}

/**
 * Spreads values evenly from left to right. What is no finite number is left out and keeps its place free; a single
 * value stands in the middle.
 */
export function plotPoints(values: readonly number[]): PlottedPoint[] {
  const range = chartRange(values);
  if (range === null) return [];
  const last = values.length - 1;
  return values.flatMap((value, index) =>
    Number.isFinite(value) ? [{ x: last === 0 ? 0.5 : index / last, y: chartShare(value, range) }] : [],
  );
}

/** A part of a ring in hundredths of the way round. */
export interface RingArc {
  readonly start: number;
  readonly length: number;
}

/** The arcs of some amounts, in their order; together they are 100. What is negative or no number counts as nothing. */
export function ringArcs(amounts: readonly number[]): RingArc[] {
  const sound = amounts.map((amount) => (Number.isFinite(amount) && amount > 0 ? amount : 0));
  const greatest = Math.max(0, ...sound);
  // Measured by the greatest first: a sum of great numbers can be greater than any number.
  const parts = sound.map((amount) => (greatest === 0 ? 0 : amount / greatest));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let start = 0;
  return parts.map((part) => {
    const length = whole === 0 ? 0 : (part / whole) * 100;
    const arc = { start, length };
    start += length;
    return arc;
  });
}
