import { FAMILY_OF_VENUE, type VenueCode } from '../entities/venue';

/** Whether selections of one match can be one bet at a venue: FB's wire alone can say it. Known before its adapter is fetched. */
export function offersBetBuilder(venue: VenueCode): boolean {
  return FAMILY_OF_VENUE[venue] === 'fb';
}
