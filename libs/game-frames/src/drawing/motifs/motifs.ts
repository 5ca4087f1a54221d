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
