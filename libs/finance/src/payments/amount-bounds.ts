import { compareMoney, type Money } from '@heptad/formatting';
import * as v from 'valibot';
import { readAmount, type AmountProblem } from '../transfer/transfer-rules';

/** Between what an amount has to be, both ends included. */
export interface AmountBounds {
  readonly min: Money;
  readonly max: Money;
  /** What there is; undefined where the money comes from outside. */
  readonly available?: Money;
}

/** Why an amount cannot be paid; keys of the feature's texts below `problem`. */
export type BoundedProblem = AmountProblem | 'belowMin' | 'aboveMax';

export type BoundedReading =
  { readonly ok: true; readonly amount: Money } | { readonly ok: false; readonly problem: BoundedProblem };

/** Reads the amount a member typed: whole cents, within bounds, and no more than there is (OPEN-065). */
export function readBounded(
  text: string,
  { min, max, available }: Omit<AmountBounds, 'max'> & { readonly max?: Money },
): BoundedReading {
  const reading = readAmount(text, available);
  // There is no balance to be more than where the money comes from outside.
  if (!reading.ok && reading.problem === 'tooMuch' && available === undefined)
    return { ok: false, problem: 'aboveMax' };
  if (!reading.ok) return reading;
  if (compareMoney(reading.amount, min) < 0) return { ok: false, problem: 'belowMin' };
  if (max !== undefined && compareMoney(reading.amount, max) > 0) return { ok: false, problem: 'aboveMax' };
  return reading;
}

/** The form of one amount. Messages are keys of the feature's texts, which name the bounds. */
export function amountForm(bounds: AmountBounds) {
  return v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const reading = readBounded(dataset.value, bounds);
        if (!reading.ok) addIssue({ message: `problem.${reading.problem}` });
      }),
    ),
  });
}
