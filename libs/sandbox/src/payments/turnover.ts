import { Decimal } from '@heptad/formatting';
import { wholeUnits } from '@heptad/sandbox-ledger';

/** Something that changes how much of a member’s deposits is still to be bet. Amounts are minor units, above zero. */
export interface TurnoverEvent {
  /** Sandbox time, ms. */
  readonly at: number;
  /** `deposit` and `bonus` add to what is to be bet; a settled bet’s turnover and what was withdrawn with the fee take from it. */
  readonly kind: 'deposit' | 'bonus' | 'turnover' | 'charged';
  readonly amount: bigint;
  /** The number of the deposit, of the bonus, of the bet or of the withdrawal. */
  readonly reference: string;
}

/** Whether what happened makes a duty to bet; all else fulfils some. */
export function makesDuty(kind: TurnoverEvent['kind']): kind is 'deposit' | 'bonus' {
  return kind === 'deposit' || kind === 'bonus';
}

/** The events as they happened; of those at one moment duties come first. */
export function inTurnoverOrder(events: readonly TurnoverEvent[]): readonly TurnoverEvent[] {
  return events.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
}

/**
 * How much of deposits and bonuses is still to be bet, minor units: each once, by bets that are settled after it. Bets do not
 * count ahead: what is bet before a deposit never pays for it.
 */
export function outstandingTurnover(events: readonly TurnoverEvent[]): bigint {
  let outstanding = 0n;
  for (const { kind, amount } of inTurnoverOrder(events)) {
    if (makesDuty(kind)) outstanding += amount;
    else outstanding = amount >= outstanding ? 0n : outstanding - amount;
  }
  return outstanding;
}

const rank = ({ kind }: TurnoverEvent): number => (makesDuty(kind) ? 0 : 1);

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
