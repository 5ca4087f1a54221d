import { act, fireEvent, render, screen } from '@testing-library/react';
import { PULL_THRESHOLD } from '../pull-to-refresh/pull-to-refresh';
import { RefreshPage, type RefreshPageProps, type RefreshQuery } from './refresh-page';

const WORDS = {
  refresh: '刷新',
  retry: '重试',
  'pull.pull': '下拉刷新',
  'pull.release': '松开刷新',
  'pull.refreshing': '正在刷新',
  loadFailed: '加载失败',
  offline: '网络已断开',
} as const;

function show({
  query,
  ...props
}: Omit<Partial<RefreshPageProps>, 'query'> & { query?: Partial<RefreshQuery> } = {}) {
  const refetch = jest.fn(async () => undefined);
  render(
    <RefreshPage
      title="优惠"
      say={(word) => WORDS[word]}
      query={{ isFetching: false, refetch, ...query }}
      data-testid="page"
      {...props}
    >
      <p>甲</p>
    </RefreshPage>,
  );
  return refetch;
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
    const refetch = show();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    const area = screen.getByRole('main');
    fireEvent.touchStart(area, { touches: [{ clientY: 0 }] });
    fireEvent.touchMove(area, { touches: [{ clientY: PULL_THRESHOLD }] });
    await act(async () => void fireEvent.touchEnd(area));
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['offline', 'status', '网络已断开'],
    ['http', 'alert', '加载失败'],
  ])('says why there is nothing (%s), and asks again', (kind, role, title) => {
    const refetch = show({ query: { error: { kind } } });
    expect(screen.queryByText('甲')).toBeNull();
    expect(screen.getAllByRole(role).at(-1)).toHaveTextContent(title);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it.each([new Error('?'), 'offline', null])('takes %p for a failure like any other', (error) => {
    show({ query: { error } });
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('加载失败');
  });

  it('keeps what it has where asking anew fails', () => {
    show({ query: { data: [], error: { kind: 'http' } } });
    expect(screen.getByText('甲')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it is asking, on the button and on the way on', () => {
    show({ query: { isFetching: true, error: { kind: 'http' } } });
    expect(screen.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: '重试' })).toHaveAttribute('aria-busy', 'true');
  });

  it('has its content in another column where it is given one', () => {
    show({ column: 'flex gap-3' });
    expect(screen.getByRole('main')).toHaveAttribute('class', 'flex gap-3');
  });
});
