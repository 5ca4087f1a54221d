import type { OrderLeg } from '../entities/bet';

/** What is said of legs that cannot be asked about. */
export const LEGS_UNFIT = 'a leg is not of this venue or has no price';

/**
 * All legs on the wire; `undefined` where one does not fit, or where there are none.
 * @param leg one of them, as the family wants it back
 */
export function wireLegs<Leg>(
  leg: (leg: OrderLeg) => Leg | undefined,
  legs: readonly OrderLeg[],
): Leg[] | undefined {
  const fit = legs.map(leg).filter((each) => each !== undefined);
  return fit.length === legs.length && fit.length > 0 ? fit : undefined;
}
