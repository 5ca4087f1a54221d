import { defined, type Odds, ZERO } from '@heptad/formatting';
import type { ComboLimits, SelectionLimits } from '../entities/bet';
import { readMoney } from './money-text';

/** A selection's limits as every family has them, whatever it calls them. */
export interface WireLimits {
  readonly available: boolean;
  readonly odds: Odds | undefined;
  readonly min: string;
  readonly max: string;
}

/** A selection's limits; one the venue did not answer for, or not readably, cannot be bet. */
export function selectionLimits(key: string, wire: WireLimits | undefined): SelectionLimits {
  const min = readMoney(wire?.min);
  const max = readMoney(wire?.max);
  if (wire === undefined || min === undefined || max === undefined) {
    return { key, available: false, min: ZERO, max: ZERO };
  }
  return {
    key,
    available: wire.available && wire.odds !== undefined,
    min,
    max,
    ...defined({ odds: wire.odds }),
  };
}

/** A combo's limits. @param comboCode n × 1000 + number of bets */
export function comboLimits(comboCode: number, combinations: number, min: string, max: string): ComboLimits {
  return { comboCode, combinations, min: readMoney(min) ?? ZERO, max: readMoney(max) ?? ZERO };
}
