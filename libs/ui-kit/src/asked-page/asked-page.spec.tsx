import { fireEvent, render, screen } from '@testing-library/react';
import { AskedPage, type Asked } from './asked-page';

function show(query: Partial<Asked<string>>) {
  const refetch = jest.fn();
  const { container } = render(
    <AskedPage
      title="代理"
      back={{ label: '返回', onPress: () => undefined }}
      query={{ isError: false, refetch, ...query }}
      failed={{ title: '加载失败', retry: '重新加载' }}
      boxes={['h-11', 'h-12']}
    >
      {(data) => <p>{data}</p>}
    </AskedPage>,
  );
  return { refetch, busy: container.querySelector('[aria-busy=true]') };
}

describe('a page that is asked for', () => {
  it('keeps room for what will stand there', () => {
    expect(show({}).busy?.children).toHaveLength(2);
    expect(screen.getByRole('heading', { name: '代理' })).toBeInTheDocument();
  });

  it('shows what has come, also where asking again has failed', () => {
    const { busy } = show({ data: '甲', isError: true });
    expect([busy, screen.queryByText('加载失败')]).toEqual([null, null]);
    expect(screen.getByText('甲')).toBeInTheDocument();
  });

  it('says that it cannot be had, and asks again', () => {
    const { refetch } = show({ isError: true });
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
