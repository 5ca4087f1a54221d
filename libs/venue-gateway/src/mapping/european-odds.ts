import { odds, oddsFrom, OddsType, type Odds } from '@heptad/formatting';

const TYPES: ReadonlyMap<number, OddsType> = new Map(Object.values(OddsType).map((type) => [type, type]));

function attempt(read: () => Odds): Odds | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * European odds of a price in any of the four notations (SPORT-015).
 * @param type the wire's number of the notation; European when absent
 * @returns `undefined` when the price is none of that notation
 */
export function europeanOdds(price: string | number, type: number = OddsType.europe): Odds | undefined {
  const notation = TYPES.get(type);
  return notation === undefined ? undefined : attempt(() => oddsFrom(String(price), notation));
}

/** Decimal odds that travel as an integer of hundred-thousandths, as OB and DB send them. */
export function oddsFromHundredThousandths(price: string | number): Odds | undefined {
  const digits = String(price).padStart(6, '0');
  return attempt(() => odds(`${digits.slice(0, -5)}.${digits.slice(-5)}`));
}

/** The integer form that OB and DB want back. */
export function oddsToHundredThousandths(price: Odds): string {
  const [whole = '0', fraction = ''] = price.split('.');
  return `${whole}${fraction.padEnd(5, '0').slice(0, 5)}`;
}
