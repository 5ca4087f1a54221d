import type { Motif } from '@heptad/game-rules';
import { beast, bird, dragon, fish, flower, fruit } from './creatures';
import type { Drawing } from './layer';
import { mountain, moon, pyramid, ship, temple, wave } from './places';
import { ball, card, coin, cup, gem, lantern, mask, sword, tile, wheel } from './things';

/** What each motif looks like. */
export const MOTIF_DRAWINGS: Readonly<Record<Motif, Drawing>> = {
  beast,
  bird,
  dragon,
  fish,
  fruit,
  flower,
  gem,
  coin,
  lantern,
  mask,
  sword,
  ship,
  temple,
  pyramid,
  mountain,
  wave,
  moon,
  card,
  wheel,
  ball,
  cup,
  tile,
};

/** What goes with a motif: the three symbols below it on the reels of its slot. */
export const COMPANIONS: Readonly<Record<Motif, readonly [Motif, Motif, Motif]>> = {
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
