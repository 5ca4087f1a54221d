import type { ComingPage, FeatureModule, FeatureParts } from '@heptad/feature-module';
import { act, fireEvent, screen } from '@testing-library/react';
import { lazy } from 'react';
import { createFeatureRegistry } from '../features/feature-registry';
import { settle, showShell } from '../testing/shell-scene';
import { createStore } from '../store/create-store';
import { appRoutes } from './create-router';

const texts = async () => ({ default: {} });
const page = (text: string) => async () => ({ default: () => <p>{text}</p> });

const parts: FeatureParts<object> = {
  pages: { wallet: page('wallet'), sports: page('sports'), results: page('results'), login: page('login') },
  messages: { 'zh-CN': texts, 'zh-TW': texts, en: texts },
};

interface Options {
  readonly entryMode?: 1 | 2;
  readonly member?: boolean | Promise<boolean>;
  readonly load?: () => Promise<FeatureParts<object>>;
  readonly prefetch?: (services: object, page: ComingPage) => void;
  readonly addMessages?: () => Promise<void>;
}

async function open(
  at: string,
  {
    member = false,
    entryMode = 2,
    load = async () => parts,
    prefetch = () => undefined,
    addMessages = async () => undefined,
  }: Options = {},
) {
  const feature: FeatureModule<object> = {
    id: 'finance',
    routes: [
      { path: '/mine/finance/myWallet', page: 'wallet', guard: 'member', layout: 'tabs' },
      { path: '/home/sports', page: 'sports', layout: 'tabs' },
      { path: '/home/sports/:type', page: 'sports', prefetch },
      { path: '/home/sports/sportsResult', page: 'results' },
      { path: '/entry/login', page: 'login', layout: 'plain' },
      { path: '/entry/register', page: 'login', layout: 'plain' },
      { path: '/broken', page: 'gone' },
    ],
    load,
  };
  const registry = createFeatureRegistry([feature], {
    services: {},
    commandContext: { dispatch: (action) => action, navigate: () => undefined },
    addReducer: () => undefined,
    runSaga: () => undefined,
    addMessages,
  });
  const { dispatch } = createStore({}, jest.fn()).store;
  const isMember = () => Promise.resolve(member);
  const app = await showShell({ routes: appRoutes({ registry, dispatch, entryMode, isMember }), at });
  await settle();
  await settle();
  return app;
}

