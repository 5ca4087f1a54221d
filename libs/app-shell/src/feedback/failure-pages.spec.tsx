import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { settle, shellTranslations, showBare } from '../testing/shell-scene';
import { RouteFailure } from '../routing/route-failure';
import type * as ChunkReload from './chunk-reload';
import { FailurePage } from './failure-page';
import { createMoneyWatch, MoneyContext } from './money-watch';
import { RenderBoundary } from './render-boundary';

const mockReload = jest.fn();
jest.mock('./chunk-reload', () => ({
  ...jest.requireActual<typeof ChunkReload>('./chunk-reload'),
  reloadHostOf: () => ({
    session: sessionStorage,
    now: () => 1_000_000,
    online: () => true,
    reload: mockReload,
  }),
}));

const CHUNK = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

beforeEach(() => {
  mockReload.mockReset();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

/** A bet under way, until a spec settles it. */
function betOnItsWay() {
  const listeners = new Set<() => void>();
  let open = true;
  const watch = createMoneyWatch();
  watch.follow({
    inFlight: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const settled = (): void =>
    act(() => {
      open = false;
      for (const listener of listeners) listener();
    });
  return { watch, settled };
}

async function showRoute(error: Error, money = createMoneyWatch()) {
  const { i18n } = await shellTranslations();
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: RouteFailure,
      element: null,
      loader: () => Promise.reject(error),
      HydrateFallback: () => null,
    },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <MoneyContext.Provider value={money}>
        <RouterProvider router={router} />
      </MoneyContext.Provider>
    </I18nextProvider>,
  );
  await settle();
}

describe('what no page caught', () => {
  it('SHELL-024 is answered by an error page in place of a blank one', async () => {
    await showBare(
      <RenderBoundary>
        <Broken error={new Error('x is not a function')} />
      </RenderBoundary>,
    );
    expect(screen.getByText('页面异常，请刷新')).toBeInTheDocument();
    expect(mockReload).not.toHaveBeenCalled();
    const contact = screen.getByRole('link', { name: '联系某客服' });
    expect(contact).toHaveAttribute('href', '/customer/chat?fromChildPage=1');
  });

  it('leaves a page that works alone', async () => {
    await showBare(
      <RenderBoundary>
        <p>works</p>
      </RenderBoundary>,
    );
    expect(screen.getByText('works')).toBeInTheDocument();
    expect(screen.queryByText('页面异常，请刷新')).toBeNull();
  });

  it('reloads once where a part of the app is missing', async () => {
    const missing = (
      <RenderBoundary>
        <Broken error={CHUNK} />
      </RenderBoundary>
    );
    const { unmount } = await showBare(missing);
    expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
    expect(mockReload).toHaveBeenCalledTimes(1);
    unmount();
    await showBare(missing);
    expect(mockReload).toHaveBeenCalledTimes(1);
  });
});

describe('a route that fails', () => {
  it('SHELL-024 shows the error page in its place', async () => {
    await showRoute(new Error('x is not a function'));
    expect(screen.getByText('页面异常，请刷新')).toBeInTheDocument();
    expect(mockReload).not.toHaveBeenCalled();
  });

  it('reloads once where its code is missing', async () => {
    await showRoute(CHUNK);
    expect(screen.getByText('页面没有加载完整')).toBeInTheDocument();
    expect(mockReload).toHaveBeenCalledTimes(1);
  });
});

describe('money on its way', () => {
  const waiting = /有投注或转账正在处理/;

  it('is never cut off by the reload after a missing chunk, which is offered once it has settled', async () => {
    const { watch, settled } = betOnItsWay();
    await showBare(
      <MoneyContext.Provider value={watch}>
        <RenderBoundary>
          <Broken error={CHUNK} />
        </RenderBoundary>
      </MoneyContext.Provider>,
    );
    expect(screen.getByText(waiting)).toBeInTheDocument();
    // No router is around it: the way to customer service would load the page anew.
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(mockReload).not.toHaveBeenCalled();
    settled();
    expect(screen.queryByText(waiting)).toBeNull();
    expect(mockReload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(mockReload).toHaveBeenCalledTimes(1);
  });

  it('lets a route fetch its code where it stands, and offers the reload once it has settled', async () => {
    const { watch, settled } = betOnItsWay();
    await showRoute(CHUNK, watch);
    expect(screen.getByText(waiting)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(mockReload).not.toHaveBeenCalled();
    settled();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(mockReload).toHaveBeenCalledTimes(1);
  });

  it('keeps the refresh of a page that failed to render back as well', async () => {
    const { watch, settled } = betOnItsWay();
    await showRoute(new Error('x is not a function'), watch);
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(mockReload).not.toHaveBeenCalled();
    settled();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(mockReload).toHaveBeenCalledTimes(1);
  });
});

it.each(['renderFailure', 'chunkFailure'] as const)(
  'SHELL-025 the page of a %s can be refreshed',
  async (kind) => {
    await showBare(<FailurePage kind={kind} />);
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(mockReload).toHaveBeenCalledTimes(1);
  },
);

it('the page of a chunkFailure fetches what is missing where there is a way to', async () => {
  const onRetry = jest.fn();
  await showBare(<FailurePage kind="chunkFailure" onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(mockReload).not.toHaveBeenCalled();
});
