import { FAMILY_OF_VENUE, type VenueCode, type VenueFamily } from '../entities/venue';

/** Families whose wire can cash a bet out: known before their adapter is fetched. */
const OFFERED: Readonly<Record<VenueFamily, boolean>> = { im: false, ob: true, fb: true };

/** Whether bets can be cashed out at a venue. */
export function offersCashOut(venue: VenueCode): boolean {
  return OFFERED[FAMILY_OF_VENUE[venue]];
}
