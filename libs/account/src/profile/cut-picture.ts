import { AVATAR_PICTURE } from '@heptad/contracts';
import type { Square } from './crop';

const QUALITY = 0.88;

/** Draws a square of a picture over the whole of a canvas. @returns whether anything could be drawn */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  { left, top, side }: Square,
): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  // JPEG knows no transparency: what shows through is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return true;
}

/** Draws a square of a picture as small as an avatar is sent. @returns a data address; undefined where the browser cannot draw */
export function cutPicture(picture: CanvasImageSource, square: Square): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_PICTURE.edge;
  canvas.height = AVATAR_PICTURE.edge;
  return drawSquare(canvas, picture, square) ? canvas.toDataURL('image/jpeg', QUALITY) : undefined;
}
