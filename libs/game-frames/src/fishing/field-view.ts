import { FISH_FIELD } from '@heptad/game-rules';

/** How the field is seen on a screen: upright screens show it turned, so that it fills them. */
export interface FieldView {
  readonly isTurned: boolean;
  /** Pixels of the page for one of the field. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fits the field into a drawing, as large as it can be, in the middle. */
export function fieldView(width: number, height: number): FieldView {
  const isTurned = height > width;
  const [across, down] = isTurned
    ? [FISH_FIELD.height, FISH_FIELD.width]
    : [FISH_FIELD.width, FISH_FIELD.height];
  const scale = Math.min(width / across, height / down);
  return { isTurned, scale, x: (width - across * scale) / 2, y: (height - down * scale) / 2 };
}

/** A point of the field on the screen. */
export function onScreen({ isTurned, scale, x, y }: FieldView, point: Point): Point {
  const [across, down] = isTurned ? [point.y, point.x] : [point.x, point.y];
  return { x: x + across * scale, y: y + down * scale };
}

/** A point of the screen in the field. */
export function inField({ isTurned, scale, x, y }: FieldView, point: Point): Point {
  const [across, down] = [(point.x - x) / scale, (point.y - y) / scale];
  return isTurned ? { x: down, y: across } : { x: across, y: down };
}
