import { stubApiClient } from '@heptad/api-client/testing';
import { selections, venue as venueCalls } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import type { ListKind, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, fakeMatch, pageOf, settle, showSports, type SportsScene } from '../testing/sports-scene';
import { screenWidth } from '../testing/screen-width';
import SportsPage from './sports-page';

const counts: SportsVenue['sports'] = async () =>
  answer([
    { sport: 'football', count: 12 },
    { sport: 'basketball', count: 3 },
    { sport: 'tennis', count: 0 },
  ]);
const matches: SportsVenue['matches'] = async ({ period, sport }) =>
  pageOf([fakeMatch(`${sport ?? ''}-${period}`)]);

interface Options extends Partial<SportsScene> {
  readonly sports?: SportsVenue['sports'];
}

async function show(at = '/home/sports', { sports = counts, ...options }: Options = {}) {
  const scene = await showSports({
    page: <SportsPage />,
    path: '/home/sports/:type?',
    at,
    venue: { sports, matches },
    ...options,
  });
  await settle();
  return scene;
}

const strip = (name: string) => screen.getByRole('tablist', { name });
const chosen = (name: string) => within(strip(name)).getByRole('tab', { selected: true }).textContent;
const picker = () => screen.getByRole('button', { name: /^场馆/ });
/** The sheet's code comes with its first opening. */
async function openVenues() {
  await press(picker());
  await settle();
  await settle();
}
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const search = ({ router }: Awaited<ReturnType<typeof show>>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the sports page', () => {
  it('opens on the first venue, what is live, and the first sport there is', async () => {
    const scene = await show();
    expect(screen.getByRole('heading', { level: 1, name: '体育' })).toBeInTheDocument();
    expect(picker()).toHaveTextContent('IM体育');
    expect(chosen('球类')).toBe('足球 12');
    expect(cards()).toEqual(['主队football-live – 客队football-live']);
    expect(scene.sports).toHaveBeenCalledWith('IMTY');
  });

  it('shows its list as the panel of venue, list and sport, named by them', async () => {
    await show();
    const panel = screen.getByRole('tabpanel', { name: 'IM体育 滚球 足球 12' });
    for (const tab of screen.getAllByRole('tab', { selected: true }))
      expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('SPORT-001 offers six markets, and what can be combined', async () => {
    await show();
    const names = within(strip('赛事时段'))
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['滚球', '今日', '早盘', '冠军', '虚拟', '电竞', '串关']);
  });

  it('leaves out sports that have nothing', async () => {
    await show();
    expect(
      within(strip('球类'))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['足球 12', '篮球 3']);
  });

  it('has the venues in the order that is given, and says which is under maintenance', async () => {
    await show('/home/sports', {
      order: ['FBTY', 'IMTY'],
      states: async () => answer({ IMTY: 'maintenance', FBTY: 'open', YBTY: 'open', DBTY: 'open' }),
    });
    expect(picker()).toHaveTextContent('FB体育');
    await openVenues();
    const venues = screen.getByRole('radiogroup', { name: '场馆' });
    expect([...venues.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'FB体育',
      'IM体育（维护）',
    ]);
  });
});

