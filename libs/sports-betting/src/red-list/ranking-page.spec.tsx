import type { ApiError } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { redList } from '@heptad/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { screenWidth } from '../testing/screen-width';
import { settle, showSports } from '../testing/sports-scene';
import { fakeRanked } from './testing/red-list-fakes';
import RankingPage, { messages } from './ranking-page';
import type { RankedTipster } from './red-list-queries';

const PATH = '/home/sports/redList';
const broken: ApiError = { kind: 'http', status: 500, message: '网络异常', call: redList.ranking.path };
const five = ['t01', 't02', 't03', 't04', 't05'].map((id) => fakeRanked(id));

async function show({
  items = five,
  query = '',
  member = false,
  follows = [] as readonly string[],
}: {
  readonly items?: readonly RankedTipster[];
  readonly query?: string;
  readonly member?: boolean;
  readonly follows?: readonly string[];
} = {}) {
  const api = stubApiClient({
    [redList.ranking.path]: { ok: true, value: { least: 5, items } },
    [redList.follows.path]: { ok: true, value: { ids: follows } },
    [redList.follow.path]: { ok: true, value: null },
  });
  const scene = await showSports({
    page: <RankingPage />,
    messages,
    path: PATH,
    at: `${PATH}${query}`,
    member,
    more: { api },
  });
  await settle();
  return { ...scene, api };
}

const rows = () =>
  within(screen.getByRole('list', { name: '达人排行' }))
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByRole('link') !== null);
const asked = (api: { readonly sent: readonly { path: string; request: unknown }[] }) =>
  api.sent.filter(({ path }) => path === redList.ranking.path).map(({ request }) => request);

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

describe('the ranking of tipsters', () => {
  it('ROUTE-083 shows the ranking with medals for the first three, and what the past is worth', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: '红单榜' })).toBeInTheDocument();
    expect(rows()).toHaveLength(5);
    expect(rows().map((row) => row.querySelector('[data-medal]') !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(rows()[0]).toHaveTextContent('+12.5%');
    expect(within(rows()[0]!).getByRole('link')).toHaveAttribute(
      'href',
      '/home/sports/redList/person?id=t01',
    );
    expect(screen.getByText(/过往成绩不代表未来结果/)).toBeInTheDocument();
    expect(screen.getByText(/已结算满 5 条推荐才会上榜/)).toBeInTheDocument();
  });

  it('says beside each where there is room what the ranking does not go by', async () => {
    const narrow = screenWidth(1440);
    await show({ query: '?by=hits' });
    const named = within(rows()[0]!)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(named).toEqual(['盈利率', '连红']);
    narrow();
    document.body.innerHTML = '';
    await show({ query: '?by=hits' });
    expect(within(rows()[0]!).queryByRole('term')).toBeNull();
  });

  it('asks by what the address says, and takes nonsense for the usual', async () => {
    const { api } = await show({ query: '?by=hits&days=30&sport=tennis' });
    expect(asked(api)).toEqual([{ by: 'hits', days: 30, sport: 'tennis', language: 'zh-CN' }]);
    expect(rows()[0]).toHaveTextContent('60.0%');
    const other = await show({ query: '?by=luck&days=8&sport=chess' });
    expect(asked(other.api)).toEqual([{ by: 'profit', days: 7, language: 'zh-CN' }]);
  });

  it('keeps what is chosen in the address', async () => {
    const { api, router } = await show();
    await press('篮球');
    await press('近 30 天');
    fireEvent.click(screen.getByRole('radio', { name: '连红' }));
    await settle();
    expect(router.state.location.search).toBe('?by=streak&days=30&sport=basketball');
    expect(asked(api).at(-1)).toEqual({
      by: 'streak',
      days: 30,
      sport: 'basketball',
      language: 'zh-CN',
    });
    expect(rows()[0]).toHaveTextContent('3 连红');
    await press('全部');
    expect(router.state.location.search).toBe('?by=streak&days=30');
  });

  it('turns the button at the tap, and back where the platform refuses', async () => {
    const { api } = await show({ member: true, follows: ['t02'] });
    const follow = (id: string) => screen.getByRole('button', { name: `关注 达人${id}` });
    expect(follow('t02')).toHaveTextContent('已关注');
    await press('关注 达人t01');
    expect(follow('t01')).toHaveTextContent('已关注');
    expect(api.sent.at(-1)).toMatchObject({ request: { id: 't01', followed: true } });
    await press('关注 达人t01');
    expect(api.sent.at(-1)).toMatchObject({ request: { id: 't01', followed: false } });
    expect(follow('t01')).toHaveAttribute('aria-pressed', 'false');
    api.answer(redList.follow, { ok: false, error: broken });
    await press('关注 达人t03');
    expect(follow('t03')).toHaveAttribute('aria-pressed', 'false');
    expect(follow('t02')).toHaveAttribute('aria-pressed', 'true');
  });

  it('leads a guest to the entry and back, and asks for no follows', async () => {
    const { api, router } = await show({ query: '?days=30' });
    await press('关注 达人t01');
    expect(router.state.location.pathname).toMatch(/^\/entry\//);
    expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(`${PATH}?days=30`);
    expect(api.sent.map(({ path }) => path)).not.toContain(redList.follows.path);
  });

  it('shows those who are followed at their own places, and a way on where there is none', async () => {
    await show({ member: true, follows: ['t04', 't02'], query: '?followed=1' });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('第 2 名'),
      expect.stringContaining('第 4 名'),
    ]);
  });

  it('says that nobody is followed, and shows everybody', async () => {
    const { router } = await show({ member: true, query: '?followed=1' });
    expect(screen.getByText('还没有关注上榜的达人')).toBeInTheDocument();
    await press('显示全部达人');
    expect(router.state.location.search).toBe('');
    expect(rows()).toHaveLength(5);
  });

  it('says so where nobody is ranked, and where the list could not be had', async () => {
    await show({ items: [] });
    expect(screen.getByText('暂时没有人上榜')).toBeInTheDocument();
  });

  it('tries again', async () => {
    const api = stubApiClient({ [redList.ranking.path]: { ok: false, error: broken } });
    await showSports({ page: <RankingPage />, messages, path: PATH, more: { api } });
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('榜单加载失败');
    api.answer(redList.ranking, { ok: true, value: { least: 5, items: five } });
    await press('重试');
    expect(rows()).toHaveLength(5);
  });
});
