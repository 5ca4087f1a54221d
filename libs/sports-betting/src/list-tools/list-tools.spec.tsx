import type { Match, SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { layRowsOut } from '../testing/row-layout';
import { fakeMarket, fakeMatch, pageOf, settle, showSports, type SportsScene } from '../testing/sports-scene';
import SportsPage from '../match-list/sports-page';
import { SEARCH_PAUSE_MS } from './use-typing-pause';

const inLeague = (id: string, league: string, more: Partial<Match> = {}) =>
  fakeMatch(id, { league: { id: league, name: `联赛${league}` }, ...more });

const MATCHES = [inLeague('a', '51'), inLeague('b', '51'), inLeague('c', '52'), inLeague('d', '53')];

type Matches = SportsVenue['matches'];

async function show(query = '', scene: Partial<SportsScene> = {}) {
  const matches = jest.fn<ReturnType<Matches>, Parameters<Matches>>(async () => pageOf(MATCHES));
  const shown = await showSports({
    page: <SportsPage />,
    path: '/home/sports',
    at: `/home/sports?period=live${query}`,
    wallet: { balances: () => new Promise(() => undefined) },
    ...scene,
    venue: { sports: async () => answer([{ sport: 'football', count: 4 }]), matches, ...scene.venue },
  });
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  await settle();
  return { ...shown, matches };
}

const cards = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .map((card) => card.getAttribute('aria-label')?.replace(/^主队(.+) – .*$/, '$1'));
const field = ({ router }: Awaited<ReturnType<typeof show>>, name: string) =>
  new URLSearchParams(router.state.location.search).get(name);
const tool = (name: RegExp) =>
  within(screen.getByRole('group', { name: '筛选与排序' })).getByRole('button', { name });

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  layRowsOut(50);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the leagues of a list', () => {
  const sheet = () => screen.getByRole('dialog', { name: '联赛筛选' });
  const open = () => press(tool(/^联赛/));

  it.each([
    [1_388, '仅统计前 4 场，场馆共 1388 场'],
    [4, null],
  ])('say what they count where the venue has %i matches', async (count, words) => {
    await show('', { venue: { sports: async () => answer([{ sport: 'football', count }]) } });
    await open();
    expect(screen.queryByText(/^仅统计/)?.textContent ?? null).toBe(words);
  });

  it('are named with their matches, and chosen into the address', async () => {
    const scene = await show();
    await open();
    expect(
      within(sheet())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['联赛512', '联赛521', '联赛531']);
    await press(within(sheet()).getByRole('checkbox', { name: '联赛51' }));
    expect(cards()).toEqual(['a', 'b', 'c', 'd']);
    await press(within(sheet()).getByRole('button', { name: '查看 2 场赛事' }));
    expect(cards()).toEqual(['c', 'd']);
    expect(field(scene, 'leagues')).toBe('all,51');
    expect(tool(/^联赛/)).toHaveTextContent('2/3');
  });

  it('are all, none or the others at one tap; none cannot be shown', async () => {
    const scene = await show();
    await open();
    await press(within(sheet()).getByRole('button', { name: '全不选' }));
    expect(within(sheet()).getByRole('button', { name: '查看 0 场赛事' })).toBeDisabled();
    await press(within(sheet()).getByRole('checkbox', { name: '联赛52' }));
    await press(within(sheet()).getByRole('button', { name: '反选' }));
    await press(within(sheet()).getByRole('button', { name: '查看 3 场赛事' }));
    expect(cards()).toEqual(['a', 'b', 'd']);
    await open();
    await press(within(sheet()).getByRole('button', { name: '全选' }));
    await press(within(sheet()).getByRole('button', { name: '查看 4 场赛事' }));
    expect(field(scene, 'leagues')).toBeNull();
  });

  it('are looked for within the sheet', async () => {
    await show();
    await open();
    const search = within(sheet()).getByRole('searchbox', { name: '搜索联赛' });
    fireEvent.change(search, { target: { value: ' 53 ' } });
    expect(within(sheet()).getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.change(search, { target: { value: 'nothing' } });
    expect(within(sheet()).getByText('没有找到这个联赛')).toBeInTheDocument();
  });
});

