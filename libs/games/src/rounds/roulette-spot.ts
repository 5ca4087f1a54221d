import { HALF_BETS, INSIDE_BETS, THIRD_BETS, type RouletteBet } from '@heptad/game-rules';

const NUMBERS = /^\d{1,2}(-\d{1,2})*$/;

/**
 * The bet that a spot stands for, as the contract spells them (`straight:17`, `corner:0-1-2-3`, `dozen:2`, `red`).
 * @param stake cents
 * @returns undefined for what is no spot
 */
export function betOnSpot(spot: string, stake: bigint): RouletteBet | undefined {
  const [name, where = ''] = spot.split(':');
  const half = HALF_BETS.find((kind) => kind === name);
  if (half !== undefined) return { kind: half, stake };
  if (!NUMBERS.test(where)) return undefined;
  const numbers = where.split('-').map(Number);
  const third = THIRD_BETS.find((kind) => kind === name);
  if (third !== undefined) return { kind: third, which: numbers[0] ?? 0, stake };
  const inside = INSIDE_BETS.find((kind) => kind === name);
  return inside && { kind: inside, numbers, stake };
}
