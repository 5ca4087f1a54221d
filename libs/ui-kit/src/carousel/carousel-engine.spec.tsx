import { act, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';
import { CAROUSEL_SPEED_MS, startCarousel } from './carousel-engine';

/** jsdom lays nothing out; the engine needs a width. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function strip(count: number): HTMLElement {
  const element = document.createElement('div');
  const track = document.createElement('div');
  track.className = 'carousel-track';
  for (let index = 0; index < count; index += 1) {
    const slide = document.createElement('div');
    slide.className = 'carousel-slide';
    track.append(slide);
  }
  element.append(track);
  document.body.append(element);
  return element;
}

describe('carousel engine', () => {
  it('MEDIA-013 lets a slide go by in 300 ms', () => {
    const element = strip(3);
    const engine = startCarousel(element, { initialIndex: 0, still: false, onIndexChange: () => undefined });
    engine.next();
    const track = element.querySelector<HTMLElement>('.carousel-track');
    expect(CAROUSEL_SPEED_MS).toBe(300);
    expect(track?.style.transitionDuration).toBe('300ms');
    engine.destroy();
  });

  it('changes slides at once where less motion is asked for', () => {
    const element = strip(3);
    const engine = startCarousel(element, { initialIndex: 0, still: true, onIndexChange: () => undefined });
    engine.next();
    expect(element.querySelector<HTMLElement>('.carousel-track')?.style.transitionDuration).toBe('0ms');
    engine.destroy();
  });

  it('goes round, and says where it is', () => {
    const seen: number[] = [];
    const element = strip(3);
    const engine = startCarousel(element, {
      initialIndex: 1,
      still: true,
      onIndexChange: (i) => seen.push(i),
    });
    engine.next();
    engine.next();
    engine.goTo(1);
    jest.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2, 0, 1]);
    engine.destroy();
  });

  it('runs under the real component and leaves it in order when slides change', async () => {
    const labels = { region: '横幅', pause: '暂停', play: '播放' };
    const slides = ['甲', '乙', '丙'].map((text) => ({
      id: text,
      label: `图${text}`,
      content: <p>{text}</p>,
    }));
    const { rerender, unmount } = render(<Carousel slides={slides} labels={labels} />);
    await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
    await act(async () => void (await jest.advanceTimersByTimeAsync(3_000)));
    expect(screen.getByRole('button', { name: '图乙' })).toHaveAttribute('aria-current', 'true');
    rerender(<Carousel slides={slides.slice(0, 2)} labels={labels} />);
    expect(screen.queryByText('丙')).toBeNull();
    expect(screen.getByText('乙').parentElement).not.toHaveAttribute('inert');
    unmount();
    expect(document.querySelector('.carousel-slide p')).toBeNull();
  });
});