describe('how a list is looked at', () => {
  it('has the venue’s own order of popular leagues', async () => {
    const scene = await show();
    expect(scene.matches.mock.calls[0]?.[0]).not.toHaveProperty('order');
    await press(tool(/热门/));
    expect(scene.matches.mock.lastCall?.[0]).toMatchObject({ order: 'hot' });
    expect(field(scene, 'sort')).toBe('hot');
  });

  it('turns the columns of cards to the first half where the venue has it, in the address', async () => {
    const half = fakeMarket(
      'a',
      'handicap',
      { home: '1.90', away: '1.90' },
      { period: 'firstHalf', line: '0' },
    );
    const match = fakeMatch('a', { markets: [...fakeMatch('a').markets, half] });
    const scene = await show('', { venue: { matches: async () => pageOf([match]) } });
    expect(screen.getByRole('group', { name: '让球' })).toBeInTheDocument();
    await press(tool(/上半场/));
    expect(field(scene, 'part')).toBe('firstHalf');
    expect(screen.getByRole('group', { name: '上半让球' })).toHaveTextContent('1.90');
    expect(screen.queryByRole('group', { name: '让球' })).toBeNull();
    await press(tool(/上半场/));
    expect(field(scene, 'part')).toBeNull();
  });

  it('offers no first half where no match has one', async () => {
    await show();
    expect(
      within(screen.getByRole('group', { name: '筛选与排序' })).queryByRole('button', { name: '上半场' }),
    ).toBeNull();
  });

  it('ROUTE-082 leads to the results of what the list shows', async () => {
    await show();
    expect(screen.getByRole('link', { name: '赛果' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/home\/sports\/sportsResult/),
    );
  });

  it('folds all leagues, and unfolds one of them', async () => {
    const scene = await show();
    await press(tool(/收起/));
    expect(cards()).toEqual([]);
    await press(screen.getByRole('button', { name: '联赛52 1' }));
    expect(cards()).toEqual(['c']);
    expect(field(scene, 'fold')).toBe('all,52');
    await press(tool(/收起/));
    expect(screen.getByRole('button', { name: '联赛51 2' })).toHaveAttribute('aria-expanded', 'true');
    expect(field(scene, 'fold')).toBeNull();
  });

  it('finds teams after a pause in typing, and shows all again', async () => {
    const scene = await show();
    await press(screen.getByRole('button', { name: '搜索球队或联赛' }));
    const search = screen.getByRole('searchbox', { name: '搜索球队或联赛' });
    fireEvent.change(search, { target: { value: '客队c' } });
    expect(cards()).toContain('d');
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    expect(cards()).toEqual(['c']);
    expect(field(scene, 'q')).toBe('客队c');
    fireEvent.change(search, { target: { value: 'nobody' } });
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    await settle();
    expect(screen.getByText('没有符合条件的赛事')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '显示全部赛事' }));
    expect(cards()).toContain('d');
    expect(field(scene, 'q')).toBeNull();
    // What is still in the field must not narrow the list again.
    expect(search).toHaveValue('');
    await act(() => jest.advanceTimersByTimeAsync(2 * SEARCH_PAUSE_MS));
    expect(field(scene, 'q')).toBeNull();
  });

  it('shows the words that an address brings while the list is on the screen', async () => {
    const scene = await show('');
    expect(screen.queryByRole('searchbox', { name: '搜索球队或联赛' })).toBeNull();
    const { pathname, search } = scene.router.state.location;
    await act(() => scene.router.navigate(`${pathname}${search}${search === '' ? '?' : '&'}q=主队b`));
    await settle();
    expect(cards()).toEqual(['b']);
    const field = screen.getByRole('searchbox', { name: '搜索球队或联赛' });
    expect(field).toHaveValue('主队b');
    fireEvent.change(field, { target: { value: '' } });
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    expect(cards()).toContain('a');
    expect(field).toBeInTheDocument();
  });

  it('is as the address says', async () => {
    await show('&leagues=51&fold=52&q=主队b');
    expect(cards()).toEqual(['b']);
    expect(screen.getByRole('searchbox', { name: '搜索球队或联赛' })).toHaveValue('主队b');
  });

  it('is forgotten with the list it was for, but for the order', async () => {
    const scene = await show('&leagues=51&fold=51&q=b&sort=hot');
    const periods = screen.getByRole('tablist', { name: '赛事时段' });
    await press(within(periods).getByRole('tab', { name: '今日' }));
    expect(scene.router.state.location.search).toBe('?period=today&venue=IMTY&sort=hot');
  });
});

