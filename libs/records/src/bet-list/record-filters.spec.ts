import fc from 'fast-check';
import { VENUE_CODES } from '@heptad/venue-gateway';
import { readFilters, recordsQuery, SPANS, spanStart, writeFilters } from './record-filters';

describe('the filters of the address', () => {
  it('come back as they were written', () => {
    const filters = fc.record({
      settled: fc.boolean(),
      venue: fc.option(fc.constantFrom(...VENUE_CODES), { nil: undefined }),
      span: fc.constantFrom(...SPANS),
    });
    fc.assert(fc.property(filters, (each) => expect(readFilters(writeFilters(each))).toEqual(each)));
  });

  it('count as absent when they make no sense', () => {
    expect(readFilters(new URLSearchParams('settled=yes&venue=XX&days=365'))).toEqual({
      settled: false,
      venue: undefined,
      span: '7',
    });
  });
});

describe('a span', () => {
  const now = new Date(2026, 2, 1, 13, 30).getTime();

  it('begins at the midnight of its first day, today among its days', () => {
    expect(spanStart('1', now)).toBe(new Date(2026, 2, 1).getTime());
    expect(spanStart('7', now)).toBe(new Date(2026, 1, 23).getTime());
    expect(spanStart('90', now)).toBe(new Date(2025, 11, 2).getTime());
  });

  it('stays the same all day, so that a list is not fetched anew each second', () => {
    expect(spanStart('7', new Date(2026, 2, 1).getTime())).toBe(
      spanStart('7', new Date(2026, 2, 1, 23, 59, 59, 999).getTime()),
    );
  });

  it('bounds settled bets only: an open bet is never too old to be shown', () => {
    const filters = { venue: undefined, span: '1' } as const;
    expect(recordsQuery({ ...filters, settled: false }, now)).toEqual({ settled: false });
    expect(recordsQuery({ ...filters, settled: true, venue: 'FBTY' }, now)).toEqual({
      settled: true,
      venue: 'FBTY',
      from: spanStart('1', now),
    });
  });
});
