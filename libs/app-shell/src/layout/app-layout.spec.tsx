import type { NavigationEntry } from '@heptad/feature-module';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { settle, showShell, type ShellScene } from '../fakes/shell-scene';
import { AppFrame } from './app-frame';
import { AppLayout } from './app-layout';

const entry = (id: string, path: string, order: number): NavigationEntry => ({
  id,
  path,
  label: `navigation.${id}`,
  icon: id,
  order,
});
const navigation = [entry('home', '/', 1), entry('sports', '/home/sports', 2), entry('mine', '/mine', 3)];

const pages = ['/', '/home/sports', '/home/sports/sportsDetails', '/mine', '/mine/vip', '/entry/login'];

const show = (at: string, { withTabs = true, ...scene }: Partial<ShellScene> & { withTabs?: boolean } = {}) =>
  showShell({
    at,
    navigation,
    routes: [
      {
        element: <AppFrame />,
        children: [
          {
            element: <AppLayout withTabs={withTabs} />,
            children: pages.map((path) => ({ path, element: <p>page {path}</p> })),
          },
        ],
      },
    ],
    ...scene,
  });

const navigations = () => screen.getAllByRole('navigation', { name: '主导航' });
const header = () => navigations()[0]!;
const tabBar = () => navigations()[1]!;
const currentOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

describe('the layout', () => {
  it('has the brand’s tabs at the lower edge and the same ones in the head', async () => {
    await show('/');
    for (const place of navigations())
      expect(
        within(place)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'))
          .slice(-3),
      ).toEqual(['/', '/home/sports', '/mine']);
    expect(screen.getByText('page /')).toBeInTheDocument();
  });

  it.each([
    ['/', '首页'],
    ['/home/sports', '体育'],
    ['/home/sports/sportsDetails', '体育'],
    ['/mine/vip', '我的'],
  ])('marks at %s the tab %s as the current one', async (at, label) => {
    await show(at);
    expect(currentOf(tabBar())).toEqual([label]);
    expect(currentOf(header()).filter((text) => text !== '')).toEqual([label]);
  });

  it('leaves the tab bar to the main pages', async () => {
    await show('/mine/vip', { withTabs: false });
    expect(navigations()).toHaveLength(1);
  });

  it('goes to another page without leaving the app', async () => {
    const { router } = await show('/');
    fireEvent.click(within(tabBar()).getByRole('link', { name: '我的' }));
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

describe('the head of the full site', () => {
  it.each(['/', '/mine', '/mine/'])(
    'SHELL-015 is special on %s, with the logo for dark surfaces',
    async (at) => {
      await show(at);
      expect(header()).toHaveAttribute('data-special');
      expect(within(header()).getByRole('img')).toHaveAttribute('src', '/logo-dark.svg');
    },
  );

  it.each(['/home/sports', '/mine/vip'])('SHELL-015 is plain on %s', async (at) => {
    await show(at);
    expect(header()).not.toHaveAttribute('data-special');
    expect(within(header()).getByRole('img')).toHaveAttribute('src', '/logo.svg');
  });

  it('names the brand in the language that is shown', async () => {
    await show('/', { locale: 'en' });
    expect(screen.getByRole('img', { name: 'Brand' })).toBeInTheDocument();
  });

  it('switches the theme where there is a choice', async () => {
    const theme = {
      current: () => 'dark',
      choosable: true,
      choose: jest.fn(),
      subscribe: () => () => undefined,
    };
    await show('/', { services: { theme } });
    fireEvent.click(screen.getByRole('button', { name: '切换深浅色' }));
    expect(theme.choose).toHaveBeenCalledWith('light');
  });

  it('BRAND-003 offers no switch where the brand leaves no choice', async () => {
    const theme = { current: () => 'light', choosable: false, subscribe: () => () => undefined };
    await show('/', { services: { theme } });
    expect(screen.queryByRole('button', { name: '切换深浅色' })).toBeNull();
  });
});

describe('the frame', () => {
  it('SHELL-014 lets the root scroll on entry pages, and only there', async () => {
    const { router } = await show('/entry/login');
    expect(document.documentElement.dataset['rootScroll']).toBe('on');
    await act(() => router.navigate('/mine'));
    await settle();
    expect(document.documentElement.dataset['rootScroll']).toBeUndefined();
  });

  it('shows the toast over every page', async () => {
    const { toast } = await show('/mine');
    act(() => void toast.show({ text: '已复制' }));
    expect(screen.getByText('已复制')).toBeInTheDocument();
    act(() => toast.dismiss());
  });
});
