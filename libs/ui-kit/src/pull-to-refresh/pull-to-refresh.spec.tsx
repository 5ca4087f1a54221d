import { act, fireEvent, render, screen } from '@testing-library/react';
import { PULL_THRESHOLD, PullToRefresh } from './pull-to-refresh';

const labels = { pull: '下拉刷新', release: '松开刷新', refreshing: '刷新中' };

function show(onRefresh: () => Promise<unknown>, disabled = false) {
  render(
    <PullToRefresh onRefresh={onRefresh} labels={labels} disabled={disabled} data-testid="area">
      <p>内容</p>
    </PullToRefresh>,
  );
  return screen.getByTestId('area');
}

const at = (clientY: number) => ({ touches: [{ clientY }] });
function pull(area: HTMLElement, distance: number) {
  fireEvent.touchStart(area, at(100));
  fireEvent.touchMove(area, at(100 + distance));
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('PullToRefresh', () => {
  it('refreshes when let go far enough down, and says what goes on', async () => {
    let finish = () => undefined as void;
    const onRefresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const area = show(onRefresh);
    pull(area, PULL_THRESHOLD - 1);
    expect(screen.getByRole('status')).toHaveTextContent('下拉刷新');
    fireEvent.touchMove(area, at(100 + PULL_THRESHOLD));
    expect(screen.getByRole('status')).toHaveTextContent('松开刷新');
    fireEvent.touchEnd(area);
    expect(screen.getByRole('status')).toHaveTextContent('刷新中');
    await act(async () => finish());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('does nothing when let go too early, pushed up, or given up', () => {
    const onRefresh = jest.fn(async () => undefined);
    const area = show(onRefresh);
    pull(area, PULL_THRESHOLD - 1);
    fireEvent.touchEnd(area);
    pull(area, -200);
    fireEvent.touchEnd(area);
    pull(area, 200);
    fireEvent.touchCancel(area);
    expect(onRefresh).not.toHaveBeenCalled();
    expect(area).toHaveAttribute('data-phase', 'idle');
  });

  it('leaves the page alone when it is not at its top', () => {
    Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
    const onRefresh = jest.fn(async () => undefined);
    const area = show(onRefresh);
    pull(area, 200);
    fireEvent.touchEnd(area);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('refreshes once at a time, and comes to rest when it fails', async () => {
    let fail = () => undefined as void;
    const onRefresh = jest.fn(
      () => new Promise<void>((_, reject) => (fail = () => reject(new Error('offline')))),
    );
    const area = show(onRefresh);
    for (let count = 0; count < 2; count += 1) {
      pull(area, 200);
      fireEvent.touchEnd(area);
    }
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await act(async () => fail());
    expect(area).toHaveAttribute('data-phase', 'idle');
  });

  it('does nothing while disabled', () => {
    const onRefresh = jest.fn(async () => undefined);
    const area = show(onRefresh, true);
    pull(area, 200);
    fireEvent.touchEnd(area);
    expect(onRefresh).not.toHaveBeenCalled();
  });
});
