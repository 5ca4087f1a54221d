import { addressAfter } from './address-after';

describe('the hosts of a stream', () => {
  it('each failure moves to the next one, and from the last to the first', () => {
    expect([0, 1, 2, 3, 4].map((errors) => addressAfter(['a', 'b', 'c'], errors))).toEqual([
      'a',
      'b',
      'c',
      'a',
      'b',
    ]);
    expect(addressAfter(['a'], 7)).toBe('a');
    expect(addressAfter([], 3)).toBeUndefined();
  });
});
