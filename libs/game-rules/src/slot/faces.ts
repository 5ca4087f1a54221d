import type { Motif } from '../catalogue/game';
import type { SlotSymbol } from './model';

/** What goes with a motif: the three symbols below it on the reels of its slot. */
const COMPANIONS: Readonly<Record<Motif, readonly [Motif, Motif, Motif]>> = {
  beast: ['mountain', 'flower', 'moon'],
  bird: ['mountain', 'flower', 'fruit'],
  dragon: ['temple', 'coin', 'wave'],
  fish: ['wave', 'ship', 'gem'],
  fruit: ['flower', 'bird', 'cup'],
  flower: ['bird', 'moon', 'fruit'],
  gem: ['coin', 'cup', 'pyramid'],
  coin: ['dragon', 'lantern', 'gem'],
  lantern: ['temple', 'mask', 'coin'],
  mask: ['lantern', 'sword', 'card'],
  sword: ['dragon', 'mountain', 'mask'],
  ship: ['wave', 'coin', 'sword'],
  temple: ['lantern', 'mountain', 'flower'],
  pyramid: ['mask', 'gem', 'beast'],
  mountain: ['bird', 'temple', 'beast'],
  wave: ['fish', 'ship', 'moon'],
  moon: ['lantern', 'flower', 'wave'],
  card: ['wheel', 'gem', 'tile'],
  wheel: ['card', 'coin', 'cup'],
  ball: ['cup', 'wheel', 'card'],
  cup: ['ball', 'gem', 'coin'],
  tile: ['dragon', 'coin', 'lantern'],
};

/** What the symbols of every slot show besides its pictures: four stones that pay less, the wild and the scatter. */
const ALIKE = { E: 'carnelian', F: 'sapphire', G: 'jade', H: 'amethyst', W: 'wild', S: 'scatter' } as const;

/** What a symbol of a slot shows: a picture of its theme, a stone, the wild or the scatter. */
export type SlotFace = Motif | (typeof ALIKE)[keyof typeof ALIKE];

/** What the symbols of a slot show, by the motif of its theme: the motif itself is the best paid. */
export function slotFaces(motif: Motif): Readonly<Record<SlotSymbol, SlotFace>> & {
  readonly [Picture in 'A' | 'B' | 'C' | 'D']: Motif;
} {
  const [B, C, D] = COMPANIONS[motif];
  return { A: motif, B, C, D, ...ALIKE };
}
