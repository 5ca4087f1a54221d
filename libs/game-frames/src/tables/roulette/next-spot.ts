import type { Spot } from './board-layout';

/** The keys that walk over the cloth. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The spot that an arrow key leads to: the nearest one in its direction, a step aside counting twice. The same one at the edge.
 * `Home` and `End` lead to the first and the last. Undefined for any other key.
 */
export function nextSpot(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  if (key === 'Home') return spots[0];
  if (key === 'End') return spots.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [dx, dy] = step;
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const away = ahead + 2 * Math.abs(x * dy + y * dx);
    if (ahead <= 0 || away >= least) continue;
    best = spot;
    least = away;
  }
  return best;
}
