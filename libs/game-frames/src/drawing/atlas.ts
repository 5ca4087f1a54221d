import { Rectangle, Texture } from 'pixi.js';
import { paintedCanvas, type PaintCell } from './canvas';

const GAP = 4;

/**
 * Paints all cells onto one texture, so that whatever shows them is drawn at once.
 * @param size of a cell, in pixels of the texture
 */
export function paintAtlas<Name extends string>(
  cells: Readonly<Record<Name, PaintCell>>,
  size: number,
): Readonly<Record<Name, Texture>> {
  const entries = Object.entries(cells) as [Name, PaintCell][];
  const columns = Math.ceil(Math.sqrt(entries.length));
  const step = size + GAP;
  const [canvas, context] = paintedCanvas(columns * step, Math.ceil(entries.length / columns) * step);
  const corners = entries.map(
    (_, index) => [(index % columns) * step, Math.floor(index / columns) * step] as const,
  );
  entries.forEach(([, paint], index) => {
    const [x, y] = corners[index] ?? [0, 0];
    context.save();
    context.translate(x, y);
    context.beginPath();
    context.rect(0, 0, size, size);
    context.clip();
    paint(context, size);
    context.restore();
  });
  const { source } = Texture.from(canvas);
  return Object.fromEntries(
    entries.map(([name], index) => {
      const [x, y] = corners[index] ?? [0, 0];
      return [name, new Texture({ source, frame: new Rectangle(x, y, size, size) })];
    }),
  ) as Record<Name, Texture>;
}
