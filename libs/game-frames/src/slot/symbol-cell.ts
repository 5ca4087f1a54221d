import type { PaintCell } from '../drawing/canvas';
import { paintDrawing } from '../drawing/paint';
import type { SymbolArt } from './symbols';

/** What is written across the wild symbol and the scatter. */
export type SymbolWords = Readonly<Record<'wild' | 'scatter', string>>;

const FONT = "system-ui, 'PingFang SC', 'Noto Sans SC', sans-serif";

function writeWord(context: CanvasRenderingContext2D, word: string, size: number): void {
  const top = size * 0.7;
  context.fillStyle = 'rgb(20 14 30 / 0.88)';
  context.beginPath();
  context.roundRect(size * 0.1, top, size * 0.8, size * 0.24, size * 0.08);
  context.fill();
  context.fillStyle = '#fff6d8';
  context.font = `800 ${size * 0.18}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(word, size / 2, top + size * 0.125, size * 0.74);
}

/** Paints a symbol into its field. */
export const symbolCell =
  ({ drawing, hues, word }: SymbolArt, words: SymbolWords): PaintCell =>
  (context, size) => {
    const margin = size * (word === undefined ? 0.1 : 0.06);
    paintDrawing(context, drawing, hues, { x: margin, y: margin, size: size - 2 * margin });
    if (word !== undefined) writeWord(context, words[word], size);
  };
