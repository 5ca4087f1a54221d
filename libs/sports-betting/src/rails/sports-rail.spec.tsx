import type { SportsVenue } from '@heptad/venue-gateway';
import { act, cleanup, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { screenWidth } from '../testing/screen-width';
import { failed, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import SportsRail from './sports-rail';

const counts: SportsVenue['sports'] = async () =>
  answer([
    { sport: 'football', count: 12 },
    { sport: 'basketball', count: 3 },
    { sport: 'tennis', count: 0 },
  ]);

const twoLeagues = async () =>
  pageOf(
    ['5101', '5102'].map((id) => fakeMatch(id, { league: { id, name: `联赛${id}` }, sport: 'football' })),
  );

async function show(at: string, sports = counts, path = at.split('?')[0] ?? at, member = false) {
  const scene = await showSports({
    page: <SportsRail />,
    path,
    at,
    venue: { sports, matches: twoLeagues },
    order: ['FBTY', 'IMTY'],
    member,
  });
  await settle();
  return scene;
}

/** A list that is sorted, filtered and turned to the first half, and searched for a day, a league and a word. */
const LOOKED_AT =
  '/home/sports?venue=IMTY&period=early&sport=basketball&sort=hot&view=favourites&part=firstHalf&leagues=5101&fold=5101&q=a&day=2030-01-02';
const LOOK = '&sort=hot&view=favourites&part=firstHalf';

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

const links = () => within(screen.getByRole('navigation', { name: '体育导航' })).getAllByRole('link');
const current = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

let back: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  back = screenWidth(1440);
});
afterEach(() => {
  jest.useRealTimers();
  back();
});

