/** Paints one cell of an atlas, a square whose corner is at the origin. */
export type PaintCell = (context: CanvasRenderingContext2D, size: number) => void;

/** A canvas to paint on, with its context. */
export function paintedCanvas(
  width: number,
  height: number,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no canvas to paint on');
  return [canvas, context];
}
