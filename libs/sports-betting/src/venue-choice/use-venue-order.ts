import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import type { VenueDescription } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';
import { withFirst } from './venue-order';
import { useVenueOrderQuery } from './venue-queries';

/** The venue order as the member sees it: the shell's first venue, then the server's order, the brand's until that is known. */
export function useVenueOrder(): readonly VenueDescription[] {
  const { venues, device } = useServices<SportsServices>();
  const { data: order = venues.venues() } = useVenueOrderQuery();
  return withFirst(order, useStoredItem(device.items, ITEMS.firstVenue));
}
