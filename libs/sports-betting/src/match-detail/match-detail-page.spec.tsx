import { stubApiClient } from '@heptad/api-client/testing';
import { selections } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { fakeServices } from '@heptad/feature-testing';
import type { SportsVenue } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { failed, fakeMarket, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import MatchDetailPage, { messages, RelatedRail } from './match-detail-page';

const PATH = '/home/sports/sportsDetails';

const detailed = (id: string) =>
  fakeMatch(id, {
    markets: [
      ...fakeMatch(id).markets,
      fakeMarket(id, 'handicap', { home: '1.95', away: '1.95' }, { line: '-0.5' }),
      fakeMarket(id, 'overUnder', { over: '2.00', under: '1.90' }, { line: '1', period: 'firstHalf' }),
      fakeMarket(id, 'oddEven', { odd: '1.95', even: '1.95' }, { status: 'closed' }),
    ],
  });

const timeline: SportsVenue['timeline'] = async () =>
  answer([{ kind: 'redCard', side: 'away', clock: { seconds: 2_760, period: 'firstHalf' } }]);

async function show(
  query: string,
  match: SportsVenue['match'] = async (id) => answer({ match: detailed(id) }),
  matches: SportsVenue['matches'] = async () => pageOf([]),
) {
  const asked = jest.fn(match);
  const scene = await showSports({
    page: <MatchDetailPage />,
    messages,
    path: PATH,
    at: `${PATH}?${query}`,
    venue: { match: asked, matches, timeline },
  });
  await settle();
  return { ...scene, asked };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const families = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the page of a match', () => {
  it('ROUTE-081 shows how it stands, and asks the venue that its address names', async () => {
    const { sports, asked } = await show('venue=FBTY&id=d1');
    expect(sports).toHaveBeenCalledWith('FBTY');
    expect(asked).toHaveBeenCalledWith('d1');
    const board = screen.getByRole('region', { name: '比分' });
    expect(board).toHaveTextContent("主队d12 - 1上半场 30'客队d1");
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('星河联赛');
  });

  it('leads to other matches of the league from its bar', async () => {
    await show('venue=FBTY&id=d30', undefined, async () => pageOf([fakeMatch('other')]));
    await press(screen.getByRole('button', { name: '星河联赛 切换比赛' }));
    await settle();
    const sheet = await screen.findByRole('dialog', { name: '切换比赛' });
    expect(await within(sheet).findByRole('article', { name: '主队other – 客队other' })).toBeInTheDocument();
  });

  it('says below the markets what most bets of the match are on, each to be bet too', async () => {
    const named = { id: 'd9', league: '星河联赛', home: '主队d9', away: '客队d9' };
    const market = { kind: 'overUnder', period: 'full', line: '2.5' };
    const items = [{ match: named, market, side: 'over', bets: 2 }];
    const api = stubApiClient({ [selections.popularBets.path]: answer({ hours: 6, items }) });
    await showSports({
      page: <MatchDetailPage />,
      messages,
      path: PATH,
      at: `${PATH}?venue=IMTY&id=d9`,
      venue: {
        match: async (id) => answer({ match: detailed(id) }),
        matches: async () => pageOf([]),
        timeline,
      },
      more: { api },
    });
    await settle();
    await settle();
    const [asked] = api.sent.filter(({ path }) => path === selections.popularBets.path);
    expect(asked?.request).toEqual({ venue: 'IMTY', language: 'zh-CN', matchId: 'd9' });
    const popular = screen.getByRole('region', { name: '热门投注' });
    expect(
      screen.getByRole('region', { name: '大小' }).compareDocumentPosition(popular) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    const price = within(popular).getByRole('button', { pressed: false });
    expect(price).toHaveTextContent('1.80');
    await press(price);
    expect(price).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows every market that is not closed, lines of one kind together', async () => {
    await show('venue=IMTY&id=d2');
    expect(families()).toEqual(['独赢', '让球', '大小', '上半场 · 大小']);
    const handicap = screen.getByRole('region', { name: '让球' });
    expect(within(handicap).getAllByRole('button')).toHaveLength(4);
  });

  it('shows the markets of the group that is chosen; groups with nothing in them are not offered', async () => {
    await show('venue=IMTY&id=d3');
    const groups = within(screen.getByRole('tablist', { name: '盘口分类' }));
    expect(groups.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '热门',
      '让球&独赢',
      '进球',
      '半场',
    ]);
    await press(groups.getByRole('tab', { name: '半场' }));
    expect(families()).toEqual(['上半场 · 大小']);
  });

  it('folds a market away, and keeps it folded when new prices come', async () => {
    await show('venue=IMTY&id=d4');
    await press(screen.getByRole('button', { name: '让球' }));
    expect(families()).toEqual(['独赢', '大小', '上半场 · 大小']);
    await wait(5_000);
    expect(families()).toEqual(['独赢', '大小', '上半场 · 大小']);
    await press(screen.getByRole('button', { name: '让球' }));
    expect(families()).toHaveLength(4);
  });

  it('says that there is no market where none is left', async () => {
    await show('venue=IMTY&id=d5', async (id) => answer({ match: fakeMatch(id, { markets: [] }) }));
    expect(screen.getByText('暂无盘口')).toBeInTheDocument();
    expect(screen.queryByRole('tablist', { name: '盘口分类' })).toBeNull();
  });

  it('has no markets of a match that is over, says why, and asks for it seldom', async () => {
    const { asked } = await show('venue=IMTY&id=over', async (id) =>
      answer({ match: fakeMatch(id, { status: 'ended', markets: [] }) }),
    );
    expect(screen.getByText('比赛已结束')).toBeInTheDocument();
    expect(screen.queryByText('暂无盘口')).toBeNull();
    await wait(10_000);
    const before = asked.mock.calls.length;
    await wait(30_000);
    expect(asked.mock.calls.length).toBe(before);
  });

  it('tells how a match went that is over, its added time as boards write it', async () => {
    await show('venue=IMTY&id=past', async (id) =>
      answer({ match: fakeMatch(id, { status: 'ended', markets: [], score: { home: 0, away: 0 } }) }),
    );
    await wait(10);
    await settle();
    const region = screen.getByRole('region', { name: '赛况' });
    expect(within(region).getByRole('listitem')).toHaveTextContent("45+2'客队past 红牌");
  });

  it.each([
    ['football', true],
    ['basketball', true],
    ['virtualFootball', false],
    ['tennis', false],
  ] as const)('ROUTE-081 has a way to the line-ups of %s: %p', async (sport, there) => {
    await show('venue=IMTY&id=m1', async (id) => answer({ match: fakeMatch(id, { sport }) }));
    await wait(10);
    await settle();
    expect(screen.queryAllByRole('button', { name: '阵容' })).toHaveLength(there ? 1 : 0);
  });

  it('ends with matches of the same league, then the sport’s next', async () => {
    const around: SportsVenue['matches'] = async ({ period }) =>
      pageOf(
        period === 'live'
          ? [detailed('d20')]
          : [
              fakeMatch('far', { status: 'upcoming', league: { id: 'l9', name: '远山联赛' } }),
              fakeMatch('own', { status: 'upcoming' }),
            ],
      );
    await show('venue=IMTY&id=d20', undefined, around);
    await settle();
    const related = within(await screen.findByRole('region', { name: '相关赛事' }));
    expect(related.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      '主队own – 客队own',
      '主队far – 客队far',
    ]);
  });

  it('says nothing of other matches where they cannot be fetched', async () => {
    await show('venue=IMTY&id=d21', undefined, async () => failed);
    await settle();
    expect(screen.queryByRole('region', { name: '相关赛事' })).toBeNull();
    expect(screen.getByRole('region', { name: '比分' })).toBeInTheDocument();
  });

  it('says that there is no such match where the address names none', async () => {
    const { asked } = await show('venue=IMTY');
    expect(screen.getByText('没有找到这场比赛')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks the first venue where the address names none that exists', async () => {
    const { sports } = await show('venue=XXTY&id=d6');
    expect(sports).toHaveBeenCalledWith('IMTY');
  });

  it('NATIVE-018 asks the member’s first venue where the address names none, as the panels beside it do', async () => {
    const { items } = fakeServices().device;
    items.set(ITEMS.firstVenue, 'YBTY');
    const { sports } = await showSports({
      page: (
        <>
          <MatchDetailPage />
          <RelatedRail />
        </>
      ),
      messages,
      path: PATH,
      at: `${PATH}?id=first`,
      venue: {
        match: async (id) => answer({ match: { ...detailed(id), venue: 'YBTY' } }),
        matches: async () => pageOf([]),
        timeline,
      },
      more: { device: { ...fakeServices().device, items } },
    });
    await settle();
    const asked = sports.mock.calls.map(([venue]) => venue);
    expect(new Set(asked)).toEqual(new Set(['YBTY']));
    expect(screen.getByRole('region', { name: '比分' })).toHaveTextContent('主队first');
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { asked } = await show('venue=IMTY&id=d7', async () => failed);
    expect(screen.getByText('比赛加载失败')).toBeInTheDocument();
    asked.mockImplementation(async (id) => answer({ match: detailed(id) }));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('region', { name: '比分' })).toHaveTextContent('主队d7');
  });

  it('keeps the match when a later answer fails, and says that it may be old', async () => {
    const { asked } = await show('venue=IMTY&id=d8');
    asked.mockResolvedValue(failed);
    await wait(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法更新');
    expect(screen.getByRole('region', { name: '比分' })).toHaveTextContent('主队d8');
  });

  it('never shows the match before in place of the next', async () => {
    const { router } = await show('venue=IMTY&id=d9', async (id) =>
      id === 'd9' ? answer({ match: detailed(id) }) : new Promise<never>(() => undefined),
    );
    expect(screen.getByRole('region', { name: '比分' })).toHaveTextContent('主队d9');
    await act(() => router.navigate(`${PATH}?venue=IMTY&id=next`));
    await settle();
    expect(screen.queryByRole('region', { name: '比分' })).toBeNull();
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
  });

  it('is asked for once when it is opened, and later as often as the list it belongs to', async () => {
    const upcoming = async (id: string) =>
      answer({ match: { ...detailed(id), status: 'upcoming' as const } });
    const { asked } = await show('venue=IMTY&id=d10', upcoming);
    expect(asked).toHaveBeenCalledTimes(1);
    await wait(10_000);
    const before = asked.mock.calls.length;
    await wait(30_000);
    expect(asked).toHaveBeenCalledTimes(before + 3);
  });
});
