import type { Drawing, Tone } from './motifs/layer';

/** The two hues of a game's art, degrees. */
export type Hues = readonly [hue: number, accent: number];

interface Shade {
  readonly top: string;
  readonly foot: string;
}

const shade = (hue: number, chroma: number, top: number, foot: number): Shade => ({
  top: `oklch(${top} ${chroma} ${hue})`,
  foot: `oklch(${foot} ${chroma} ${hue})`,
});

/** How each tone is filled, from the top of a drawing to its foot. */
const shadesOf = ([hue, accent]: Hues): Readonly<Record<Tone, Shade>> => ({
  light: shade(hue, 0.09, 0.92, 0.78),
  main: shade(hue, 0.17, 0.74, 0.56),
  dark: shade(hue, 0.13, 0.5, 0.36),
  accentLight: shade(accent, 0.1, 0.95, 0.85),
  accent: shade(accent, 0.16, 0.84, 0.68),
  accentDark: shade(accent, 0.12, 0.58, 0.42),
  white: { top: '#fffdf8', foot: '#e9e6ef' },
  ink: { top: '#26202e', foot: '#17131d' },
});

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side of the square that the drawing fills. */
  readonly size: number;
}

/** Paints a drawing into a square, with an outline that sets it off from any ground. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  hues: Hues,
  { x, y, size }: Spot,
): void {
  const shades = shadesOf(hues);
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const parts = drawing.map(([tone, data, width]) => ({ tone, width, path: new Path2D(data) }));
  context.strokeStyle = 'rgb(16 12 24 / 0.75)';
  for (const { path, width = 0 } of parts) {
    context.lineWidth = width + 5;
    context.stroke(path);
  }
  for (const { tone, width, path } of parts) {
    const { top, foot } = shades[tone];
    const fill = context.createLinearGradient(0, 0, 0, 100);
    fill.addColorStop(0, top);
    fill.addColorStop(1, foot);
    context.fillStyle = fill;
    context.strokeStyle = fill;
    if (width === undefined) context.fill(path);
    else {
      context.lineWidth = width;
      context.stroke(path);
    }
  }
  context.restore();
}
