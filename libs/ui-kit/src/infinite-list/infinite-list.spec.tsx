import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfiniteList, MORE_MARGIN, type InfiniteListState } from './infinite-list';

class FakeObserver {
  static all: FakeObserver[] = [];
  disconnected = false;
  constructor(
    readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    FakeObserver.all.push(this);
  }
  observe() {}
  disconnect() {
    this.disconnected = true;
  }
}

const labels = { more: '加载更多', loading: '加载中', end: '没有更多了', error: '加载失败', retry: '重试' };

function list(state: InfiniteListState, onMore: () => void) {
  return (
    <InfiniteList state={state} onMore={onMore} labels={labels} data-testid="list">
      <p>甲</p>
    </InfiniteList>
  );
}

const near = (isIntersecting = true) =>
  act(() => {
    const observer = FakeObserver.all.at(-1);
    if (observer?.disconnected === false) observer.callback([{ isIntersecting }]);
  });

beforeEach(() => {
  FakeObserver.all = [];
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('InfiniteList', () => {
  it('asks once when its end comes near', () => {
    const onMore = jest.fn();
    render(list('more', onMore));
    expect(FakeObserver.all[0]?.options.rootMargin).toBe(`${MORE_MARGIN}px`);
    near(false);
    expect(onMore).not.toHaveBeenCalled();
    near();
    near();
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('asks again when what came did not fill the screen', () => {
    const onMore = jest.fn();
    const { rerender } = render(list('more', onMore));
    near();
    rerender(list('loading', onMore));
    expect(screen.getByTestId('list')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    rerender(list('more', onMore));
    near();
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('asks with the function of the last render', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(list('more', first));
    rerender(list('more', second));
    near();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['loading', 'end', 'error'] as const)('does not ask by itself in the state %s', (state) => {
    const onMore = jest.fn();
    render(list(state, onMore));
    expect(FakeObserver.all).toHaveLength(0);
    expect(onMore).not.toHaveBeenCalled();
  });

  it('says that it failed and lets the member try again', async () => {
    const onMore = jest.fn();
    render(list('error', onMore));
    expect(screen.getByRole('status')).toHaveTextContent('加载失败');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says that that was all', () => {
    render(list('end', jest.fn()));
    expect(screen.getByRole('status')).toHaveTextContent('没有更多了');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks by a button where the browser cannot tell what is near', async () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const onMore = jest.fn();
    render(list('more', onMore));
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('keeps the place below the list, and never lets the page hold on to it', () => {
    const { rerender } = render(list('more', jest.fn()));
    const place = screen.getByRole('status').parentElement!;
    for (const state of ['loading', 'end', 'error'] as const) {
      rerender(list(state, jest.fn()));
      expect(place).toHaveClass('min-h-[60px]', '[overflow-anchor:none]');
      expect(place).toBeInTheDocument();
    }
  });
});
