export { describeSportsVenue } from './sports-venue-suite';
export type { VenueSubject } from './venue-subject';