describe('early matches by the day', () => {
  it('are those between the bounds of the member’s own day, and all again', async () => {
    jest.setSystemTime(new Date(2030, 0, 1, 12));
    const scene = await show('', { at: '/home/sports?period=early' });
    expect(scene.matches.mock.calls[0]?.[0]).not.toHaveProperty('from');
    const days = screen.getByRole('combobox', { name: '比赛日期' });
    fireEvent.change(days, { target: { value: '2030-01-02' } });
    await settle();
    expect(scene.matches.mock.lastCall?.[0]).toMatchObject({
      from: new Date(2030, 0, 2).getTime(),
      to: new Date(2030, 0, 3).getTime() - 1,
    });
    expect(field(scene, 'day')).toBe('2030-01-02');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^明天 /);
    fireEvent.change(days, { target: { value: '' } });
    await settle();
    expect(field(scene, 'day')).toBeNull();
  });

  it('are all of them where an address names a day that has passed', async () => {
    jest.setSystemTime(new Date(2030, 0, 3, 0, 1));
    const scene = await show('', { at: '/home/sports?period=early&day=2030-01-02' });
    expect(scene.matches.mock.lastCall?.[0]).not.toHaveProperty('from');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('全部日期');
  });

  it('are offered in no other list', async () => {
    await show('&day=2030-01-02');
    expect(screen.queryByRole('combobox', { name: '比赛日期' })).toBeNull();
  });
});

describe('favourites', () => {
  const marks = { matches: ['c'], leagues: ['53'] };

  it('are the marked matches and those of marked leagues', async () => {
    const scene = await show('', { member: true, venue: { favourites: async () => answer(marks) } });
    await press(tool(/收藏/));
    expect(cards()).toEqual(['c', 'd']);
    expect(field(scene, 'view')).toBe('favourites');
  });

  it('are waited for, never said to be none', async () => {
    const favourites = () => new Promise<never>(() => undefined);
    await show('&view=favourites', { member: true, venue: { favourites } });
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByText('还没有收藏')).toBeNull();
  });

  it('are said to be none when there are none', async () => {
    const none = async () => answer({ matches: [], leagues: [] });
    await show('&view=favourites', { member: true, venue: { favourites: none } });
    expect(screen.getByText('还没有收藏')).toBeInTheDocument();
  });

  describe('chosen where outrights are shown', () => {
    const cup = inLeague('cup', '54', {
      home: { name: '银河杯冠军' },
      away: { name: '' },
      markets: [fakeMarket('cup', 'outright', { 'runner:1': '4.50' })],
    });
    const showOutrights = (more = '', member = true) =>
      show('', {
        member,
        at: `/home/sports?period=outright&view=favourites${more}`,
        venue: {
          favourites: async () => answer(marks),
          matches: async ({ period }) => pageOf(period === 'outright' ? [cup] : MATCHES),
        },
      });

    it.each([
      ['a member', true],
      ['a guest', false],
    ])('filter none of them for %s', async (_, member) => {
      await showOutrights('', member);
      expect(cards()).toEqual(['银河杯冠军']);
    });

    it('are shown alone again in the next list', async () => {
      const scene = await showOutrights();
      await press(screen.getByRole('tab', { name: '今日' }));
      expect(cards()).toEqual(['c', 'd']);
      expect(field(scene, 'view')).toBe('favourites');
    });

    it('stay chosen when all outrights are shown again', async () => {
      const scene = await showOutrights('&q=none');
      expect(cards()).toEqual([]);
      await press(screen.getByRole('button', { name: '显示全部赛事' }));
      expect(cards()).toEqual(['银河杯冠军']);
      expect(field(scene, 'view')).toBe('favourites');
    });
  });

  it('lead a guest to the entry, and back to them', async () => {
    const { router } = await show();
    await press(tool(/收藏/));
    const back = new URLSearchParams(router.state.location.search).get('returnTo');
    expect(back).toBe('/home/sports?period=live&view=favourites');
  });
});
