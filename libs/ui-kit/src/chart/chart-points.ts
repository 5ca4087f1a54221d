/** One value of a line chart. */
export interface ChartPoint {
  /** When or what it is, such as a day. */
  readonly label: string;
  /** For the drawing only. */
  readonly value: number;
  /** The value as it is read, already formatted. */
  readonly text: string;
}

/** Whether the last value is greater than the first one or less; neither has the accent's colour. */
export function trendOf(points: readonly ChartPoint[]): 'accent' | 'gain' | 'loss' {
  const finite = points.filter(({ value }) => Number.isFinite(value));
  const [first, last] = [finite[0]?.value ?? 0, finite.at(-1)?.value ?? 0];
  return first === last ? 'accent' : last > first ? 'gain' : 'loss';
}

/** The text of the greatest or least value, as its own point gives it. */
export function extremeText(
  points: readonly ChartPoint[],
  beats: (one: number, other: number) => boolean,
): string {
  const finite = points.filter(({ value }) => Number.isFinite(value));
  const [first, ...others] = finite;
  if (first === undefined) return '';
  return others.reduce((best, point) => (beats(point.value, best.value) ? point : best), first).text;
}
