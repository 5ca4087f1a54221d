import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { games as calls, type CallResponse } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { wireGame, wireHall, wireProvider } from '../testing/hall-answers';

const ok = (value: unknown) => ({ ok: true, value }) as const;
const failed = { ok: false, error: { kind: 'http', status: 500, message: '', call: '/x' } } as const;
const AREAS = ['sports', 'egame', 'live', 'esports', 'fishing', 'lottery'] as const;
const HALL = wireHall(
  [
    wireGame('jade-forest', { name: '翡翠森林', en: 'Jade Forest', pinyin: 'fei cui sen lin', plays: 3 }),
    wireGame('deep-sea', {
      name: '深海',
      en: 'Deep Sea',
      pinyin: 'shen hai',
      provider: 'b',
      enName: 'PMDZb',
    }),
    wireGame('jackpot', { name: '金龙', en: 'Gold', pinyin: 'jin long', jackpot: 'jade' }),
  ],
  [wireProvider('a', { name: '山海', official: 1 }), wireProvider('b', { name: '云阁', status: 0 })],
);
const JACKPOTS: CallResponse<typeof calls.jackpots> = [
  { code: 'jade', name: '翡翠奖池', amount: '1234.5', oneIn: 100, seed: '500.00', part: 1 },
];

async function show(
  at: string,
  { member = false, answers = {} }: { readonly member?: boolean; readonly answers?: StubAnswers } = {},
) {
  const api = stubApiClient({
    [calls.hall.path]: ok(HALL),
    [calls.jackpots.path]: ok(JACKPOTS),
    [calls.mine.path]: ok({ favourites: ['deep-sea'], recent: ['jackpot'] }),
    ...answers,
  });
  const scene = await renderFeature({
    module: gamesModule,
    at,
    member,
    services: { api },
    brand: { config: { capabilities: [...AREAS] } },
  });
  await settle();
  return { ...scene, api };
}

const cards = () =>
  [...document.querySelectorAll('[data-game]')].map((card) => card.getAttribute('data-game'));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const search = ({ router }: Awaited<ReturnType<typeof show>>) => router.state.location.search;

