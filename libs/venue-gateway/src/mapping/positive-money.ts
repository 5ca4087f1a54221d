import { compareMoney, ZERO, type Money } from '@heptad/formatting';
import { readMoney } from './money-text';

/** An amount above zero as a venue wrote it; `undefined` when it is none. */
export function readPositive(wire: string | number | null | undefined): Money | undefined {
  const amount = readMoney(wire);
  return amount === undefined || compareMoney(amount, ZERO) <= 0 ? undefined : amount;
}
