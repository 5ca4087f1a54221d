import type { Capability } from '@heptad/brand-config';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { type CallResponse, configuration, home } from '@heptad/contracts';
import type { HomeSectionView } from '@heptad/feature-module';
import { renderFeature, settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { homeModule } from '../home-module';

const CONFIG = { capabilities: ['sports', 'live', 'egame', 'anchors'] } as const;

const tile = { type: 'x', isDisplay: 1, status: 1, sortIndex: 1 } as const;
const content: CallResponse<typeof home.content> = {
  areas: [
    { area: 'sports', name: '体育', tiles: [{ ...tile, enName: 'IMTY', name: 'IM体育' }] },
    { area: 'live', name: '真人', tiles: [{ ...tile, enName: 'YBZR', name: '云阁真人', status: 0 }] },
    {
      area: 'egame',
      name: '电子',
      tiles: [
        { ...tile, enName: 'PMDZ', name: '山海电子' },
        { ...tile, enName: 'PMDZ', name: '翡翠森林', gameCode: 'jade', sortIndex: 2 },
      ],
    },
  ],
};
const banners: CallResponse<typeof home.banners> = [
  { id: '1', title: '滚球', imageUrl: '/b1.png', linkUrl: '/home/sports', sort: 1 },
  { id: '2', title: '外站', imageUrl: 'https://elsewhere.example/b.png', sort: 2 },
];
const icons: CallResponse<typeof configuration.floatIcons> = [
  { id: 'f1', title: '优惠', imageUrl: '/f1.png', linkUrl: '/activity/list', sort: 1, closable: 1 },
  {
    id: 'f2',
    title: '外链',
    imageUrl: '/f2.png',
    linkUrl: 'https://elsewhere.example/',
    sort: 2,
    closable: 1,
  },
];
const ok = (value: unknown) => ({ ok: true, value }) as const;
const LOADED: StubAnswers = {
  [home.banners.path]: ok(banners),
  [home.notices.path]: ok([{ id: 'n', title: '维护', content: '周三凌晨', publishedAt: 1 }]),
  [home.content.path]: ok(content),
  [configuration.floatIcons.path]: ok(icons),
};
const failing = (path: string) =>
  ({ ok: false, error: { kind: 'http', status: 500, message: '网络异常', call: path } }) as const;
const FAILING: StubAnswers = Object.fromEntries(Object.keys(LOADED).map((path) => [path, failing(path)]));

const Nothing = () => null;
const own: HomeSectionView[] = (homeModule.homeSections ?? []).map(({ id, minHeight }) => ({
  id,
  minHeight,
  Component: Nothing,
}));

interface Options {
  readonly answers?: StubAnswers;
  readonly member?: boolean;
  readonly sections?: readonly HomeSectionView[];
  readonly entryMode?: 1 | 2;
  readonly brand?: { readonly capabilities: readonly Capability[] };
}

function show({
  answers = LOADED,
  member = false,
  sections = own,
  entryMode = 2,
  brand = CONFIG,
}: Options = {}) {
  return renderFeature({
    module: homeModule,
    member,
    brand: { config: { ...brand, unauthenticatedMode: entryMode } },
    homeSections: sections,
    services: {
      api: stubApiClient(answers),
      images: { origins: ['https://cdn.example'], development: true, self: window.location.origin },
    },
  });
}

const section = (id: string) => document.querySelector<HTMLElement>(`[data-section="${id}"]`);

describe('the home page', () => {
  it('ROUTE-003 stands at / and shows banners, notice and areas of the platform', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: '某牌' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '滚球' })).toBeInTheDocument();
    expect(section('notice')?.querySelector('summary')).toHaveTextContent('维护 · 周三凌晨');
    expect(screen.getByRole('link', { name: '体育' })).toHaveAttribute('href', '/home/sports');
    expect(screen.getByRole('link', { name: '主播' })).toHaveAttribute('href', '/anchors');
  });

  it('draws the hero of the brand and the doors to its areas before any answer', async () => {
    const pending = () => new Promise<never>(() => undefined);
    await show({ answers: Object.fromEntries(Object.keys(LOADED).map((path) => [path, pending])) });
    expect(section('hero')?.querySelector('img')).toHaveAttribute('src', '/hero.svg');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '体育',
      '真人',
      '电子',
      '主播',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has words and one action on the first slide, which leads to the matches', async () => {
    await show();
    const action = screen.getByRole('link', { name: '一句话 立即投注' });
    expect(action).toHaveAttribute('href', '/home/sports');
    expect(within(action).getByText('立即投注')).toBeInTheDocument();
  });

  it('has no way to matches on the slide of a brand without any', async () => {
    await show({ brand: { capabilities: ['live'] }, answers: { ...LOADED, [home.banners.path]: ok([]) } });
    expect(section('hero')).toHaveTextContent(/^一句话$/);
    expect(section('hero')?.querySelector('a')).toBeNull();
  });

  it('shows the newest notice in a line that stands still, and all of them at a tap', async () => {
    const more = { id: 'o', title: '提款', content: '秋节顺延', publishedAt: 0 };
    const news = { id: 'n', title: '维护', content: '周三凌晨', publishedAt: 1 };
    await show({ answers: { ...LOADED, [home.notices.path]: ok([more, news]) } });
    const line = section('notice')?.querySelector('summary');
    expect(line).toHaveTextContent('维护 · 周三凌晨');
    expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['维护 · 周三凌晨', '提款 · 秋节顺延']),
    );
    expect(section('notice')?.querySelector('button')).toBeNull();
  });

  it('keeps pictures and links of other sites out', async () => {
    await show();
    expect(screen.queryByRole('button', { name: '外站' })).toBeNull();
    expect(screen.queryByRole('link', { name: '外链' })).toBeNull();
  });

  it('keeps the sections in the order it was given', async () => {
    await show({ sections: [...own].reverse() });
    const order = [...document.querySelectorAll<HTMLElement>('[data-section]')];
    expect(order.map(({ dataset }) => dataset['section'])).toEqual(['notice', 'areas', 'hero']);
  });

  it('goes on without a section that breaks or cannot be fetched', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    const missing = lazy(() => Promise.reject(new Error('chunk')));
    await show({
      sections: [
        { id: 'promotions', minHeight: 112, Component: Broken },
        { id: 'hot-matches', minHeight: 320, Component: missing },
        ...own,
      ],
    });
    expect(screen.getAllByText('该内容暂时无法显示')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '体育' })).toBeInTheDocument();
    silence.mockRestore();
  });

  it('says what failed where it failed, and tries again', async () => {
    const { api } = await show({ answers: FAILING });
    expect(section('hero')?.querySelector('img')).toHaveAttribute('src', '/hero.svg');
    const alerts = screen.getAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toEqual([
      expect.stringContaining('场馆状态加载失败'),
      expect.stringContaining('公告加载失败'),
    ]);
    expect(api.sent.every(({ options }) => options.noToast === true)).toBe(true);
    for (const call of [home.notices, home.content]) api.answer(call, LOADED[call.path]!);
    await act(async () => {
      for (const alert of alerts) fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
    });
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(section('notice')?.querySelector('summary')).toHaveTextContent('维护 · 周三凌晨');
  });

  it('shows the slogan where there is no notice, and says so where no venue is open', async () => {
    await show({
      answers: {
        ...LOADED,
        [home.notices.path]: ok([]),
        [home.content.path]: ok({ areas: [] }),
        [configuration.floatIcons.path]: ok([]),
        [home.banners.path]: ok([]),
      },
    });
    expect(section('notice')).toHaveTextContent('一句话');
    expect(screen.getByText('暂无开放的场馆')).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: '快捷入口' })).toBeNull();
  });

  it('shows a guest the way in beside the page, where a screen reader finds it, and a member none', async () => {
    const { router } = await show();
    const bar = screen.getByText('登录后查看余额，开始体验').closest('aside');
    expect(bar).toHaveRole('complementary');
    await act(async () => void fireEvent.click(within(bar!).getByRole('button', { name: '登录/注册' })));
    expect(router.state.location.pathname).toBe('/entry/login');
  });

  it('SHELL-041 shows a guest of a brand of mode 1 the registration, and the way back', async () => {
    const { router } = await show({ entryMode: 1 });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '登录/注册' })));
    expect(router.state.location).toMatchObject({ pathname: '/entry/register', search: '?returnTo=%2F' });
  });

  it('BRAND-006 has customer service in reach, under the brand’s name for it', async () => {
    await show();
    expect(screen.getByRole('link', { name: '客服' })).toHaveAttribute('href', '/customer/main');
    expect(screen.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/search');
  });

  it('shows a member the balance instead of a login button', async () => {
    await show({ member: true });
    expect(screen.queryByRole('button', { name: '登录/注册' })).toBeNull();
    expect(screen.getByRole('button', { name: '隐藏余额' })).toBeInTheDocument();
  });

  it.each([
    ['the mark alone beside a balance', true, '/mark.svg'],
    ['the whole logo without one', false, undefined],
  ])('shows on the narrowest phones %s', async (_, member, narrow) => {
    await show({ member });
    const logo = screen.getByRole('banner').querySelector('picture');
    expect(logo?.querySelector('source[media]')?.getAttribute('srcset') ?? undefined).toBe(narrow);
    expect(logo?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('logo'));
  });

  it('leaves logo, balance and login to the header of the full site', async () => {
    const usual = window.matchMedia;
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
    await show();
    expect(screen.queryByRole('button', { name: '登录/注册' })).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    Object.assign(window, { matchMedia: usual });
  });
});

