import { countedBeyond } from './counted-beyond';

const list = { venue: 'IMTY', period: 'early', sport: 'football' } as const;
const counts = [
  { sport: 'basketball', count: 5_000 },
  { sport: 'football', count: 1_388 },
] as const;

describe('what a list leaves out', () => {
  it('is told where the venue counts more than a list holds', () => {
    expect(countedBeyond(list, 1_000, counts)).toBe(1_388);
    expect(countedBeyond(list, 998, counts)).toBe(1_388);
  });

  it.each([
    ['the list is not there yet', list, 0, counts],
    ['nothing was counted', list, 1_000, undefined],
    ['the sport is not counted', { ...list, sport: 'tennis' as const }, 1_000, counts],
    ['the list holds all', list, 1_388, counts],
    ['a match has ended since it was counted', list, 799, [{ sport: 'football' as const, count: 800 }]],
    ['the list is of one day', { ...list, from: 1, to: 2 }, 200, counts],
    ['the bound is just reached', list, 1_000, [{ sport: 'football' as const, count: 1_000 }]],
  ])('is nothing where %s', (_, asked, held, known) => {
    expect(countedBeyond(asked, held, known)).toBeUndefined();
  });
});
