/** Digits of an order’s number. */
const DIGITS = 10;

/** The number by which a member knows an order: `D` for deposits, `W` for withdrawals, `B` for prizes, `F` for gifts, `G` for those sent by post, `R` for rebate, `A` for what an operator corrected. */
export function orderNumber(letter: 'D' | 'W' | 'B' | 'F' | 'G' | 'R' | 'A', id: number): string {
  return `${letter}${String(id).padStart(DIGITS, '0')}`;
}

/** The order’s id; the call’s schema has seen to the form. */
export function orderId(number: string): number {
  return Number(number.slice(1));
}
