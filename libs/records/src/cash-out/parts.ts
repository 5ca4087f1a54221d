import { compareMoney, cutToCents, Decimal, subtractMoney, ZERO, type Money } from '@heptad/formatting';
import { cashOutValueOf, type OpenCashOutOffer } from '@heptad/venue-gateway';

/** Shares of the running stake that can be given up, in hundredths. */
export const SHARES = ['25', '50', '75', '100'] as const;
export type Share = (typeof SHARES)[number];

/** What a share comes to. */
export interface Part {
  readonly share: Share;
  /** The part of the stake. */
  readonly stake: Money;
  /** What is paid for it. */
  readonly value: Money;
  /** What runs on. */
  readonly rest: Money;
  /** Neither it nor what is left is too small for the venue. */
  readonly allowed: boolean;
}

/** The cash-out amount of a share, to the cent: the part of the stake is cut to the venue's step. */
export function partOf(offer: OpenCashOutOffer, share: Share): Part {
  const wanted = new Decimal(offer.stake).times(share).div(100);
  const stake = share === '100' ? offer.stake : cutToCents(wanted.divToInt(offer.step).times(offer.step));
  const rest = subtractMoney(offer.stake, stake);
  const value = cashOutValueOf(offer, stake);
  const large = (amount: Money): boolean => compareMoney(amount, offer.least) >= 0;
  const allowed = share === '100' || (large(stake) && large(rest) && compareMoney(value, ZERO) > 0);
  return { share, stake, value, rest, allowed };
}

/** All shares with their amounts. */
export const partsOf = (offer: OpenCashOutOffer): readonly Part[] =>
  SHARES.map((share) => partOf(offer, share));
