import { FAMILY_OF_VENUE, type VenueCode } from '../entities/venue';

/** Whether a venue's open bets can be edited: FB's wire alone can say it. Known before its adapter is fetched. */
export function offersBetEdit(venue: VenueCode): boolean {
  return FAMILY_OF_VENUE[venue] === 'fb';
}
