import { act, fireEvent, screen } from '@testing-library/react';
import { showShell } from '../testing/shell-scene';
import HomeAlias from './home-alias';
import Loading, { LOADING_ENDS_MS } from './loading';
import Maintenance from './maintenance';
import NotFound from './not-found';
import StopService from './stop-service';

const device = { native: { marked: false } };
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('ROUTE-017 the maintenance page says so and asks again on demand', async () => {
  const site = { refresh: jest.fn() };
  const { router } = await showShell({
    routes: [{ path: '/', element: <Maintenance /> }],
    services: { site, device },
  });
  expect(screen.getByRole('heading', { level: 1, name: '系统维护中' })).toBeInTheDocument();
  await press('刷新');
  expect(site.refresh).toHaveBeenCalledTimes(1);
  await press('联系某客服');
  expect(router.state.location.pathname).toBe('/customer/chat');
});

it('the page of a site that has stopped leads to customer service', async () => {
  const { router } = await showShell({
    routes: [{ path: '/', element: <StopService /> }],
    services: { device },
  });
  expect(screen.getByRole('heading', { level: 1, name: '服务已停止' })).toBeInTheDocument();
  await press('联系某客服');
  expect(router.state.location.pathname).toBe('/customer/chat');
});

it('the page of an unknown address says so and leads home', async () => {
  const { router } = await showShell({
    routes: [{ path: '/nowhere', element: <NotFound /> }],
    at: '/nowhere',
    services: { device },
  });
  expect(screen.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeInTheDocument();
  await press('返回首页');
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('the page of an unknown address leads to customer service', async () => {
  const { router } = await showShell({
    routes: [{ path: '/nowhere', element: <NotFound /> }],
    at: '/nowhere',
    services: { device },
  });
  await press('联系某客服');
  expect(router.state.location.pathname).toBe('/customer/chat');
});

it('the loading page says that it loads', async () => {
  await showShell({ routes: [{ path: '/loading', element: <Loading /> }], at: '/loading' });
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
});

it('the loading page ends at home where nothing else leads on', async () => {
  jest.useFakeTimers();
  try {
    const routes = [
      { path: '/loading', element: <Loading /> },
      { path: '/', element: <p>home</p> },
    ];
    const { router } = await showShell({ routes, at: '/loading' });
    await act(() => jest.advanceTimersByTimeAsync(LOADING_ENDS_MS - 1));
    expect(router.state.location.pathname).toBe('/loading');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(router.state.location.pathname).toBe('/');
  } finally {
    jest.useRealTimers();
  }
});

it('OPEN-030 another name of the home page leads there', async () => {
  const { router } = await showShell({ routes: [{ path: '/home', element: <HomeAlias /> }], at: '/home' });
  expect(router.state.location.pathname).toBe('/');
});
