import { FISH_KINDS, isInField, type Fish, type FishKindName } from '@heptad/game-rules';
import type { Point } from './field-view';

/** How large each kind is drawn, in pixels of the field: the more it brings, the larger. */
export const fishSize = (kind: FishKindName): number =>
  Math.min(190, 52 + 22 * Math.log2(FISH_KINDS[kind].multiplier));

/** How near a fish a tap has to be, beside the fish itself: a finger is no needle. */
const REACH = 26;

/** The fish that a tap means: the nearest one under it, of those that are in the field. */
export function fishUnder(fish: readonly Fish[], { x, y }: Point): Fish | undefined {
  let nearest: Fish | undefined;
  let least = Infinity;
  for (const each of fish) {
    if (!isInField(each)) continue;
    const away = Math.hypot(each.x - x, each.y - y);
    if (away < least && away <= fishSize(each.kind) / 2 + REACH) [nearest, least] = [each, away];
  }
  return nearest;
}

/** How long a fish has to stay in the field to be aimed at without a finger: aiming and shooting are two presses, and its name is read between them. */
export const TIME_TO_SHOOT_MS = 6_000;

/**
 * The next fish after one in the order of their numbers, around and around: for aiming without a finger. The one that has swum longest comes
 * first in that order, so fish that are about to leave are passed over while others stay.
 * @param stays whether a fish stays in the field long enough to be shot at
 */
export function nextFish(
  fish: readonly Fish[],
  after: number,
  stays: (fish: Fish) => boolean,
): Fish | undefined {
  const there = fish.filter(isInField);
  const staying = there.filter(stays);
  const ring = staying.length > 0 ? staying : there;
  return ring.find(({ id }) => id > after) ?? ring[0];
}
