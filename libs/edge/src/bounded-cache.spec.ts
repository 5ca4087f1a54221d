import { BoundedCache } from './bounded-cache';

describe('BoundedCache', () => {
  let time = 0;
  const cache = (maxEntries: number, maxBytes: number) =>
    new BoundedCache<string>({ maxEntries, maxBytes, now: () => time });

  beforeEach(() => {
    time = 1_000;
  });

  it('forgets a value when its time is over, and not before', () => {
    const values = cache(10, 100);
    values.set('a', 'x', 1, 50);
    time += 49;
    expect(values.get('a')).toBe('x');
    time += 1;
    expect(values.get('a')).toBeUndefined();
  });

  it('gives up what nobody read for the longest time', () => {
    const values = cache(2, 100);
    values.set('a', 'A', 1, 50);
    values.set('b', 'B', 1, 50);
    values.get('a');
    values.set('c', 'C', 1, 50);
    expect([values.get('a'), values.get('b'), values.get('c')]).toEqual(['A', undefined, 'C']);
  });

  it('keeps within its bytes, also when a value is replaced', () => {
    const values = cache(10, 10);
    values.set('a', 'A', 6, 50);
    values.set('a', 'A2', 4, 50);
    values.set('b', 'B', 6, 50);
    expect(values.get('a')).toBe('A2');
    values.set('c', 'C', 1, 50);
    expect([values.get('b'), values.get('a'), values.get('c')]).toEqual([undefined, 'A2', 'C']);
  });

  it('does not take what is larger than itself', () => {
    const values = cache(10, 10);
    values.set('a', 'A', 1, 50);
    expect(values.set('a', 'huge', 11, 50)).toBe(false);
    expect(values.get('a')).toBe('A');
  });
});
