import type { MarketFamily } from './market-groups';
import { shownLines } from './shown-lines';

/** Rows of prices that a market takes with its head. */
function height({ lines }: MarketFamily): number {
  const { main, further } = shownLines(lines, false);
  return 1 + Math.ceil((main?.selections.length ?? 0) / 3) + further.length;
}

/** Markets in two columns of about the same height, each in their order. Where a market stands depends on those before it alone. */
export function twoColumns<Family extends MarketFamily>(
  families: readonly Family[],
): readonly [readonly Family[], readonly Family[]] {
  const columns: [Family[], Family[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const family of families) {
    const place = heights[1] < heights[0] ? 1 : 0;
    columns[place].push(family);
    heights[place] += height(family);
  }
  return columns;
}
