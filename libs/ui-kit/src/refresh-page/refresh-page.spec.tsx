import { act, fireEvent, render, screen } from '@testing-library/react';
import { PULL_THRESHOLD } from '../pull-to-refresh/pull-to-refresh';
import { RefreshPage, type RefreshPageProps } from './refresh-page';

const labels = {
  refresh: '刷新',
  retry: '重试',
  pull: '下拉刷新',
  release: '松开刷新',
  refreshing: '正在刷新',
};

function show(props: Partial<RefreshPageProps> = {}) {
  const onRefresh = jest.fn(async () => undefined);
  render(
    <RefreshPage
      title="优惠"
      labels={labels}
      onRefresh={onRefresh}
      refreshing={false}
      data-testid="page"
      {...props}
    >
      <p>甲</p>
    </RefreshPage>,
  );
  return onRefresh;
}

describe('RefreshPage', () => {
  it('shows its content under its name, and a way back only where there is one', () => {
    const onPress = jest.fn();
    show({ back: { label: '返回', onPress } });
    expect(screen.getByRole('heading', { level: 1, name: '优惠' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('甲');
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('asks anew by its button and by pulling', async () => {
    const onRefresh = show();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    const area = screen.getByRole('main');
    fireEvent.touchStart(area, { touches: [{ clientY: 0 }] });
    fireEvent.touchMove(area, { touches: [{ clientY: PULL_THRESHOLD }] });
    await act(async () => void fireEvent.touchEnd(area));
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it.each([
    [true, 'status', '网络已断开'],
    [false, 'alert', '加载失败'],
  ] as const)('says why there is nothing (offline: %s), and asks again', (offline, role, title) => {
    const onRefresh = show({ failure: { offline, title } });
    expect(screen.queryByText('甲')).toBeNull();
    expect(screen.getAllByRole(role).at(-1)).toHaveTextContent(title);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});
