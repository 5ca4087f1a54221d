import type { AppRouter } from './create-router';
import { firstPageThere } from './first-page';

type Listener = Parameters<AppRouter['subscribe']>[0];

/** A router as far as is asked of it: at a path, and initialized when `arrive` is called. */
function routerAt(pathname: string) {
  const listeners = new Set<Listener>();
  const state = { initialized: false, location: { pathname } } as AppRouter['state'];
  const router: Pick<AppRouter, 'state' | 'subscribe'> = {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const arrive = (): void => {
    state.initialized = true;
    for (const listener of [...listeners]) listener(state, {} as Parameters<Listener>[1]);
  };
  return { router, arrive };
}

describe('the code of the first page', () => {
  it('of home is there with its first three sections, whether they come or not', async () => {
    const { router, arrive } = routerAt('/');
    const fetch = jest.fn(async () => undefined);
    const sections = Array.from({ length: 7 }, () => ({ fetch }));
    fetch.mockRejectedValueOnce(new Error('chunk missing'));
    const there = firstPageThere(router, sections);
    arrive();
    await there;
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('of another page asks for no section', async () => {
    const { router, arrive } = routerAt('/mine');
    const fetch = jest.fn(async () => undefined);
    const there = firstPageThere(router, [{ fetch }]);
    arrive();
    await there;
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is waited for', async () => {
    const { router, arrive } = routerAt('/mine');
    const seen = jest.fn();
    const there = firstPageThere(router, []).then(seen);
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    arrive();
    await there;
    expect(seen).toHaveBeenCalled();
  });
});
