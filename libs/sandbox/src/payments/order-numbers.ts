/** Digits of an order’s number. */
const DIGITS = 10;

/** The number by which a member knows an order: `D` for deposits, `W` for withdrawals. */
export function orderNumber(letter: 'D' | 'W', id: number): string {
  return `${letter}${String(id).padStart(DIGITS, '0')}`;
}

/** The order’s id; the call’s schema has seen to the form. */
export function orderId(number: string): number {
  return Number(number.slice(1));
}
