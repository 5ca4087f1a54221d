/** A share as two whole numbers, so that nothing is rounded: `part` of `of`, which is above 0. */
export interface Ratio {
  readonly part: bigint;
  readonly of: bigint;
}

/**
 * A share of 0 or more in percent, without the sign: `1.0579`. A half of the last decimal is rounded up.
 * @param decimals how many digits follow the point, 1 or more
 */
export function percentText({ part, of }: Ratio, decimals: number): string {
  const whole = 10n ** BigInt(decimals);
  const units = (2n * part * 100n * whole + of) / (2n * of);
  return `${units / whole}.${String(units % whole).padStart(decimals, '0')}`;
}
