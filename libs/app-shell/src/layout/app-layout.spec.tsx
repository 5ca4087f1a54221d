import type { NavigationEntry } from '@heptad/feature-module';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { settle, showShell, type ShellScene } from '../testing/shell-scene';
import { windowOf } from '../testing/window-width';
import { AppFrame } from './app-frame';
import { AppLayout } from './app-layout';
import type { PanelView } from './panel-views';

const entry = (id: string, path: string, order: number): NavigationEntry => ({
  id,
  path,
  label: `navigation.${id}`,
  icon: id,
  order,
});
const navigation = [entry('home', '/', 1), entry('sports', '/home/sports', 2), entry('mine', '/mine', 3)];

const pages = ['/', '/home/sports', '/home/sports/sportsDetails', '/mine', '/mine/vip', '/entry/login'];

const panel = (id: string, place: PanelView['place'], Component: PanelView['Component']): PanelView => ({
  id,
  place,
  Component,
});
const panels = [
  panel('account', 'head', () => <p>balance</p>),
  panel('menu', 'start', () => <p>menu</p>),
  panel('basket', 'end', () => <p>basket</p>),
];

interface Options extends Partial<ShellScene> {
  readonly withTabs?: boolean;
  readonly panels?: readonly PanelView[];
}

const show = async (at: string, { withTabs = true, panels: shown = panels, ...scene }: Options = {}) => {
  const view = await showShell({
    at,
    navigation,
    routes: [
      {
        element: <AppFrame />,
        children: [
          {
            element: <AppLayout withTabs={withTabs} panels={shown} />,
            children: pages.map((path) => ({ path, element: <p>page {path}</p> })),
          },
        ],
      },
    ],
    ...scene,
  });
  await screen.findByText(`page ${at.replace(/(.)\/$/, '$1')}`);
  return view;
};

const ofBrowser = window.matchMedia;
afterEach(() => Object.assign(window, { matchMedia: ofBrowser }));

const mainNavigation = () => screen.findByRole('navigation', { name: '主导航' });
const currentOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const addressesOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the tab that leads to the mails', () => {
  const counting = navigation.map((each) =>
    each.id === 'mine' ? { ...each, badge: 'unreadMail' as const } : each,
  );

  it.each([390, 1280])(
    'counts those that are unread, and nothing where none are, at %d px',
    async (width) => {
      windowOf(width);
      const { store } = await show('/', { navigation: counting });
      const links = async () => within(await mainNavigation()).getAllByRole('link');
      const named = async () => (await links()).map(({ textContent }) => textContent);
      const has = (unreadMail: number) =>
        act(() => void store.dispatch(sessionActions.memberLoaded(fakeMember('1', { unreadMail }))));
      expect((await named()).join()).not.toContain('未读');
      has(3);
      expect((await named()).filter((name) => name.includes('3 封未读站内信'))).toHaveLength(1);
      has(120);
      expect((await named()).join()).toContain('99+');
      has(0);
      expect((await named()).join()).not.toContain('未读');
    },
  );
});

