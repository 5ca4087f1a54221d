import { act, fireEvent, render, screen } from '@testing-library/react';
import type { BannerImage } from './banner-picture';
import { BANNER_RETURN_MS, ImageBanner } from './image-banner';

jest.mock('../carousel/carousel-engine', () => ({
  startCarousel: () => ({ play: jest.fn(), destroy: jest.fn() }),
}));

const labels = { region: '横幅', pause: '暂停', play: '播放' };
const one: BannerImage[] = [{ source: '/1.png', alt: '图一' }];
const two: BannerImage[] = [...one, { source: '/2.png', alt: '图二', href: '/act/2' }];

function banner(images: readonly BannerImage[], onFailed?: () => void) {
  return (
    <ImageBanner
      images={images}
      width={390}
      height={160}
      loading={<i>加载图</i>}
      labels={labels}
      data-testid="banner"
      {...(onFailed ? { onFailed } : {})}
    />
  );
}

async function show(images: readonly BannerImage[], onFailed?: () => void) {
  const shown = render(banner(images, onFailed));
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  return shown;
}

function breakForGood(alt: string) {
  for (let tries = 0; tries < 4; tries += 1) fireEvent.error(screen.getByAltText(alt));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ImageBanner', () => {
  it('MEDIA-007 shows the loading image until the first picture has loaded', async () => {
    await show(two);
    expect(screen.getByText('加载图')).toBeInTheDocument();
    fireEvent.load(screen.getByAltText('图一'));
    expect(screen.queryByText('加载图')).toBeNull();
    expect(screen.getByTestId('banner')).toHaveAttribute('data-state', 'loaded');
  });

  it('MEDIA-008 lets several go by, with pagination', async () => {
    await show(two);
    expect(screen.getAllByRole('button', { name: /^图/ })).toHaveLength(2);
    expect(screen.getByTestId('banner').querySelector('[data-engine=running]')).not.toBeNull();
  });

  it('MEDIA-009 shows exactly one alone', async () => {
    await show(one);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByTestId('banner').querySelector('[data-engine]')).toBeNull();
  });

  it('MEDIA-010 reports once that there is no usable picture', async () => {
    const onFailed = jest.fn();
    const { container, rerender } = await show([{ source: '', alt: '' }], onFailed);
    rerender(banner([{ source: '', alt: '' }], onFailed));
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('MEDIA-010 leaves out pictures that cannot be had, and reports when it was the last', async () => {
    const onFailed = jest.fn();
    await show(two, onFailed);
    breakForGood('图一');
    expect(onFailed).not.toHaveBeenCalled();
    expect(screen.getByAltText('图二')).toBeInTheDocument();
    breakForGood('图二');
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('MEDIA-011 OPEN-053 goes away when its pictures change and is back after 500 ms', async () => {
    const { rerender } = await show(one);
    fireEvent.load(screen.getByAltText('图一'));
    rerender(banner([{ source: '/dark.png', alt: '夜图' }]));
    expect(BANNER_RETURN_MS).toBe(500);
    act(() => jest.advanceTimersByTime(499));
    expect(screen.queryByAltText('图一')).toBeNull();
    expect(screen.queryByAltText('夜图')).toBeNull();
    expect(screen.getByTestId('banner').style.aspectRatio).toBe('390 / 160');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByAltText('夜图')).toBeInTheDocument();
  });

  it('keeps its place before anything has loaded', async () => {
    await show(one);
    expect(screen.getByTestId('banner').style.aspectRatio).toBe('390 / 160');
  });
});
