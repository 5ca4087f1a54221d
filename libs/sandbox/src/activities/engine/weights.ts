import type { PrizeRow } from './activity';
import type { Given } from './kind';

/** The weights of a prize table as it is now: a row whose stock is given away, or that the money left does not pay, is drawn no more. */
export function weightsNow(
  prizes: readonly PrizeRow[],
  given: Given,
  budget: bigint | undefined,
): readonly number[] {
  const left = budget === undefined ? undefined : budget - given.paid;
  return prizes.map(({ id, weight = 0, stock, amount }) => {
    const gone = stock !== undefined && given.times(id) >= stock;
    return gone || (left !== undefined && amount > left) ? 0 : weight;
  });
}
