/** The middle of an odd number of values. @throws RangeError for none, or an even number of them */
export function median(values: readonly number[]): number {
  if (values.length % 2 === 0) throw new RangeError(`${values.length} values have no middle`);
  return [...values].sort((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;
}

export interface Pairs {
  readonly floor: number;
  readonly measured: number;
  readonly ratio: number;
}

/**
 * Measures a floor and what stands on it by turns, beginning with the other one each time, so that a machine that grows slower
 * meets both alike.
 * @param runs how many pairs; odd
 * @returns the medians, and the median of the pairs' own ratios
 */
export async function pairs(
  runs: number,
  floor: () => Promise<number>,
  measured: () => Promise<number>,
): Promise<Pairs> {
  const all: { floor: number; measured: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const floorFirst = run % 2 === 0;
    const first = await (floorFirst ? floor() : measured());
    const second = await (floorFirst ? measured() : floor());
    all.push(floorFirst ? { floor: first, measured: second } : { floor: second, measured: first });
  }
  return {
    floor: median(all.map((pair) => pair.floor)),
    measured: median(all.map((pair) => pair.measured)),
    ratio: median(all.map((pair) => pair.measured / pair.floor)),
  };
}
