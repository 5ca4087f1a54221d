import { cutToCents, Decimal, type Money } from '@heptad/formatting';
import type { OpenCashOutOffer } from './cash-out';

/**
 * What an offer pays for a part of its stake, cut to whole cents as venues cut it.
 * @param stake at most the offer's own, and above zero
 */
export function cashOutValueOf(offer: OpenCashOutOffer, stake: Money): Money {
  const cents = new Decimal(offer.value).times(stake).times(100).divToInt(offer.stake);
  return cutToCents(cents.div(100));
}