describe('the layout of phones and tablets', () => {
  it.each([390, 768, 1023])(
    'SHELL-001 SHELL-002 has the brand’s tabs beside or below the page at %d px',
    async (width) => {
      windowOf(width);
      await show('/');
      const tabs = await mainNavigation();
      expect(addressesOf(tabs)).toEqual(['/', '/home/sports', '/mine']);
      expect(
        within(tabs)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['首页', '体育', '我的']);
      expect(screen.queryByRole('img', { name: '某牌' })).toBeNull();
      for (const text of ['balance', 'menu', 'basket']) expect(screen.queryByText(text)).toBeNull();
    },
  );

  it.each([
    ['/', '首页'],
    ['/home/sports', '体育'],
    ['/home/sports/sportsDetails', '体育'],
    ['/mine/vip', '我的'],
  ])('marks at %s the tab %s as the current one', async (at, label) => {
    await show(at);
    expect(currentOf(await mainNavigation())).toEqual([label]);
  });

  it('leaves the tab bar to the main pages on phones', async () => {
    windowOf(767);
    await show('/mine/vip', { withTabs: false });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([768, 1023])(
    'SHELL-002 keeps the tabs beside every page at %d px, and marks the way to it',
    async (width) => {
      const resize = windowOf(width);
      await show('/mine/vip', { withTabs: false });
      expect(currentOf(await mainNavigation())).toEqual(['我的']);
      await resize(767);
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it('goes to another page without leaving the app', async () => {
    const { router } = await show('/');
    fireEvent.click(within(await mainNavigation()).getByRole('link', { name: '我的' }));
    await settle();
    expect(router.state.location.pathname).toBe('/mine');
    expect(screen.getByText('page /mine')).toBeInTheDocument();
  });

  it('lets keyboards skip to the content, the address staying as it is', async () => {
    const { router } = await show('/mine');
    fireEvent.click(screen.getByRole('link', { name: '跳到正文' }));
    expect(document.getElementById('content')).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });
});

describe('the full-site layout', () => {
  it('lets keyboards skip past the page to the slip, where there is one beside it', async () => {
    windowOf(1440);
    const { router } = await show('/home/sports');
    await screen.findByText('basket');
    fireEvent.click(await screen.findByRole('link', { name: '跳到投注单' }));
    expect(document.getElementById('rail-end')).toHaveFocus();
    expect(document.getElementById('rail-end')).toHaveTextContent('basket');
    expect(router.state.location.hash).toBe('');
  });

  it('has nothing to skip to where the slip is not beside the page', async () => {
    windowOf(1100);
    await show('/home/sports');
    await mainNavigation();
    expect(screen.queryByRole('link', { name: '跳到投注单' })).toBeNull();
  });

  it('SHELL-002 has the tabs in the head and the panels of features around the page', async () => {
    windowOf(1440);
    await show('/home/sports');
    const head = await mainNavigation();
    expect(addressesOf(head)).toEqual(['/', '/', '/home/sports', '/mine', '/customer/main']);
    expect(currentOf(head)).toEqual(['体育']);
    expect(within(head).getByText('balance')).toBeInTheDocument();
    expect(await screen.findByText('menu')).toBeInTheDocument();
    expect(await screen.findByText('basket')).toBeInTheDocument();
  });

  it('keeps the head on pages below the main ones', async () => {
    windowOf(1440);
    await show('/mine/vip', { withTabs: false });
    expect(currentOf(await mainNavigation())).toEqual(['我的']);
  });

  it('leaves the panels after the page out where there is no room', async () => {
    windowOf(1024);
    await show('/');
    expect(await screen.findByText('menu')).toBeInTheDocument();
    expect(screen.queryByText('basket')).toBeNull();
  });

  it('follows the window, the page staying as it was', async () => {
    const resize = windowOf(1440);
    await show('/');
    await mainNavigation();
    const page = screen.getByText('page /');
    await resize(800);
    expect(screen.queryByText('menu')).toBeNull();
    expect(addressesOf(await mainNavigation())).toEqual(['/', '/home/sports', '/mine']);
    expect(screen.getByText('page /')).toBe(page);
  });

  it('goes on without a panel that breaks', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    windowOf(1440);
    const broken = panel('broken', 'start', () => {
      throw new Error('broken');
    });
    await show('/', { panels: [broken, ...panels] });
    expect(await screen.findByRole('button', { name: '刷新' })).toBeInTheDocument();
    expect(screen.getByText('menu')).toBeInTheDocument();
    silence.mockRestore();
  });

  it('BRAND-006 leads to customer service under the brand’s own name for it', async () => {
    windowOf(1440);
    await show('/');
    expect(within(await mainNavigation()).getByRole('link', { name: '某客服' })).toHaveAttribute(
      'href',
      '/customer/main',
    );
  });
});

describe('the head of the full site', () => {
  const header = mainNavigation;
  beforeEach(() => void windowOf(1440));

  it.each(['/', '/mine', '/mine/'])(
    'SHELL-015 is special on %s, with the logo for dark surfaces',
    async (at) => {
      await show(at);
      expect(await header()).toHaveAttribute('data-special');
      expect(within(await header()).getByRole('img')).toHaveAttribute('src', '/logo-dark.svg');
    },
  );

  it.each(['/home/sports', '/mine/vip'])('SHELL-015 is plain on %s', async (at) => {
    await show(at);
    expect(await header()).not.toHaveAttribute('data-special');
    expect(within(await header()).getByRole('img')).toHaveAttribute('src', '/logo.svg');
  });

  it('SHELL-015 colours the browser’s own bar like itself, and gives it back', async () => {
    document.head.innerHTML = '<meta name="theme-color" content="#000000" />';
    const bar = document.querySelector('meta[name=theme-color]');
    const resize = windowOf(1440);
    const { router } = await show('/');
    await header();
    expect(bar).toHaveAttribute('content', '#00aa55');
    await act(() => router.navigate('/home/sports'));
    expect(bar).toHaveAttribute('content', '#ffffff');
    await act(() => router.navigate('/'));
    await resize(390);
    expect(bar).toHaveAttribute('content', '#ffffff');
  });

  it('names the brand in the language that is shown', async () => {
    await show('/', { locale: 'en' });
    expect(await screen.findByRole('img', { name: 'Brand' })).toBeInTheDocument();
  });

  it('switches the theme where there is a choice', async () => {
    const theme = {
      current: () => 'dark',
      choosable: true,
      choose: jest.fn(),
      subscribe: () => () => undefined,
    };
    await show('/', { services: { theme } });
    fireEvent.click(await screen.findByRole('button', { name: '切换深浅色' }));
    expect(theme.choose).toHaveBeenCalledWith('light');
  });

  it('BRAND-003 offers no switch where the brand leaves no choice', async () => {
    const theme = { current: () => 'light', choosable: false, subscribe: () => () => undefined };
    await show('/', { services: { theme } });
    await header();
    expect(screen.queryByRole('button', { name: '切换深浅色' })).toBeNull();
  });
});

describe('the frame', () => {
  it('SHELL-014 lets the root scroll on entry pages, and only there', async () => {
    const { router } = await show('/entry/login');
    expect(document.documentElement).toHaveAttribute('data-root-scroll');
    await act(() => router.navigate('/mine'));
    await settle();
    expect(document.documentElement).not.toHaveAttribute('data-root-scroll');
  });

  it('shows the toast over every page', async () => {
    const { toast } = await show('/mine');
    act(() => void toast.show({ text: '已复制' }));
    expect(screen.getByText('已复制')).toBeInTheDocument();
    act(() => toast.dismiss());
  });
});
