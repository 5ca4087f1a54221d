import { DEFAULT_VENUE } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import type { VenueCode, VenueDescription } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

/** The venue order with the native shell's first venue in front (NATIVE-018). */
export function withFirst(
  order: readonly VenueDescription[],
  first: VenueCode | undefined,
): readonly VenueDescription[] {
  const wanted = order.find(({ en }) => en === first);
  return wanted === undefined ? order : [wanted, ...order.filter((venue) => venue !== wanted)];
}

/** The venue that is opened when the address names none: the native shell's, or the first of the order known so far. */
export function firstVenue({ venues, device }: Pick<SportsServices, 'venues' | 'device'>): VenueCode {
  return withFirst(venues.venues(), device.items.get(ITEMS.firstVenue))[0]?.en ?? DEFAULT_VENUE;
}
