import { formatCollectCount } from './collect-count';

describe('formatCollectCount', () => {
  it('FORMAT-013 shows counts under 100000 raw', () => {
    expect(formatCollectCount(0)).toBe('0');
    expect(formatCollectCount(99_999)).toBe('99999');
  });

  it.each([
    [100_000, '10.0万'],
    [123_456, '12.3万'],
    [123_500, '12.4万'],
    [999_499, '99.9万'],
    [999_999, '100万'],
  ])('FORMAT-014 shows %i with one decimal as %s', (count, expected) => {
    expect(formatCollectCount(count)).toBe(expected);
  });

  it.each([
    [1_000_000, '100万'],
    [1_234_567, '123万'],
    [1_235_000, '124万'],
  ])('FORMAT-015 shows %i as whole ten-thousands %s', (count, expected) => {
    expect(formatCollectCount(count)).toBe(expected);
  });

  it('FORMAT-014 writes the unit of the language', () => {
    expect(formatCollectCount(250_000, '萬')).toBe('25.0萬');
  });
});