describe('the choice in the address', () => {
  it('is opened as it says', async () => {
    const scene = await show('/home/sports?venue=FBTY&period=early&sport=basketball');
    expect(picker()).toHaveTextContent('FB体育');
    expect(chosen('球类')).toBe('篮球 3');
    expect(cards()).toEqual(['主队basketball-early – 客队basketball-early']);
    expect(scene.sports).toHaveBeenCalledWith('FBTY');
  });

  it.each([
    ['/home/sports/early', 'football-early'],
    ['/home/sports/basketball', 'basketball-live'],
    ['/home/sports/early?period=today', 'football-today'],
    ['/home/sports/nonsense', 'football-live'],
  ])('ROUTE-086 of %s is the list %s', async (at, list) => {
    await show(at);
    expect(cards()).toEqual([`主队${list} – 客队${list}`]);
  });

  it.each(['venue=XXTY', 'period=yesterday', 'sport=chess', 'sport=tennis', 'venue=&period=&sport='])(
    'is passed over where it makes no sense: %s',
    async (query) => {
      await show(`/home/sports?${query}`);
      expect(picker()).toHaveTextContent('IM体育');
      expect(cards()).toEqual(['主队football-live – 客队football-live']);
    },
  );

  it('SHELL-008 follows every tap, that of a venue too, and keeps what was chosen before', async () => {
    const scene = await show();
    await press(within(strip('球类')).getByRole('tab', { name: /篮球/ }));
    expect(search(scene)).toEqual({ venue: 'IMTY', period: 'live', sport: 'basketball' });
    await openVenues();
    await press(screen.getByRole('radio', { name: 'OB体育' }));
    expect(picker()).toHaveTextContent('OB体育');
    expect(search(scene)).toEqual({ venue: 'YBTY', period: 'live', sport: 'basketball' });
    await press(within(strip('赛事时段')).getByRole('tab', { name: '今日' }));
    expect(search(scene)).toEqual({ venue: 'YBTY', period: 'today', sport: 'basketball' });
    expect(cards()).toEqual(['主队basketball-today – 客队basketball-today']);
    expect(chosen('赛事时段')).toBe('今日');
  });
});

describe('the counts of the sports', () => {
  it('SPORT-025 are asked for every minute', async () => {
    const sports = jest.fn(counts);
    await show('/home/sports', { sports });
    expect(sports).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(59_999));
    expect(sports).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(sports).toHaveBeenCalledTimes(2);
  });

  it('are never nothing while they load, nor those of another period', async () => {
    const sports = async (wanted: ListKind) =>
      wanted === 'live' ? counts(wanted) : new Promise<never>(() => undefined);
    await show('/home/sports', { sports });
    await press(within(strip('赛事时段')).getByRole('tab', { name: '早盘' }));
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText('暂无赛事')).toBeNull();
  });

  it('say that there is nothing where a period has none', async () => {
    await show('/home/sports', { sports: async () => answer([{ sport: 'football', count: 0 }]) });
    expect(screen.getByText('暂无赛事')).toBeInTheDocument();
  });

  describe('of a period that the venue has nothing in', () => {
    const nothing: SportsVenue['sports'] = async () => answer([]);
    const esports =
      (count: number): SportsVenue['sports'] =>
      async (listKind) =>
        answer(
          listKind === 'esports' ? [{ sport: 'tacticalShooter', count }] : [{ sport: 'football', count: 9 }],
        );
    const at = '/home/sports?venue=IMTY&period=esports&sort=hot';

    it('lead to the first venue of the order that has some, by one tap that changes nothing else', async () => {
      const scene = await show(at, {
        order: ['IMTY', 'FBTY', 'YBTY', 'DBTY'],
        venues: { IMTY: { sports: nothing }, FBTY: { sports: nothing }, YBTY: { sports: esports(32) } },
      });
      await settle();
      expect(screen.getByText('暂无赛事')).toBeInTheDocument();
      await press(screen.getByRole('button', { name: '去OB体育看电竞 32' }));
      expect(search(scene)).toEqual({ venue: 'YBTY', period: 'esports', sort: 'hot' });
      expect(cards()).toEqual(['主队tacticalShooter-esports – 客队tacticalShooter-esports']);
      expect(scene.sports).not.toHaveBeenCalledWith('DBTY');
    });

    it('pass by a venue under maintenance, and one that cannot be asked', async () => {
      await show(at, {
        order: ['IMTY', 'FBTY', 'YBTY', 'DBTY'],
        states: async () => answer({ IMTY: 'open', FBTY: 'maintenance', YBTY: 'open', DBTY: 'open' }),
        venues: {
          IMTY: { sports: nothing },
          FBTY: { sports: esports(5) },
          YBTY: { sports: async () => failed },
          DBTY: { sports: esports(7) },
        },
      });
      await settle();
      expect(screen.getByRole('button', { name: /^去/ })).toHaveTextContent('去熊猫体育看电竞 7');
    });

    it('lead nowhere where no venue has any', async () => {
      await show(at, { sports: nothing });
      await settle();
      expect(screen.getByText('暂无赛事')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^去/ })).toBeNull();
    });
  });

  it('can be asked for again when they fail', async () => {
    const sports = jest.fn(counts).mockResolvedValueOnce(failed);
    await show('/home/sports', { sports });
    expect(screen.getByText('赛事加载失败')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(cards()).toHaveLength(1);
  });
});

