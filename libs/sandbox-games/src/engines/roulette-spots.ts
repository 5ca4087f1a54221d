import { HALF_BETS, INSIDE_BETS, rouletteRefusal, THIRD_BETS, type RouletteBet } from '@heptad/game-rules';
import type { SpotStake } from './scheduled-engine';

const NUMBER = /^(0|[1-9]\d?)$/;

const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

function numbersIn(text: string): readonly number[] | undefined {
  const parts = text.split('-');
  const numbers = parts.map(Number);
  return parts.every((part) => NUMBER.test(part)) && ascending(numbers) ? numbers : undefined;
}

function read({ spot, stake }: SpotStake): RouletteBet | undefined {
  const [name, where, ...more] = spot.split(':');
  if (more.length > 0) return undefined;
  const half = HALF_BETS.find((kind) => kind === name);
  if (half !== undefined) return where === undefined ? { kind: half, stake } : undefined;
  const numbers = numbersIn(where ?? '');
  if (numbers === undefined) return undefined;
  const third = THIRD_BETS.find((kind) => kind === name);
  if (third !== undefined) {
    const [which = 0] = numbers;
    return numbers.length === 1 ? { kind: third, which, stake } : undefined;
  }
  const inside = INSIDE_BETS.find((kind) => kind === name);
  return inside && { kind: inside, numbers, stake };
}

/** The bet on a spot that is written as the contract says, each in one way only; undefined for what is no spot of the layout. */
export function rouletteBetOf(bet: SpotStake): RouletteBet | undefined {
  const known = read(bet);
  if (known === undefined) return undefined;
  const refusal = rouletteRefusal(known);
  return refusal === undefined || refusal === 'stake' ? known : undefined;
}
