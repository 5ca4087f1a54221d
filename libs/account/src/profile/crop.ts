/** A picture’s width and height, in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Which square of a picture is kept, in the picture's own pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** How far the middle may be brought near: beyond it an avatar would show single pixels. */
export const MOST_ZOOM = 4;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** A square brought back into its picture. */
function kept({ left, top, side }: Square, { width, height }: PictureSize): Square {
  return { side, left: within(left, 0, width - side), top: within(top, 0, height - side) };
}

/** The largest square in the middle: what is kept unless the member moves it. */
export function middleOf({ width, height }: PictureSize): Square {
  const side = Math.min(width, height);
  return { side, left: (width - side) / 2, top: (height - side) / 2 };
}

/** How near a square is: 1 for the largest that there is. */
export const zoomOf = (square: Square, { width, height }: PictureSize): number =>
  Math.min(width, height) / square.side;

/** The same middle, nearer or farther. @param zoom from 1 to {@link MOST_ZOOM}; others count as the nearest of these */
export function zoomed(square: Square, zoom: number, size: PictureSize): Square {
  const side = Math.min(size.width, size.height) / within(zoom, 1, MOST_ZOOM);
  const shift = (square.side - side) / 2;
  return kept({ side, left: square.left + shift, top: square.top + shift }, size);
}

/** A square after the picture was pushed under it. @param right @param down how far, as parts of the square's side */
export function pushed(square: Square, right: number, down: number, size: PictureSize): Square {
  const { side } = square;
  return kept({ side, left: square.left - right * side, top: square.top - down * side }, size);
}