describe('the rail of sports', () => {
  it('has the leagues of the list that is shown below its sport', async () => {
    await show('/home/sports?venue=IMTY&period=today&sport=football');
    const leagues = within(screen.getByRole('list', { name: '联赛' })).getAllByRole('link');
    expect(leagues.map(({ textContent }) => textContent)).toEqual(['联赛51011', '联赛51021']);
  });

  it.each(['/mine', '/home/sports?venue=IMTY&period=outright&sport=football'])(
    'has no leagues at %s',
    async (at) => {
      await show(at);
      expect(screen.queryByRole('list', { name: '联赛' })).toBeNull();
    },
  );

  it('SPORT-001 leads to every period and to every sport that has matches, with their number', async () => {
    const { sports } = await show('/');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      ...['滚球', '今日', '早盘', '冠军', '虚拟', '电竞', '串关', '赛果'],
      '我的收藏',
      '足球12',
      '篮球3',
      '红单榜',
      '投注策略',
    ]);
    expect(sports).toHaveBeenCalledWith('FBTY');
    expect(screen.getByRole('link', { name: '今日' })).toHaveAttribute(
      'href',
      '/home/sports?period=today&venue=FBTY',
    );
    expect(screen.getByRole('link', { name: /篮球/ })).toHaveAttribute(
      'href',
      '/home/sports?period=live&venue=FBTY&sport=basketball',
    );
  });

  it.each(['/', '/home/sports/sportsDetails?venue=IMTY&id=1', '/mine'])(
    'marks nothing at %s, which is no list',
    async (at) => {
      await show(at);
      expect(current()).toEqual([]);
    },
  );

  it.each([
    ['/home/sports/redList', '红单榜'],
    ['/home/sports/redList/recDetail?id=t01-20500-0', '红单榜'],
    ['/tutorial/betStrategy?lesson=totals', '投注策略'],
  ])('ROUTE-086 marks at %s the page beside the lists, and no list', async (at, name) => {
    await show(at);
    expect(current()).toEqual([name]);
  });

  it('marks what the list shows, and keeps its venue', async () => {
    const { sports } = await show('/home/sports?venue=IMTY&period=early&sport=basketball');
    expect(current()).toEqual(['早盘', '篮球3']);
    expect(sports).toHaveBeenCalledWith('IMTY');
    expect(screen.getByRole('link', { name: '滚球' })).toHaveAttribute(
      'href',
      '/home/sports?period=live&venue=IMTY',
    );
  });

  it('leads on to the list that was looked at last from a page that is no list, and asks for no other', async () => {
    const asked = jest.fn(counts);
    const { router } = await show('/home/sports?venue=IMTY&period=early&sport=basketball', asked, '*');
    await act(() => router.navigate('/home/sports/sportsDetails?venue=IMTY&id=1'));
    await settle();
    expect(current()).toEqual([]);
    expect(new Set(asked.mock.calls.flat())).toEqual(new Set(['early']));
    expect(screen.getByRole('link', { name: /足球/ })).toHaveAttribute(
      'href',
      '/home/sports?period=early&venue=IMTY&sport=football',
    );
  });

  it('leads to other lists as they are looked at here, and not to what this one is searched for', async () => {
    await show(LOOKED_AT, counts, undefined, true);
    expect(href(/足球/)).toBe(`/home/sports?period=early&venue=IMTY&sport=football${LOOK}`);
    expect(href('今日')).toBe(`/home/sports?period=today&venue=IMTY${LOOK}`);
    expect(href('我的收藏')).toBe(
      '/home/sports?period=early&venue=IMTY&sport=basketball&sort=hot&part=firstHalf',
    );
  });

  it('leads on to lists as the last one was looked at, whatever the page that is shown is asked for', async () => {
    const { router } = await show(LOOKED_AT, counts, '*', true);
    await act(() => router.navigate('/home/sports/sportsDetails?venue=IMTY&id=1&sort=time&view=all'));
    await settle();
    expect(href(/足球/)).toBe(`/home/sports?period=early&venue=IMTY&sport=football${LOOK}`);
    expect(href('我的收藏')).toBe(`/home/sports?period=early&venue=IMTY&sport=basketball${LOOK}`);
    await act(() => router.navigate('/home/sports?venue=IMTY&period=early&sport=basketball'));
    await act(() => router.navigate('/home/sports/sportsDetails?venue=IMTY&id=1'));
    await settle();
    expect(href(/足球/)).toBe('/home/sports?period=early&venue=IMTY&sport=football');
  });

  it('takes nothing for how a list was looked at before one was', async () => {
    await show('/home/sports/sportsResult?venue=IMTY&sort=hot&view=favourites&part=firstHalf');
    expect(href(/足球/)).toBe('/home/sports?period=live&venue=IMTY&sport=football');
  });

  it('marks the first sport there is where the wanted one has nothing', async () => {
    await show('/home/sports?venue=IMTY&sport=tennis');
    expect(current()).toEqual(['滚球', '足球12']);
  });

  it('leads a guest to the entry and back to his favourites, and a member to them and away again', async () => {
    await show('/home/sports?venue=IMTY&period=today&sport=football');
    const address = '/home/sports?period=today&venue=IMTY&sport=football&view=favourites';
    const link = () => screen.getByRole('link', { name: '我的收藏' });
    expect(link()).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address)));
    cleanup();

    const { router } = await show(
      '/home/sports?venue=IMTY&period=today&sport=football',
      counts,
      undefined,
      true,
    );
    expect(link()).toHaveAttribute('href', address);
    await act(() => router.navigate(address));
    await settle();
    expect(link()).toHaveAttribute('aria-current', 'page');
    expect(link()).toHaveAttribute('href', '/home/sports?period=today&venue=IMTY&sport=football');
  });

  it('says that the counts could not be had, the periods staying in reach', async () => {
    await show('/', async () => failed);
    expect(links()).toHaveLength(10);
    expect(screen.getByText('赛事加载失败')).toBeInTheDocument();
  });

  it('says that there is nothing where there is nothing', async () => {
    await show('/', async () => answer([]));
    expect(screen.getByText('暂无赛事')).toBeInTheDocument();
  });
});

describe('the rail where there is little room', () => {
  beforeEach(() => {
    back();
    back = screenWidth(1024);
  });

  it('leads to every sport that has matches, to results and to the pages beside the lists', async () => {
    await show('/home/sports?venue=IMTY&period=early&sport=basketball');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      '足球 12',
      '篮球 3',
      '赛果',
      '红单榜',
      '投注策略',
    ]);
    expect(current()).toEqual(['篮球 3']);
    expect(screen.getByRole('link', { name: /足球/ })).toHaveAttribute(
      'href',
      '/home/sports?period=early&venue=IMTY&sport=football',
    );
  });

  it('leads to other sports as the list is looked at', async () => {
    await show(LOOKED_AT, counts, undefined, true);
    expect(href(/足球/)).toBe(`/home/sports?period=early&venue=IMTY&sport=football${LOOK}`);
  });

  it('keeps the pages beside the lists in reach when the counts could not be had', async () => {
    await show('/', async () => failed);
    expect(links()).toHaveLength(3);
  });
});
