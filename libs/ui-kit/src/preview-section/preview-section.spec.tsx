import { fireEvent, render, screen, within } from '@testing-library/react';
import { PreviewSection, type PreviewSectionProps } from './preview-section';

const asked = { isError: false, isFetching: false, refetch: () => undefined };
const failed = { ...asked, isError: true };

function show(props: Partial<PreviewSectionProps> = {}) {
  render(
    <PreviewSection
      headingId="hot"
      title="热门"
      all={{ label: '全部', href: '/all' }}
      height="h-24"
      count={1}
      query={asked}
      words={{ failed: '加载失败', retry: '重试', none: '暂无' }}
      {...props}
    >
      <p>甲</p>
    </PreviewSection>,
  );
  return screen.getByRole('region', { name: '热门' });
}

describe('PreviewSection', () => {
  it('is named by its heading, leads to all of it and shows its content', () => {
    const section = show();
    expect(within(section).getByRole('heading', { level: 2, name: '热门' })).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: '全部' })).toHaveAttribute('href', '/all');
    expect(within(section).getByText('甲')).toBeInTheDocument();
  });

  it.each<[string, Partial<PreviewSectionProps>]>([
    ['waits', { count: undefined }],
    ['could not be had', { count: undefined, query: failed }],
    ['is empty', { count: 0 }],
  ])('keeps the height of its content while it %s, and the way to all of it', (_, props) => {
    const section = show(props);
    expect(within(section).queryByText('甲')).toBeNull();
    expect(section.querySelector('.h-24')).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: '全部' })).toBeInTheDocument();
  });

  it('has room beside its heading', () => {
    const section = show({ beside: <p>乙</p> });
    expect(within(section).getByText('乙').previousElementSibling).toHaveAccessibleName('热门');
    expect(within(section).getByText('乙').nextElementSibling).toHaveAccessibleName('全部');
  });

  it('never says that there is none, or that it failed, while the answer is on its way', () => {
    const section = show({ count: undefined, query: { ...asked, isFetching: true } });
    expect(section.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps what it has when a later asking fails', () => {
    const section = show({ query: failed });
    expect(within(section).getByText('甲')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that there is none, with nothing to ask again', () => {
    show({ count: 0 });
    expect(screen.getByRole('status')).toHaveTextContent('暂无');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('asks again, and not while it is asking (%s)', (isFetching, times) => {
    const refetch = jest.fn();
    show({ count: undefined, query: { isError: true, isFetching, refetch } });
    expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(times);
  });
});
