import { Decimal } from '@heptad/formatting';

/** A rate such as `0.0200` as a member reads it, `2%`. */
export function percent(rate: string): string {
  return `${new Decimal(rate).times(100).toFixed()}%`;
}
