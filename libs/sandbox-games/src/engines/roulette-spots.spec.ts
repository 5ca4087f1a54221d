import { INSIDE_BETS, INSIDE_GROUPS, numbersOf } from '@heptad/game-rules';
import { rouletteBetOf } from './roulette-spots';

const on = (spot: string) => rouletteBetOf({ spot, stake: 500n });

describe('spots of roulette', () => {
  it.each(INSIDE_BETS)('every %s of the layout is one', (kind) => {
    for (const numbers of INSIDE_GROUPS[kind]) {
      const sorted = [...numbers].sort((a, b) => a - b);
      expect(on(`${kind}:${sorted.join('-')}`)).toEqual({ kind, numbers: sorted, stake: 500n });
    }
  });

  it.each([
    ['red', 18],
    ['high', 18],
    ['dozen:3', 12],
    ['column:1', 12],
  ])('%s lies on %i numbers', (spot, count) => {
    const bet = on(spot);
    expect(bet && numbersOf(bet)).toHaveLength(count);
  });

  it.each([
    'straight:37',
    'straight:-1',
    'straight:01',
    'straight:1-2',
    'straight:',
    'straight',
    'split:2-1',
    'split:1-1',
    'split:1-5',
    'corner:1-2-4-6',
    'street:2-3-4',
    'dozen:0',
    'dozen:4',
    'dozen:1-2',
    'column',
    'red:1',
    'red:',
    'purple',
    'straight:1:2',
    'constructor:1',
  ])('%s is none', (spot) => {
    expect(on(spot)).toBeUndefined();
  });
});
