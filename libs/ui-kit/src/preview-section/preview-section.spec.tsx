import { fireEvent, render, screen, within } from '@testing-library/react';
import { PreviewSection, type PreviewSectionProps } from './preview-section';

const failure = { title: '加载失败', retryLabel: '重试', retrying: false, onRetry: () => undefined };

function show(props: Partial<PreviewSectionProps> = {}) {
  render(
    <PreviewSection
      headingId="hot"
      title="热门"
      all={{ label: '全部', href: '/all' }}
      height="h-24"
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
    ['waits', { waiting: true }],
    ['could not be had', { failure }],
    ['is empty', { empty: '暂无' }],
  ])('keeps the height of its content while it %s, and the way to all of it', (_, props) => {
    const section = show(props);
    expect(within(section).queryByText('甲')).toBeNull();
    expect(section.querySelector('.h-24')).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: '全部' })).toBeInTheDocument();
  });

  it('says that it waits, that it failed, or that there is nothing; never two of them', () => {
    const section = show({ waiting: true, failure, empty: '暂无' });
    expect(section.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks again, once until the answer is there', () => {
    const onRetry = jest.fn();
    const { rerender } = render(
      <PreviewSection
        headingId="hot"
        title="热门"
        all={{ label: '全部', href: '/all' }}
        height="h-24"
        failure={{ ...failure, onRetry }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    rerender(
      <PreviewSection
        headingId="hot"
        title="热门"
        all={{ label: '全部', href: '/all' }}
        height="h-24"
        failure={{ ...failure, onRetry, retrying: true }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
