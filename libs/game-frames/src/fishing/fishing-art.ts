import { FISH_KIND_NAMES, type FishKindName } from '@heptad/game-rules';
import type { Texture } from 'pixi.js';
import { paintAtlas } from '../drawing/atlas';
import { paintedCanvas, type PaintCell } from '../drawing/canvas';
import { paintDrawing, type Hues } from '../drawing/paint';
import type { Size } from '../drawing/surface';
import { FISH_DRAWINGS } from './fish-drawings';

/** Pixels of a drawing on the texture. */
export const TEXTURE = 192;

/** What is drawn of fishing. */
export type CellName = FishKindName | 'cannon' | 'bullet' | 'ring';

const shot: PaintCell = (context, size) => {
  const glow = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  glow.addColorStop(0, '#fffbe6');
  glow.addColorStop(0.35, '#ffe08a');
  glow.addColorStop(1, 'rgb(255 200 80 / 0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, size, size);
};
const ring: PaintCell = (context, size) => {
  context.strokeStyle = '#fff3c4';
  context.lineWidth = size * 0.035;
  context.beginPath();
  context.arc(size / 2, size / 2, size * 0.45, 0, 2 * Math.PI);
  context.stroke();
};

/** All that moves in the water, on one texture. */
export function fishingTextures(hues: Hues): Readonly<Record<CellName, Texture>> {
  const cannon: PaintCell = (context, size) =>
    paintDrawing(
      context,
      [
        ['accentDark', 'M38 6H62L66 62H34Z'],
        ['accent', 'M42 4H58L60 60H40Z'],
        ['dark', 'M14 66C14 46 86 46 86 66V98H14Z'],
        ['main', 'M22 68C24 54 76 54 78 68V96H22Z'],
        ['accentLight', 'M43 64H57V78H43Z'],
      ],
      hues,
      { x: 0, y: 0, size },
    );
  const fish = FISH_KIND_NAMES.map((kind): [FishKindName, PaintCell] => {
    const [drawing, own] = FISH_DRAWINGS[kind];
    return [kind, (context, size) => paintDrawing(context, drawing, own, { x: 6, y: 6, size: size - 12 })];
  });
  const cells = Object.fromEntries(fish) as Record<FishKindName, PaintCell>;
  return paintAtlas<CellName>({ ...cells, cannon, bullet: shot, ring }, TEXTURE);
}

/** The water, lighter above, with the light that falls into it. */
export function paintWater({ width, height }: Size, [hue]: Hues): HTMLCanvasElement {
  const [canvas, context] = paintedCanvas(width, height);
  const water = context.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, `oklch(0.6 0.11 ${hue})`);
  water.addColorStop(0.5, `oklch(0.42 0.1 ${hue})`);
  water.addColorStop(1, `oklch(0.22 0.07 ${hue})`);
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);
  context.fillStyle = `oklch(0.92 0.06 ${hue} / 0.07)`;
  for (const share of [0.1, 0.34, 0.62, 0.85]) {
    context.beginPath();
    context.moveTo(width * share, 0);
    context.lineTo(width * (share + 0.1), 0);
    context.lineTo(width * (share - 0.02), height);
    context.lineTo(width * (share - 0.24), height);
    context.fill();
  }
  return canvas;
}
