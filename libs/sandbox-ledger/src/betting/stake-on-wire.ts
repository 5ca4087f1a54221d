import { minorUnits, readStake } from '@heptad/formatting';

/** A stake or a part of one as an order has to write it, with two decimals, in minor units; undefined where it is none. */
export function stakeOnWire(text: string): bigint | undefined {
  const stake = readStake(text);
  return stake === text ? minorUnits(stake) : undefined;
}
