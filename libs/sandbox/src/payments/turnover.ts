import { Decimal } from '@heptad/formatting';
import { wholeUnits } from '@heptad/sandbox-ledger';

/** Something that changes how much of a member’s deposits is still to be bet. Amounts are minor units, above zero. */
export interface TurnoverEvent {
  /** Sandbox time, ms. */
  readonly at: number;
  /** `deposit` adds to what is to be bet; a settled bet’s turnover and what was withdrawn with the fee take from it. */
  readonly kind: 'deposit' | 'turnover' | 'charged';
  readonly amount: bigint;
}

/**
 * How much of the deposits is still to be bet, minor units: each deposit once, by bets that are settled after it. Bets do not
 * count ahead: what is bet before a deposit never pays for it. Of events at one moment deposits come first.
 */
export function outstandingTurnover(events: readonly TurnoverEvent[]): bigint {
  const inOrder = events.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
  let outstanding = 0n;
  for (const { kind, amount } of inOrder) {
    if (kind === 'deposit') outstanding += amount;
    else outstanding = amount >= outstanding ? 0n : outstanding - amount;
  }
  return outstanding;
}

const rank = ({ kind }: TurnoverEvent): number => (kind === 'deposit' ? 0 : 1);

/** What a withdrawal costs. All minor units. */
export interface WithdrawalCost {
  /** The part above what is free. */
  readonly charged: bigint;
  readonly fee: bigint;
}

/** The fee's part of the charged part. */
export const FEE_RATE = new Decimal('0.02');

/**
 * The fee of a withdrawal, cut to whole cents.
 * @param amount what leaves the wallet
 * @param free how much of the wallet carries no fee
 */
export function withdrawalCost(amount: bigint, free: bigint): WithdrawalCost {
  const charged = amount > free ? amount - free : 0n;
  return { charged, fee: wholeUnits(FEE_RATE.times(charged)) };
}
