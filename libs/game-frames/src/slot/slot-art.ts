import type { Motif, SlotSymbol } from '@heptad/game-rules';
import type { Texture } from 'pixi.js';
import { paintAtlas } from '../drawing/atlas';
import { paintedCanvas, type PaintCell } from '../drawing/canvas';
import { MOTIF_DRAWINGS } from '../drawing/motifs/motifs';
import { paintDrawing, type Hues } from '../drawing/paint';
import type { SlotLayout } from './layout';
import { symbolCell, type SymbolWords } from './symbol-cell';
import { symbolsOf } from './symbols';

/** What a slot's drawing is made of. */
export interface SlotArtOptions {
  readonly motif: Motif;
  readonly hues: Hues;
  readonly words: SymbolWords;
}

export type SlotTextures = Readonly<Record<SlotSymbol | 'ring', Texture>>;

const ring =
  (accent: number): PaintCell =>
  (context, size) => {
    context.strokeStyle = `oklch(0.9 0.14 ${accent})`;
    context.lineWidth = size * 0.045;
    context.shadowColor = `oklch(0.85 0.17 ${accent})`;
    context.shadowBlur = size * 0.07;
    context.beginPath();
    context.roundRect(size * 0.05, size * 0.05, size * 0.9, size * 0.9, size * 0.14);
    context.stroke();
  };

/** All symbols of a slot on one texture. @param size of a symbol in pixels of the texture */
export function slotTextures({ motif, hues, words }: SlotArtOptions, size: number): SlotTextures {
  const cells = Object.entries(symbolsOf(motif, hues)).map(([symbol, art]) => [
    symbol,
    symbolCell(art, words),
  ]);
  return paintAtlas<SlotSymbol | 'ring'>({ ...Object.fromEntries(cells), ring: ring(hues[1]) }, size);
}

/** What stands behind the symbols: the drums of the reels. */
export function paintReels(
  { cell, gap, width, height }: SlotLayout,
  [hue]: Hues,
  scale: number,
): HTMLCanvasElement {
  const [canvas, context] = paintedCanvas(width * scale, height * scale);
  context.scale(scale, scale);
  const drum = context.createLinearGradient(0, 0, 0, height);
  drum.addColorStop(0, `oklch(0.2 0.05 ${hue})`);
  drum.addColorStop(0.5, `oklch(0.34 0.06 ${hue})`);
  drum.addColorStop(1, `oklch(0.2 0.05 ${hue})`);
  context.fillStyle = `oklch(0.14 0.04 ${hue})`;
  context.fillRect(0, 0, width, height);
  context.fillStyle = drum;
  for (let x = 0; x < width; x += cell + gap) context.fillRect(x, 0, cell, height);
  return canvas;
}

export interface GroundOptions {
  readonly width: number;
  readonly height: number;
  readonly layout: SlotLayout;
  readonly scale: number;
}

/** What lies around the reels: the ground of the whole drawing with their frame. */
export function paintGround(
  { motif, hues }: SlotArtOptions,
  { width, height, layout, scale }: GroundOptions,
): HTMLCanvasElement {
  const [hue, accent] = hues;
  const [canvas, context] = paintedCanvas(width * scale, height * scale);
  context.scale(scale, scale);
  const ground = context.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.hypot(width, height) / 2,
  );
  ground.addColorStop(0, `oklch(0.36 0.09 ${hue})`);
  ground.addColorStop(1, `oklch(0.18 0.045 ${hue})`);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 0.1;
  const large = Math.min(width, height) * 0.62;
  for (const x of [-large * 0.4, width - large * 0.6])
    paintDrawing(context, MOTIF_DRAWINGS[motif], hues, { x, y: height - large * 0.85, size: large });
  context.globalAlpha = 1;
  const { cell, x, y } = layout;
  const edge = cell * 0.16;
  const border = context.createLinearGradient(0, y - edge, 0, y + layout.height + edge);
  border.addColorStop(0, `oklch(0.92 0.1 ${accent})`);
  border.addColorStop(0.5, `oklch(0.68 0.13 ${accent})`);
  border.addColorStop(1, `oklch(0.48 0.1 ${accent})`);
  context.fillStyle = border;
  context.beginPath();
  context.roundRect(x - edge, y - edge, layout.width + 2 * edge, layout.height + 2 * edge, cell * 0.16);
  context.fill();
  context.fillStyle = `oklch(0.16 0.045 ${hue})`;
  context.beginPath();
  context.roundRect(x - edge / 2, y - edge / 2, layout.width + edge, layout.height + edge, cell * 0.1);
  context.fill();
  return canvas;
}
