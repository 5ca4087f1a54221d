import fc from 'fast-check';
import { headerOf, withStickyHeader } from './sticky-range';

describe('headerOf', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 4],
    [99, 9],
  ])('row %d belongs to header %d', (row, header) => {
    expect(headerOf([0, 4, 9], row)).toBe(header);
  });

  it('finds none before the first header or without headers', () => {
    expect(headerOf([2], 1)).toBeNull();
    expect(headerOf([], 5)).toBeNull();
  });
});

describe('withStickyHeader', () => {
  it('adds the header of the first row that is seen', () => {
    expect(withStickyHeader([0, 10], 14, [12, 13, 14, 15])).toEqual([10, 12, 13, 14, 15]);
    expect(withStickyHeader([0, 10], 10, [9, 10, 11])).toEqual([9, 10, 11]);
    expect(withStickyHeader([], 5, [5])).toEqual([5]);
  });

  it('keeps every row once and in order', () => {
    const ascending = fc.uniqueArray(fc.nat(50)).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(ascending, fc.nat(50), fc.nat(10), (headers, first, count) => {
        const indexes = Array.from({ length: count + 1 }, (_, index) => first + index);
        const all = withStickyHeader(headers, first, indexes);
        expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
        expect(indexes.every((index) => all.includes(index))).toBe(true);
      }),
    );
  });
});
