import { ITEMS } from '@heptad/device';
import type { VenueCode, VenueDescription } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

/** The venues with the one that the native shell wants first in front (NATIVE-018); without its wish, as they are. */
export function withFirst(
  order: readonly VenueDescription[],
  first: VenueCode | undefined,
): readonly VenueDescription[] {
  const wanted = order.find(({ en }) => en === first);
  return wanted === undefined ? order : [wanted, ...order.filter((venue) => venue !== wanted)];
}

/** The venue that is opened where the address names none: the shell's wish, else the head of the order known so far. */
export function firstVenue({ venues, device }: Pick<SportsServices, 'venues' | 'device'>): VenueCode {
  return withFirst(venues.venues(), device.items.get(ITEMS.firstVenue))[0]?.en ?? 'IMTY';
}
