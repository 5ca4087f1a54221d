import { createClock, createStoredItems } from '@heptad/device';
import { screen } from '@testing-library/react';
import type { AppServices } from '../composition/app-services';
import { createFeatureRegistry } from '../features/feature-registry';
import { featureRoutes } from '../routing/feature-routes';
import { createStore } from '../store/create-store';
import { showShell } from '../testing/shell-scene';
import { shellModule } from './shell-module';

const visitor = {};
const services = {
  device: { items: createStoredItems(null, createClock()), native: { inShell: false } },
  site: { visitor: () => visitor, subscribe: () => () => undefined, refresh: jest.fn() },
};

/** Enters the product by one of the shell's addresses. */
function open(at: string) {
  const { dispatch } = createStore({}, jest.fn()).store;
  const registry = createFeatureRegistry([shellModule], {
    services: services as unknown as AppServices,
    commandContext: { dispatch, navigate: () => undefined },
    addReducer: () => undefined,
    runSaga: () => undefined,
    addMessages: async () => undefined,
  });
  const options = { registry, dispatch, entryMode: 2 as const, isMember: async () => false };
  const routes = (['title', 'plain'] as const).flatMap((layout) => featureRoutes(layout, options));
  return showShell({ routes, at, services });
}

describe('the shell’s own addresses', () => {
  it.each([
    ['ROUTE-001', '/loading', '加载中'],
    ['ROUTE-011', '/404', '没有找到这个页面'],
    ['ROUTE-011', '/no/such/page', '没有找到这个页面'],
    ['ROUTE-017', '/other/maintenance', '系统维护中'],
    ['ROUTE-018', '/other/restrictionIp?isAlert=restriction', '访问受限'],
    ['ROUTE-018', '/other/restrictionIp?isAlert=caveat', '访问提示'],
    ['ROUTE-019', '/other/stopService', '服务已停止'],
  ])('%s %s is the page %s', async (_row, at, heading) => {
    const { router } = await open(at);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(router.state.location.pathname + router.state.location.search).toBe(at);
  });
});