describe('the hall of an area', () => {
  it.each([
    ['egame', '电子'],
    ['live', '真人'],
    ['fishing', '捕鱼'],
    ['lottery', '彩票'],
  ] as const)('lists the games of %s for guests too, each leading to its sheet', async (area, title) => {
    const answer = wireHall([wireGame('one'), wireGame('two')], [wireProvider('a', { type: area })]);
    const { api } = await show(`/venues/${area}`, { answers: { [calls.hall.path]: ok(answer) } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(cards()).toEqual(['one', 'two']);
    expect(screen.getByRole('link', { name: /游戏one/ })).toHaveAttribute('href', `/venues/${area}?game=one`);
    expect(api.sent.find(({ path }) => path === calls.hall.path)?.request).toEqual({
      area,
      language: 'zh-CN',
    });
  });

  it.each(['/venues/nowhere', '/venues/sports', '/venues/anchors'])('is none at %s', async (at) => {
    const { router, api } = await show(at);
    expect(router.state.location.pathname).toBe('/404');
    expect(api.sent).toEqual([]);
  });

  it('VENUE-015 marks what is official, what is under maintenance, and narrows to a provider by a tap', async () => {
    const scene = await show('/venues/egame');
    const tabs = within(screen.getByRole('group', { name: '游戏厂商' }));
    expect(tabs.getAllByRole('button').map((tab) => tab.textContent)).toEqual([
      '全部厂商',
      '山海官方',
      '云阁维护中',
    ]);
    await press('云阁 维护中');
    expect(cards()).toEqual(['deep-sea']);
    expect(search(scene)).toBe('?provider=b');
    await press('云阁 维护中');
    expect(cards()).toHaveLength(3);
    expect(search(scene)).toBe('');
  });

  it('is narrowed by chips and ordered anew, and the address keeps it', async () => {
    const scene = await show('/venues/egame');
    await press('奖池');
    expect(cards()).toEqual(['jackpot']);
    await press('热门');
    expect(cards()).toEqual(['jade-forest']);
    await press('全部');
    fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'name' } });
    await settle();
    expect(cards()).toEqual(['jade-forest', 'jackpot', 'deep-sea']);
    expect(search(scene)).toBe('?sort=name');
  });

  it('finds games as letters are typed', async () => {
    await show('/venues/egame');
    const field = screen.getByRole('searchbox', { name: '搜索游戏' });
    fireEvent.focus(field);
    for (const [typed, found] of [
      ['fcsl', ['jade-forest']],
      ['深', ['deep-sea']],
      ['gold', ['jackpot']],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      await waitFor(() => expect(cards()).toEqual(found));
    }
    fireEvent.change(field, { target: { value: 'nothing' } });
    expect(await screen.findByText('没有符合条件的游戏')).toBeVisible();
    await press('查看全部游戏');
    expect(cards()).toHaveLength(3);
  });

  it('shows what the jackpots hold', async () => {
    await show('/venues/egame');
    expect(within(screen.getByRole('list', { name: '奖池' })).getByRole('listitem')).toHaveTextContent(
      '翡翠奖池¥1,234.50',
    );
  });

  it('says that it cannot be had, and is asked for again', async () => {
    const { api } = await show('/venues/egame', { answers: { [calls.hall.path]: failed } });
    expect(screen.getByText('游戏大厅加载失败')).toBeVisible();
    api.answer(calls.hall, ok(HALL));
    await press('重试');
    expect(cards()).toHaveLength(3);
  });

  it('says that it is empty, with the way home', async () => {
    const { router } = await show('/venues/egame', { answers: { [calls.hall.path]: ok(wireHall([])) } });
    expect(screen.getByText('这里暂时没有游戏')).toBeVisible();
    await press('返回首页');
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the games of a member', () => {
  it('are the favourites and what was played last', async () => {
    await show('/venues/egame', { member: true });
    await press('收藏');
    expect(cards()).toEqual(['deep-sea']);
    await press('最近玩过');
    expect(cards()).toEqual(['jackpot']);
  });

  it('are marked at once, kept at the platform, and taken back where it refuses', async () => {
    const { api } = await show('/venues/egame', {
      member: true,
      answers: { [calls.favourite.path]: ok(null) },
    });
    const star = () => screen.getByRole('button', { name: '收藏翡翠森林' });
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    await press('收藏翡翠森林');
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(api.sent.at(-1)?.request).toEqual({ game: 'jade-forest', favourite: 1 });
    api.answer(calls.favourite, failed);
    await press('收藏翡翠森林');
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(api.sent.at(-1)?.request).toEqual({ game: 'jade-forest', favourite: 0 });
  });

  it('lead a guest to the login and back into the hall', async () => {
    const { router } = await show('/venues/egame?chip=favourites');
    expect(screen.getByText('还没有收藏的游戏')).toBeVisible();
    await press('登录');
    expect(router.state.location.pathname).toBe('/entry/login');
    expect(new URLSearchParams(search({ router } as never)).get('returnTo')).toBe(
      '/venues/egame?chip=favourites',
    );
  });
});

describe('a game’s sheet', () => {
  it('SHELL-003 says its figures and rules', async () => {
    await show('/venues/egame?game=jade-forest');
    const sheet = within(await screen.findByRole('dialog', { name: '翡翠森林' }));
    const facts = sheet.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['返还率', '96.28%'],
      ['波动', '平稳'],
      ['单局限额', '¥0.40 – ¥500'],
      ['最高赢奖', '756.1 倍'],
      ['上架日期', '2024年4月17日'],
      ['近 24 小时', '3 局'],
    ]);
    expect(sheet.getByText(/共 243 路/)).toBeVisible();
    expect(sheet.getByText(/电子系列共用/)).toBeVisible();
  });

  it('says how its jackpot is fed and won, and what it begins with', async () => {
    await show('/venues/egame?game=jackpot');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/^翡翠奖池：每笔投注的 1% 计入奖池/)).toHaveTextContent(
      '投注 ¥1 时机会约为 100 分之一，投注越大机会按比例越大。奖池从 ¥500 开始',
    );
  });

  it('SHELL-003 leads a member into the game', async () => {
    const { router } = await show('/venues/egame?game=jade-forest', { member: true });
    fireEvent.click(await screen.findByRole('button', { name: '开始游戏' }));
    await settle();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/venues/play/PMDZa?game=jade-forest',
    );
  });

  it('lets a guest try without money, and leads to the login for more', async () => {
    const { router } = await show('/venues/egame?game=jade-forest');
    fireEvent.click(await screen.findByRole('button', { name: '登录后游戏' }));
    await settle();
    expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
      '/venues/play/PMDZa?game=jade-forest',
    );
  });

  it('opens the demo', async () => {
    const { router } = await show('/venues/egame?game=jade-forest');
    fireEvent.click(await screen.findByRole('button', { name: '免费试玩' }));
    await settle();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/venues/play/PMDZa?game=jade-forest&demo=1',
    );
  });

  it('has no way into a game whose provider is under maintenance', async () => {
    await show('/venues/egame?game=deep-sea', { member: true });
    const sheet = within(await screen.findByRole('dialog', { name: '深海' }));
    expect(sheet.getByText('该厂商正在维护，请稍后再来。')).toBeVisible();
    expect(sheet.queryByRole('button', { name: '开始游戏' })).toBeNull();
  });

  it('is none for a game that the hall has not', async () => {
    await show('/venues/egame?game=gone');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cards()).toHaveLength(3);
  });

  it('leaves the hall behind it when it closes', async () => {
    const scene = await show('/venues/egame?chip=hot&game=jade-forest');
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await settle();
    expect(search(scene)).toBe('?chip=hot');
  });
});

describe('the address of an e-game', () => {
  it.each([
    ['jade-forest', '/venues/egame?game=jade-forest'],
    ['b', '/venues/egame?provider=b'],
    ['PMDZa', '/venues/egame?provider=a'],
    ['nobody', '/404'],
  ])('ROUTE-005 /egame/%s leads to %s', async (id, to) => {
    const { router } = await show(`/egame/${id}`);
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
  });

  it('ROUTE-005 says that the hall cannot be had', async () => {
    await show('/egame/jade-forest', { answers: { [calls.hall.path]: failed } });
    expect(screen.getByText('游戏大厅加载失败')).toBeVisible();
  });
});
