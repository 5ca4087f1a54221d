import { EXTRA_PATHS } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import type { VenueCode } from '@heptad/venue-gateway';

/** The search page over all sports of a venue, with words that are looked for already. */
export function searchPath(venue: VenueCode | undefined, words: string): string {
  const query = new URLSearchParams({ ...defined({ venue }), ...(words !== '' && { q: words }) });
  return `${EXTRA_PATHS.search}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
