import { money, type Money } from '@heptad/formatting';

/** An amount as a venue wrote it, number or text; `undefined` when it is none. */
export function readMoney(wire: string | number | bigint | null | undefined): Money | undefined {
  if (wire === null || wire === undefined) return undefined;
  try {
    return money(String(wire).trim());
  } catch {
    return undefined;
  }
}