describe('the end of a list', () => {
  it('has what most bets of the venue’s sport are on, of the sport that is chosen', async () => {
    const popular = {
      match: { id: '7', league: '星河联赛', home: '主队7', away: '客队7' },
      side: 'home',
      bets: 3,
    };
    const market = { kind: 'moneyline', period: 'full' };
    const api = stubApiClient({
      [venueCalls.strategiesBanner.path]: answer([]),
      [selections.popularBets.path]: answer({ hours: 6, items: [{ ...popular, market }] }),
    });
    await show('/home/sports?venue=FBTY', {
      more: { api },
      venue: { sports: counts, matches, match: async (id) => answer({ match: fakeMatch(id) }) },
    });
    await settle();
    const asked = () =>
      api.sent.filter(({ path }) => path === selections.popularBets.path).map(({ request }) => request);
    expect(asked()).toEqual([{ venue: 'FBTY', language: 'zh-CN', sport: 'football' }]);
    const row = within(screen.getByRole('region', { name: '热门投注' })).getByRole('listitem');
    expect(row).toHaveTextContent('3 注');
    expect(screen.getByText(/比分与赔率可能有延迟/)).toBeVisible();
    await press(within(strip('球类')).getByRole('tab', { name: /篮球/ }));
    await settle();
    expect(asked().at(-1)).toEqual({ venue: 'FBTY', language: 'zh-CN', sport: 'basketball' });
  });
});

const MEMBER: Options = {
  member: true,
  wallet: {
    balances: async () =>
      answer({
        currency: 'CNY',
        centre: money('1.00'),
        total: money('8.50'),
        channels: [{ channel: 'FBTY', name: 'FBTY', balance: money('7.50'), available: true }],
      }),
  },
  venue: { sports: counts, matches, favourites: async () => answer({ matches: [], leagues: [] }) },
};

describe('the balance of a member', () => {
  it('is in the head, that of the venue that is shown', async () => {
    await show('/home/sports?venue=FBTY', MEMBER);
    await settle();
    expect(screen.getByTestId('sports-balance')).toHaveTextContent('¥7.50');
    await openVenues();
    expect(screen.getByRole('radio', { name: /^FB体育/ }).closest('label')).toHaveTextContent('FB体育¥7.50');
    expect(screen.getByRole('radio', { name: /^IM体育/ }).closest('label')).toHaveTextContent('IM体育–');
    expect(screen.getByRole('button', { name: '转入' })).toBeInTheDocument();
  });

  it('stands below the tabs of venues in the full-site layout', async () => {
    const narrow = screenWidth(1_440);
    await show('/home/sports?venue=FBTY', MEMBER);
    await settle();
    expect(chosen('场馆')).toBe('FB体育');
    expect(screen.getByText('FB体育 余额')).toBeInTheDocument();
    expect(screen.queryByRole('tablist', { name: '赛事时段' })).toBeNull();
    narrow();
  });

  it('has the periods below it where the rail has icons alone', async () => {
    const narrow = screenWidth(1_024);
    const { router } = await show('/home/sports?venue=FBTY', MEMBER);
    fireEvent.click(within(strip('赛事时段')).getByRole('tab', { name: '早盘' }));
    await settle();
    expect(new URLSearchParams(router.state.location.search).get('period')).toBe('early');
    expect(screen.queryByRole('tablist', { name: '球类' })).toBeNull();
    narrow();
  });

  it('is not there for a guest', async () => {
    await show();
    expect(screen.queryByTestId('sports-balance')).toBeNull();
  });
});
