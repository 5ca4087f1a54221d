import type { Bet, BetState } from '../entities/bet';
import { readMoney } from './money-text';

/** States of a bet that is over, by a venue's result number. */
export type ResultTable = ReadonlyMap<number, BetState>;

/** Amounts and dates every family has, whatever it calls them. */
export interface BetMoney {
  readonly stake: string;
  readonly potentialReturn: string;
  readonly returned: string | null | undefined;
  readonly settledAt: string | number | null | undefined;
}

/** The money part of a bet; `undefined` when an amount cannot be read, because a bet without its stake shows nothing true. */
export function betMoney(
  wire: BetMoney,
): Pick<Bet, 'stake' | 'potentialReturn' | 'returned' | 'settledAt'> | undefined {
  const stake = readMoney(wire.stake);
  const potentialReturn = readMoney(wire.potentialReturn);
  if (stake === undefined || potentialReturn === undefined) return undefined;
  const returned = readMoney(wire.returned);
  const settledAt =
    wire.settledAt === null || wire.settledAt === undefined ? undefined : Number(wire.settledAt);
  return {
    stake,
    potentialReturn,
    ...(returned === undefined ? {} : { returned }),
    ...(settledAt === undefined ? {} : { settledAt }),
  };
}
