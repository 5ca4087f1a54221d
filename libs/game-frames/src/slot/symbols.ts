import { slotFaces, type Motif, type SlotSymbol } from '@heptad/game-rules';
import { circle, petals, rays, star, type Drawing } from '../drawing/motifs/layer';
import { MOTIF_DRAWINGS } from '../drawing/motifs/motifs';
import type { Hues } from '../drawing/paint';

/** How a symbol of a slot is drawn. */
export interface SymbolArt {
  readonly drawing: Drawing;
  readonly hues: Hues;
  /** Written across it. */
  readonly word?: 'wild' | 'scatter';
}

const HEXAGON: Drawing = [
  ['dark', star(50, 50, [44], 6)],
  ['main', star(50, 50, [37], 6)],
  ['light', 'M50 13L82 31.5L50 50L18 31.5Z'],
  ['dark', star(50, 50, [18], 6)],
  ['light', star(50, 50, [14], 6)],
];
const DIAMOND: Drawing = [
  ['dark', 'M50 4L92 50L50 96L8 50Z'],
  ['main', 'M50 13L84 50L50 87L16 50Z'],
  ['light', 'M50 13L50 50L16 50Z'],
  ['dark', 'M50 34L65 50L50 66L35 50Z'],
  ['light', 'M50 39L60 50L50 61L40 50Z'],
];
const DROP: Drawing = [
  ['dark', 'M50 4C62 26 86 42 86 64C86 84 70 96 50 96C30 96 14 84 14 64C14 42 38 26 50 4Z'],
  ['main', 'M50 18C60 34 78 48 78 64C78 79 66 88 50 88C34 88 22 79 22 64C22 48 40 34 50 18Z'],
  ['light', 'M46 30C38 42 28 52 28 64C28 72 32 78 38 81C34 66 38 48 46 30Z'],
  ['light', circle(60, 66, 9)],
];
const SQUARE: Drawing = [
  ['dark', 'M26 8H74L92 26V74L74 92H26L8 74V26Z'],
  ['main', 'M30 16H70L84 30V70L70 84H30L16 70V30Z'],
  ['light', 'M30 16H70L60 34H40L34 40V60L16 70V30Z'],
  ['dark', 'M40 36H60L64 40V60L60 64H40L36 60V40Z'],
  ['light', 'M43 41H57V57H43Z'],
];
const WILD_STAR: Drawing = [
  ['accentDark', star(50, 48, [48, 38], 12)],
  ['accent', star(50, 48, [43, 33], 12)],
  ['main', circle(50, 48, 29)],
  ['accentLight', star(50, 48, [26, 11], 5)],
];
const SCATTER_LOTUS: Drawing = [
  ['accentLight', rays(50, 46, 34, 47, 16), 3.6],
  ['accentDark', circle(50, 46, 35)],
  ['accent', circle(50, 46, 31)],
  ['main', petals(50, 46, 17, 9.5, 8)],
  ['light', petals(50, 46, 11, 6, 8)],
  ['accentLight', circle(50, 46, 7)],
];

const turned = (hue: number, by: number): number => (hue + by) % 360;

/** What the symbols of a slot look like, by the motif and the hues of its art: four pictures, and four stones that pay less. */
export function symbolsOf(motif: Motif, [hue, accent]: Hues): Readonly<Record<SlotSymbol, SymbolArt>> {
  const { A, B, C, D } = slotFaces(motif);
  return {
    A: { drawing: MOTIF_DRAWINGS[A], hues: [hue, accent] },
    B: { drawing: MOTIF_DRAWINGS[B], hues: [accent, turned(hue, 30)] },
    C: { drawing: MOTIF_DRAWINGS[C], hues: [turned(hue, 140), turned(accent, 40)] },
    D: { drawing: MOTIF_DRAWINGS[D], hues: [turned(hue, 220), turned(accent, 320)] },
    E: { drawing: HEXAGON, hues: [20, 20] },
    F: { drawing: DIAMOND, hues: [250, 250] },
    G: { drawing: DROP, hues: [150, 150] },
    H: { drawing: SQUARE, hues: [310, 310] },
    W: { drawing: WILD_STAR, hues: [hue, 85], word: 'wild' },
    S: { drawing: SCATTER_LOTUS, hues: [turned(accent, 300), 70], word: 'scatter' },
  };
}
