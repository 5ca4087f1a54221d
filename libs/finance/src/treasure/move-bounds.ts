import { compareMoney, money, subtractMoney, ZERO, type Money } from '@heptad/formatting';
import type { AmountBounds } from '../payments/amount-bounds';
import type { Treasure } from './treasure';
import type { TreasureMove } from './treasure-write';

const CENT = money('0.01');

/** Between what an amount has to be that is moved in or out. */
export function moveBounds(
  { balance, centre, least, most }: Pick<Treasure, 'balance' | 'centre' | 'least' | 'most'>,
  direction: TreasureMove['direction'],
): Required<AmountBounds> {
  if (direction === 'out') return { min: CENT, max: balance, available: balance };
  const room = compareMoney(most, balance) > 0 ? subtractMoney(most, balance) : ZERO;
  return { min: least, max: room, available: centre };
}

/** All that may be moved at once. */
export function everythingOf({ max, available }: Required<AmountBounds>): Money {
  return compareMoney(max, available) < 0 ? max : available;
}
