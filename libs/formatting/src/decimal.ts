import { Decimal as AnyDecimal } from 'decimal.js';

/** An exact decimal number. */
export type Decimal = AnyDecimal;

/**
 * Decimal numbers as all amounts, odds and lines are calculated with. They keep more digits than any sum or product of ours
 * has, so that nothing is rounded on the way; they are cut, once, where a result is written. Texts come out without
 * exponents. A quotient need not end: take it with `divToInt`, in whole units of the last digit that is wanted.
 */
export const Decimal = /* @__PURE__ */ AnyDecimal.clone({
  defaults: true,
  precision: 1_000,
  rounding: AnyDecimal.ROUND_DOWN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
