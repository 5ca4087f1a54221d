import type { Ratio } from '../ratio/ratio';
import { type RouletteBet, roulettePayout } from './bets';
import { WHEEL } from './wheel';

/** The share of any stake that the house keeps in the long run, in percent, as members are told: 1 in 37. */
export const ROULETTE_EDGE = '2.7027';

/** The exact share of a stake that the house keeps in the long run, by what each number of the wheel pays. */
export function rouletteEdge(bet: RouletteBet): Ratio {
  const of = bet.stake * BigInt(WHEEL.length);
  return { part: WHEEL.reduce((kept, number) => kept - roulettePayout(bet, number), of), of };
}
