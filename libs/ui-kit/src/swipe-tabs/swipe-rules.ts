/** How far a finger goes before it is clear which way it goes, in CSS pixels. */
export const SWIPE_SLACK = 10;
/** Touches that begin so near the window's edge are the device's own way back, in CSS pixels. */
export const SWIPE_EDGE = 24;
/** The share of the width after which letting go changes the panel. */
export const SWIPE_SHARE = 0.3;
/** A throw of so many CSS pixels a millisecond changes the panel however short it was. */
export const SWIPE_SPEED = 0.4;
/** How much of a movement is left where there is no further panel. */
const RESISTANCE = 0.25;

/** Which way a movement goes; `none` while it is too short to tell. Steeper than 45° is scrolling. */
export function swipeAxis(dx: number, dy: number): 'none' | 'across' | 'along' {
  if (Math.hypot(dx, dy) < SWIPE_SLACK) return 'none';
  return Math.abs(dx) > Math.abs(dy) ? 'across' : 'along';
}

/** How far the panel follows a movement: all the way towards a neighbour, a little where there is none. */
export function swipeOffset(dx: number, neighbours: { before: boolean; after: boolean }): number {
  const free = dx > 0 ? neighbours.before : neighbours.after;
  return free ? dx : dx * RESISTANCE;
}

/**
 * What letting go does: -1 to the panel before, 1 to the one after, 0 to stay.
 *
 * @param dx how far the finger is from where it began, in CSS pixels, to the right
 * @param speed how fast it was in the end, in CSS pixels a millisecond, to the right
 * @param width the panel's width in CSS pixels
 */
export function swipeStep(dx: number, speed: number, width: number): -1 | 0 | 1 {
  // A throw back to where it came from is a change of mind.
  const thrown = Math.abs(speed) >= SWIPE_SPEED;
  if (thrown && Math.sign(speed) !== Math.sign(dx)) return 0;
  if (!thrown && Math.abs(dx) < width * SWIPE_SHARE) return 0;
  return dx > 0 ? -1 : dx < 0 ? 1 : 0;
}
