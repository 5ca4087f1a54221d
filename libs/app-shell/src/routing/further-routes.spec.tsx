import type { FeatureModule, FeatureParts, FeatureRoute } from '@heptad/feature-module';
import { act, fireEvent, screen } from '@testing-library/react';
import { createFeatureRegistry } from '../features/feature-registry';
import { createStore } from '../store/create-store';
import { settle, showShell } from '../testing/shell-scene';
import { appRoutes } from './create-router';
import { furtherRoutes } from './further-routes';

const texts = async () => ({ default: {} });
const messages = { 'zh-CN': texts, 'zh-TW': texts, en: texts };

/** A feature whose routes come with its parts; each of its pages says its name. */
function feature(
  id: string,
  pagesBelow: readonly string[],
  named: readonly (FeatureRoute<object> & { readonly page: string })[],
  traits: Pick<FeatureModule<object>, 'pagesForMembers'> = {},
) {
  const routes = named.map((route) => ({
    ...route,
    page: async () => ({ default: () => <p>{route.page}</p> }),
  }));
  const load = jest.fn(async (): Promise<FeatureParts<object>> => ({ routes, messages }));
  return { id, routes: [], pagesBelow, load, ...traits } satisfies FeatureModule<object>;
}

const shell: FeatureModule<object> = {
  id: 'shell',
  routes: [
    { path: '/home', page: 'home', layout: 'tabs' },
    { path: '*', page: 'unknown' },
  ],
  load: async () => ({
    pages: {
      home: async () => ({ default: () => <p>home</p> }),
      unknown: async () => ({ default: () => <p>unknown</p> }),
    },
    messages,
  }),
};

async function open(at: string, { member = true } = {}) {
  const money = feature(
    'money',
    ['/mine/money'],
    [
      { path: '/mine/money', page: 'wallet', layout: 'tabs', guard: 'member' },
      { path: '/mine/money/cards/:id', page: 'card', guard: 'member' },
    ],
    { pagesForMembers: true },
  );
  const account = feature(
    'account',
    ['/mine', '/entry'],
    [
      { path: '/mine', page: 'centre' },
      { path: '/entry/login', page: 'login', layout: 'plain' },
      { path: '/entry/:id', page: 'entry', layout: 'plain' },
    ],
  );
  const registry = createFeatureRegistry([shell, account, money], {
    services: {},
    commandContext: { dispatch: (action) => action, navigate: () => undefined },
    addReducer: () => undefined,
    runSaga: () => undefined,
    addMessages: async () => undefined,
  });
  const { dispatch } = createStore({}, jest.fn()).store;
  const options = { registry, dispatch, entryMode: 2 as const, isMember: async () => member };
  const show = async () => {
    const app = await showShell({ routes: appRoutes(options), further: furtherRoutes(options), at });
    await settle();
    await settle();
    return app;
  };
  return { money, account, show };
}

it('asks for no feature before an address of it is entered', async () => {
  const { money, account, show } = await open('/home');
  const { router } = await show();
  expect(screen.getByText('home')).toBeInTheDocument();
  expect(money.load).not.toHaveBeenCalled();
  await act(() => router.navigate('/mine/money'));
  await settle();
  expect(screen.getByText('wallet')).toBeInTheDocument();
  expect(money.load).toHaveBeenCalledTimes(1);
  expect(account.load).not.toHaveBeenCalled();
});

it('draws a page in the layout that its route asks for', async () => {
  const { show } = await open('/mine/money');
  const { router } = await show();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  await act(() => router.navigate('/entry/login'));
  await settle();
  expect(screen.getByText('login')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['/mine/money/', 'wallet'],
  ['/mine/money/cards/7?tab=1', 'card'],
  ['/mine', 'centre'],
  ['/entry/login', 'login'],
  ['/entry/other', 'entry'],
  ['/mine/moneyless', 'unknown'],
  ['/mine/money/nowhere', 'unknown'],
  ['/Mine/Money', 'unknown'],
  ['/nowhere', 'unknown'],
])('%s is the page %s', async (at, page) => {
  const { show } = await open(at);
  await show();
  expect(screen.getByText(page)).toBeInTheDocument();
});

it('adds a feature’s routes once, however often an address leaves its parameters open', async () => {
  const { money, show } = await open('/mine/money/cards/1');
  const { router } = await show();
  for (const path of ['/mine/money/cards/2', '/mine/money/nowhere', '/mine/money/cards/3'])
    await act(() => router.navigate(path));
  expect(screen.getByText('card')).toBeInTheDocument();
  expect(money.load).toHaveBeenCalledTimes(1);
  expect(router.state.matches.filter(({ route }) => route.path === '/mine/money/cards/:id')).toHaveLength(1);
});

it('adds them the next time where the visit was left for another page meanwhile', async () => {
  const { money, show } = await open('/home');
  const parts = await money.load();
  let arrive = (_parts: typeof parts): void => undefined;
  money.load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { router } = await show();
  await act(async () => void router.navigate('/mine/money'));
  await act(() => router.navigate('/home'));
  await act(async () => arrive(parts));
  await settle();
  expect(screen.getByText('home')).toBeInTheDocument();
  await act(() => router.navigate('/mine/money'));
  await settle();
  expect(screen.getByText('wallet')).toBeInTheDocument();
});

describe('a guest', () => {
  it('ROLE-002 is led from a page of members to log in, and back', async () => {
    const { show } = await open('/mine/money/cards/7?tab=1', { member: false });
    const { router } = await show();
    expect(screen.getByText('login')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?returnTo=%2Fmine%2Fmoney%2Fcards%2F7%3Ftab%3D1');
  });

  it('does not wait for the page’s feature before logging in is fetched', async () => {
    const { money, account, show } = await open('/mine/money', { member: false });
    money.load.mockReturnValueOnce(new Promise(() => undefined));
    await show();
    expect(account.load).toHaveBeenCalledTimes(1);
  });
});

it('a member is not sent what logging in takes', async () => {
  const { account, show } = await open('/mine/money');
  await show();
  expect(account.load).not.toHaveBeenCalled();
});

describe('a feature that did not come', () => {
  const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is said where its page would stand, and fetched again there, as often as it takes', async () => {
    const { money, show } = await open('/mine/money');
    money.load.mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing());
    await show();
    for (const again of [1, 2]) {
      expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
      expect(money.load).toHaveBeenCalledTimes(again);
      fireEvent.click(screen.getByRole('button', { name: '重试' }));
      await settle();
    }
    expect(screen.getByText('wallet')).toBeInTheDocument();
    expect(screen.queryByText('页面没有加载完整')).toBeNull();
  });

  it('leaves the rest of the app as it is', async () => {
    const { money, show } = await open('/home');
    money.load.mockRejectedValueOnce(missing());
    const { router } = await show();
    await act(() => router.navigate('/mine/money'));
    await settle();
    expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
    await act(() => router.navigate('/home'));
    await settle();
    expect(screen.getByText('home')).toBeInTheDocument();
  });
});
