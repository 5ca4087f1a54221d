import { act, screen } from '@testing-library/react';
import { splitMatch } from '../match/match-shape';
import { fakeMatch, showSports } from '../testing/sports-scene';
import { RecentLinks } from './recent-links';
import { RECENT_MATCHES } from './recent-matches';
import Viewed from './viewed';

const shapeOf = (id: string, change: Parameters<typeof fakeMatch>[1] = {}) =>
  splitMatch(fakeMatch(id, { kickOff: Date.now(), ...change })).shape;

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('recently viewed matches', () => {
  it('are linked by their teams, latest first, but for the one that is open', async () => {
    await showSports({
      page: (
        <>
          <Viewed match={shapeOf('a')} />
          <Viewed match={shapeOf('b')} />
          <Viewed match={shapeOf('c')} />
          <RecentLinks />
        </>
      ),
      path: '/home/sports/sportsDetails',
      at: '/home/sports/sportsDetails?venue=IMTY&id=c',
    });
    expect(screen.getByRole('region', { name: '最近浏览' })).toBeInTheDocument();
    expect(links()).toEqual([
      ['主队b – 客队b', '/home/sports/sportsDetails?venue=IMTY&id=b'],
      ['主队a – 客队a', '/home/sports/sportsDetails?venue=IMTY&id=a'],
    ]);
  });

  it('do not count one that is over, and are not there without any', async () => {
    const { device } = await showSports({
      page: (
        <>
          <Viewed match={shapeOf('a', { status: 'ended' })} />
          <RecentLinks />
        </>
      ),
    });
    expect(screen.queryByRole('region')).toBeNull();
    expect(device.items.get(RECENT_MATCHES)).toBeUndefined();
    act(() => device.items.set(RECENT_MATCHES, []));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