const here = ({ router }: Awaited<ReturnType<typeof open>>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

describe('the guard', () => {
  it('ROLE-002 SHELL-041 leads a guest to the registration where that is the brand’s mode', async () => {
    const app = await open('/mine/finance/myWallet', { entryMode: 1 });
    expect(here(app)).toBe('/entry/register?returnTo=%2Fmine%2Ffinance%2FmyWallet');
  });

  it('ROLE-002 leads a guest to the login, with the way back', async () => {
    const app = await open('/mine/finance/myWallet?channel=IMTY');
    expect(here(app)).toBe(
      `/entry/login?${new URLSearchParams({ returnTo: '/mine/finance/myWallet?channel=IMTY' }).toString()}`,
    );
    expect(screen.getByText('login')).toBeInTheDocument();
    expect(screen.queryByText('wallet')).toBeNull();
  });

  it('lets a member in', async () => {
    const app = await open('/mine/finance/myWallet', { member: true });
    expect(here(app)).toBe('/mine/finance/myWallet');
    expect(screen.getByText('wallet')).toBeInTheDocument();
  });

  it('decides nothing before it is known who is there', async () => {
    let tell = (_member: boolean): void => undefined;
    const member = new Promise<boolean>((resolve) => (tell = resolve));
    const app = await open('/mine/finance/myWallet', { member });
    expect(screen.queryByText('wallet')).toBeNull();
    expect(here(app)).toBe('/mine/finance/myWallet');
    tell(true);
    await settle();
    expect(screen.getByText('wallet')).toBeInTheDocument();
  });

  it('stands before no page that everybody may see', async () => {
    await open('/home/sports');
    expect(screen.getByText('sports')).toBeInTheDocument();
  });
});

describe('a route', () => {
  it('ROUTE-086 with a parameter does not swallow its fixed siblings', async () => {
    await open('/home/sports/sportsResult');
    expect(screen.getByText('results')).toBeInTheDocument();
    expect(screen.queryByText('sports')).toBeNull();
  });

  it('tells what comes ahead of its page which page comes, once', async () => {
    const prefetch = jest.fn<undefined, [object, ComingPage]>();
    const { router } = await open('/home/sports/tennis?venue=FBTY', { prefetch });
    const page = prefetch.mock.calls[0]?.[1];
    expect(page?.url.search).toBe('?venue=FBTY');
    expect(page?.params).toEqual({ type: 'tennis' });
    await act(() => router.navigate('/home/sports/football'));
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  it('answers with and without the closing slash, and letter for letter', async () => {
    await open('/home/sports/');
    expect(screen.getByText('sports')).toBeInTheDocument();
    expect((await open('/Home/Sports')).router.state.matches[0]?.route.path).toBe('*');
  });

  it('has the tab bar where it asks for it only', async () => {
    await open('/home/sports');
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    document.body.innerHTML = '';
    await open('/entry/login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('whose page the feature does not bring says so where it stands', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = await open('/broken');
    expect(screen.getByText('页面异常，请刷新')).toBeInTheDocument();
    expect(Object.values(router.state.errors ?? {})).toEqual([
      new Error('The feature "finance" has no page "gone" for its route /broken.'),
    ]);
    silence.mockRestore();
  });

  it('whose code did not come says so, and the rest of the app goes on', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(async () => parts).mockRejectedValueOnce(new Error('offline'));
    const { router } = await open('/home/sports', { load });
    expect(screen.getByText('页面异常，请刷新')).toBeInTheDocument();
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    await act(() => router.navigate('/home/sports/sportsResult'));
    await settle();
    expect(screen.getByText('results')).toBeInTheDocument();
    expect(screen.queryByText('页面异常，请刷新')).toBeNull();
    silence.mockRestore();
  });

  describe('whose code did not come', () => {
    const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    let silence: jest.SpyInstance;
    beforeEach(() => {
      silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    });
    afterEach(() => {
      silence.mockRestore();
      jest.restoreAllMocks();
    });
    const retry = async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }));
      await settle();
    };

    it('is fetched again where it stands, as often as it takes', async () => {
      const load = jest
        .fn(async () => parts)
        .mockRejectedValueOnce(missing())
        .mockRejectedValueOnce(missing());
      await open('/home/sports', { load });
      await retry();
      expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
      await retry();
      expect(screen.getByText('sports')).toBeInTheDocument();
      expect(screen.queryByText('页面没有加载完整')).toBeNull();
      expect(load).toHaveBeenCalledTimes(3);
    });

    it('shows its page though it came before React had drawn that it is fetched', async () => {
      const load = jest.fn(async () => parts).mockRejectedValueOnce(missing());
      await open('/home/sports', { load });
      const button = screen.getByRole('button', { name: '重试' });
      // All in one act: what React draws of it is its end alone, as on a busy phone.
      await act(async () => {
        fireEvent.click(button);
        await settle();
      });
      expect(screen.getByText('sports')).toBeInTheDocument();
      expect(screen.queryByText('页面没有加载完整')).toBeNull();
    });

    it('offers a reload where a part of the page failed, which React fetches only once', async () => {
      const Part = lazy(() => Promise.reject(missing()));
      const sports = async () => ({ default: () => <Part /> });
      await open('/home/sports', { load: async () => ({ ...parts, pages: { ...parts.pages, sports } }) });
      expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
      await retry();
      expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    });

    it('keeps the rest of the address and what the visit holds', async () => {
      const load = jest.fn(async () => parts).mockRejectedValueOnce(missing());
      const app = await open('/home', { load });
      await act(() => app.router.navigate('/home/sports?sport=basketball', { state: { from: 'home' } }));
      await settle();
      await retry();
      expect(screen.getByText('sports')).toBeInTheDocument();
      expect(here(app)).toBe('/home/sports?sport=basketball');
      expect(app.router.state.location.state).toEqual({ from: 'home' });
      await act(() => app.router.navigate(-1));
      await settle();
      expect(here(app)).toBe('/home');
    });

    it('is not fetched by a second tap while the first is under way', async () => {
      let fail = (): void => undefined;
      const load = jest
        .fn(async () => parts)
        .mockRejectedValueOnce(missing())
        .mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(missing()))));
      await open('/home/sports', { load });
      await retry();
      const button = screen.getByRole('button', { name: '重试' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await retry();
      expect(load).toHaveBeenCalledTimes(2);
      await act(async () => fail());
      await settle();
      expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await retry();
      expect(screen.getByText('sports')).toBeInTheDocument();
    });

    it('is fetched again when the page alone was missing, or another query of it is opened', async () => {
      const sports = jest.fn(page('sports')).mockRejectedValueOnce(missing());
      const load = async () => ({ ...parts, pages: { ...parts.pages, sports } });
      const { router } = await open('/home/sports', { load });
      expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
      await act(() => router.navigate('/home/sports?sport=basketball'));
      await settle();
      expect(screen.getByText('sports')).toBeInTheDocument();
    });

    it('still lets no guest in when it is tried again', async () => {
      const load = jest.fn(async () => parts).mockRejectedValueOnce(missing());
      const app = await open('/mine/finance/myWallet', { load });
      expect(here(app)).toMatch(/^\/entry\/login/);
    });
  });

  it('shows a page once the texts that come with it are there, and fetches them again where they did not come', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const messages = { ...parts.messages };
    const results = async () => ({ default: () => <p>results</p>, messages });
    const load = async () => ({ ...parts, pages: { ...parts.pages, results } });
    let arrive = (): void => undefined;
    const addMessages = jest
      .fn(() => new Promise<void>((resolve) => (arrive = resolve)))
      // The feature's own.
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/zh.js'));
    await open('/home/sports/sportsResult', { load, addMessages });
    expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(screen.queryByText('results')).toBeNull();
    await act(async () => arrive());
    await settle();
    expect(screen.getByText('results')).toBeInTheDocument();
    expect(addMessages).toHaveBeenLastCalledWith('finance', messages);
    silence.mockRestore();
    jest.restoreAllMocks();
  });

  it('whose code is there is not fetched again for another query', async () => {
    const sports = jest.fn(page('sports'));
    const load = async () => ({ ...parts, pages: { ...parts.pages, sports } });
    const { router } = await open('/home/sports', { load });
    await act(() => router.navigate('/home/sports?sport=basketball'));
    await settle();
    expect(sports).toHaveBeenCalledTimes(1);
  });
});