it('an area is marked while nothing of it can be entered', async () => {
  await show();
  expect(screen.getByRole('link', { name: '真人 维护中' })).toHaveAttribute('href', '/venues/live');
  expect(screen.getByRole('link', { name: '电子' })).toHaveAttribute('href', '/venues/egame');
});

describe('the floating icons', () => {
  it('CALL-019 are asked for as the app does, and stay away once put away', async () => {
    const { api } = await show();
    expect(api.sent.find(({ path }) => path === configuration.floatIcons.path)?.request).toEqual({
      clientType: 2,
    });
    fireEvent.click(screen.getByRole('button', { name: '展开快捷入口' }));
    expect(screen.getByRole('link', { name: '优惠' })).toHaveAttribute('href', '/activity/list');
    fireEvent.click(screen.getByRole('button', { name: '收起优惠' }));
    expect(screen.queryByRole('link', { name: '优惠' })).toBeNull();
  });

  it('begin as a narrow tab on phones, and stand where they were moved to', async () => {
    const { router } = await show();
    expect(screen.queryByRole('link', { name: '优惠' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('button', { name: '展开快捷入口' }), { key: 'ArrowLeft' });
    await act(async () => void (await router.navigate('/elsewhere')));
    await act(async () => void (await router.navigate('/')));
    await settle();
    expect(screen.getByRole('complementary', { name: '快捷入口' })).toHaveAttribute('data-side', 'left');
  });
});
