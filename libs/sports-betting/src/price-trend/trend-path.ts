/** A line through prices, as the `d` of a path. */
export interface TrendPath {
  readonly line: string;
  /** Where it ends: the price that holds now. */
  readonly end: readonly [x: number, y: number];
  readonly way: 'up' | 'down' | 'level';
}

/**
 * Draws prices from left to right into a box, the highest at its upper edge. Prices that are all the same lie in its middle.
 * @param prices the oldest first; undefined is given where there is none
 */
export function trendPath(prices: readonly number[], width: number, height: number): TrendPath | undefined {
  const first = prices[0];
  const last = prices.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  const y = (price: number): number =>
    Math.round((range === 0 ? height / 2 : height - ((price - low) / range) * height) * 10) / 10;
  const step = width / Math.max(1, prices.length - 1);
  const points = (prices.length === 1 ? [first, first] : prices).map(
    (price, place) => [Math.round(place * step * 10) / 10, y(price)] as const,
  );
  return {
    line: `M${points.map((point) => point.join(' ')).join('L')}`,
    end: [width, y(last)],
    way: last === first ? 'level' : last > first ? 'up' : 'down',
  };
}
