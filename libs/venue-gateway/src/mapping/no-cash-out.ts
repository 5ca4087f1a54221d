import { BUSINESS_CODES } from '@heptad/contracts';
import type { SportsVenue } from '../ports/sports-venue';
import { refused } from './refusals';

const NOT_OFFERED = '该场馆不支持提前结算';

/** The cash-out of a venue that has none: it refuses in words, without asking anybody. */
export function noCashOut(
  venue: string,
): Pick<SportsVenue, 'offersCashOut' | 'cashOutOffers' | 'cashOut' | 'confirmCashOut'> {
  const refusal = refused(BUSINESS_CODES.cashOutUnavailable, NOT_OFFERED, `${venue}/cashOut`);
  return {
    offersCashOut: false,
    cashOutOffers: () => Promise.resolve(refusal),
    cashOut: () => Promise.resolve(refusal),
    confirmCashOut: () => Promise.resolve(refusal),
  };
}
