import { BUSINESS_CODES } from '@heptad/contracts';
import type { SportsVenue } from '../ports/sports-venue';
import { refused } from './refusals';

const NOT_OFFERED = '该场馆不支持同场串关';

/** What a venue without a bet builder says to one. */
export const builderRefusal = (venue: string) =>
  refused(BUSINESS_CODES.comboNotAllowed, NOT_OFFERED, `${venue}/betBuilder`);

/** The bet builder of a venue that has none: it refuses in words, without asking anybody. */
export function noBetBuilder(venue: string): Pick<SportsVenue, 'builderPrice'> {
  return { builderPrice: () => Promise.resolve(builderRefusal(venue)) };
}
