import { inTurnoverOrder, makesDuty, type TurnoverEvent } from './turnover';

/** What a bet, or a withdrawal with the fee, took off a duty. Amounts are minor units. */
export interface DutyPart {
  readonly kind: 'turnover' | 'charged';
  readonly reference: string;
  readonly at: number;
  readonly amount: bigint;
}

/** The duty of a deposit or a bonus to be bet once, and what has fulfilled it so far. Amounts are minor units. */
export interface TurnoverDuty {
  readonly source: 'deposit' | 'bonus';
  /** The number of the deposit or of the bonus. */
  readonly reference: string;
  readonly at: number;
  readonly amount: bigint;
  readonly left: bigint;
  /** When nothing was left any more; undefined before. */
  readonly fulfilledAt: number | undefined;
  /** Oldest first. */
  readonly parts: readonly DutyPart[];
}

/**
 * The duty of each deposit and bonus, oldest first. What fulfils duties goes to the oldest open one, then to the next; what is left over
 * counts for none that comes later, as in `outstandingTurnover`, whose sum this is.
 */
export function turnoverDuties(events: readonly TurnoverEvent[]): readonly TurnoverDuty[] {
  const duties: { -readonly [Key in keyof TurnoverDuty]: TurnoverDuty[Key] }[] = [];
  for (const { kind, at, amount, reference } of inTurnoverOrder(events)) {
    if (makesDuty(kind)) {
      duties.push({
        source: kind,
        reference,
        at,
        amount,
        left: amount,
        fulfilledAt: undefined,
        parts: [],
      });
      continue;
    }
    let rest = amount;
    for (const duty of duties) {
      if (rest === 0n) break;
      if (duty.left === 0n) continue;
      const taken = rest < duty.left ? rest : duty.left;
      rest -= taken;
      duty.left -= taken;
      duty.parts = [...duty.parts, { kind, reference, at, amount: taken }];
      if (duty.left === 0n) duty.fulfilledAt = at;
    }
  }
  return duties;
}
