import { namedMatchPath } from './named-match-path';

describe('the page that a command names', () => {
  it('is that of the match', () => {
    expect(namedMatchPath({ venue: 'FBTY', id: '7' })).toBe('/home/sports/sportsDetails?venue=FBTY&id=7');
  });

  it.each([
    undefined,
    'FBTY',
    {},
    { venue: 'none', id: '7' },
    { venue: 'FBTY', id: '' },
    { venue: 'FBTY', id: 7 },
  ])('is that of the lists for %j', (payload) => expect(namedMatchPath(payload)).toBe('/home/sports'));
});
