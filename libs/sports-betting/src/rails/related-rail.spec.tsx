import { screen } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import RelatedRail from './related-rail';

const MATCH = '/home/sports/sportsDetails';

async function show(path: string, query = '') {
  const match = jest.fn(async (id: string) => answer({ match: fakeMatch(id) }));
  await showSports({
    page: <RelatedRail />,
    path,
    at: `${path}${query}`,
    venue: { match, matches: async () => pageOf([fakeMatch('other')]) },
  });
  await settle();
  return match;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the rail beside a match', () => {
  it('has what else is on', async () => {
    await show(MATCH, '?venue=IMTY&id=rail1');
    expect(await screen.findByRole('article', { name: '主队other – 客队other' })).toBeInTheDocument();
  });

  it.each([
    ['/home/sports', '?venue=IMTY&id=rail2'],
    ['/mine', ''],
    [MATCH, ''],
  ])('has nothing, and asks nothing, at %s%s', async (path, query) => {
    const asked = await show(path, query);
    expect(screen.queryByRole('region')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
