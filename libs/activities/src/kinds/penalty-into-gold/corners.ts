/** The goal's own field, in the units of its drawing. */
export const GOAL = { width: 320, height: 180 } as const;

/** A point of that field. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the ball lies and where the keeper stands before a kick. */
export const BALL: Spot = { x: 160, y: 222 };
export const KEEPER: Spot = { x: 160, y: 118 };

/** The five corners as a reader goes through them: the upper ones, the middle, the lower ones. */
const FIVE: readonly Spot[] = [
  { x: 58, y: 56 },
  { x: 262, y: 56 },
  { x: 160, y: 74 },
  { x: 58, y: 140 },
  { x: 262, y: 140 },
];

const MARGIN = 48;
const LOWER = 128;
const UPPER = 56;

/** Where a corner of the goal is. With another number than five they stand in a zigzag from left to right. */
export function cornerSpot(place: number, corners: number): Spot {
  const known = corners === FIVE.length ? FIVE[place] : undefined;
  if (known !== undefined) return known;
  const step = (GOAL.width - 2 * MARGIN) / Math.max(1, corners - 1);
  return { x: corners > 1 ? MARGIN + place * step : GOAL.width / 2, y: place % 2 === 0 ? UPPER : LOWER };
}

/** From one spot to another, as a movement. @param scale of what moves, at its end */
export function flight(from: Spot, to: Spot, scale = 1): string {
  return `translate(${String(to.x - from.x)}px, ${String(to.y - from.y)}px) scale(${String(scale)})`;
}

export type KickMark = 'goal' | 'saved' | 'coming';

/** The marks of a shoot-out, one for each kick that it has. */
export function kickMarks(kicks: readonly { readonly goal: 0 | 1 }[], total: number): readonly KickMark[] {
  return Array.from({ length: Math.max(total, kicks.length) }, (_, at) => {
    const kick = kicks[at];
    if (kick === undefined) return 'coming';
    return kick.goal === 1 ? 'goal' : 'saved';
  });
}
