import { choose, codesFor, combinationsOf, foldsOf } from './combinations';

describe('combination codes', () => {
  it.each([
    [2001, 2, 1],
    [2001, 3, 3],
    [3001, 3, 1],
    [3004, 3, 4],
    [4011, 4, 11],
    [5026, 5, 26],
    [6057, 6, 57],
    [7120, 7, 120],
    [8247, 8, 247],
    [4001, 8, 70],
  ])('%i over %i legs is %i bets', (code, legs, count) => {
    const items = Array.from({ length: legs }, (_, index) => index);
    expect(combinationsOf(code, items)).toHaveLength(count);
  });

  it('offers every fold and the full cover, and nothing for codes that do not fit', () => {
    expect(codesFor(1)).toEqual([1001]);
    expect(codesFor(2)).toEqual([2001]);
    expect(codesFor(4)).toEqual([2001, 3001, 4001, 4011]);
    for (const [code, legs] of [
      [1001, 2],
      [2001, 1],
      [3004, 4],
      [9001, 9],
      [2002, 3],
      [0, 0],
      [2001.5, 2],
    ] as const) {
      expect(foldsOf(code, legs)).toBeUndefined();
    }
  });

  it('chooses each subset once', () => {
    expect(choose(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });
});
