import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';
import {
  CAROUSEL_DELAY_MS,
  CAROUSEL_DOT,
  CAROUSEL_SPEED_MS,
  startCarousel,
  type CarouselEngineOptions,
} from './carousel-engine';

/** jsdom lays nothing out; the engine needs a width. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function build(options: Partial<Omit<CarouselEngineOptions, 'dots'>> = {}) {
  document.body.innerHTML = `
    <section>
      <div class="carousel-track">${'<div class="carousel-slide"><a href="/">甲</a></div>'.repeat(3)}</div>
      <div id="dots">${`<button class="${CAROUSEL_DOT}">·</button>`.repeat(3)}</div>
    </section>`;
  const carousel = document.querySelector('section')!;
  const track = document.querySelector<HTMLElement>('.carousel-track')!;
  const seen: number[] = [];
  const engine = startCarousel(carousel, {
    initialIndex: 0,
    still: false,
    autoplay: false,
    ...options,
    dots: document.querySelector<HTMLElement>('#dots')!,
    onIndexChange: (index) => seen.push(index),
  });
  /** A browser tells when a slide has gone by; jsdom moves nothing. */
  const arrive = () => fireEvent.transitionEnd(track);
  const dot = (index: number) => document.querySelectorAll(`.${CAROUSEL_DOT}`)[index]!;
  return { carousel, track, seen, engine, arrive, dot };
}

const key = (name: string, keyCode: number) => fireEvent.keyDown(document, { key: name, keyCode });
const right = () => key('ArrowRight', 39);

describe('carousel engine', () => {
  it('MEDIA-013 lets a slide go by in 300 ms', () => {
    const { dot, track, engine } = build();
    fireEvent.click(dot(1));
    expect(CAROUSEL_SPEED_MS).toBe(300);
    expect(track.style.transitionDuration).toBe('300ms');
    engine.destroy();
  });

  it('changes slides at once where less motion is asked for', () => {
    const { dot, track, engine } = build({ still: true });
    fireEvent.click(dot(1));
    expect(track.style.transitionDuration).toBe('0ms');
    engine.destroy();
  });

  it('MEDIA-014 goes on every 3000 ms, round and round, and says where it is', () => {
    const { seen, arrive, engine } = build({ autoplay: true, initialIndex: 1 });
    expect(CAROUSEL_DELAY_MS).toBe(3_000);
    seen.length = 0;
    jest.advanceTimersByTime(2_999);
    expect(seen).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(seen).toEqual([2]);
    arrive();
    jest.advanceTimersByTime(3_000);
    expect(seen).toEqual([2, 0]);
    engine.destroy();
  });

  it('gives a slide its whole time when it was reached by hand', () => {
    const { seen, arrive, dot, engine } = build({ autoplay: true });
    seen.length = 0;
    jest.advanceTimersByTime(2_000);
    fireEvent.click(dot(2));
    // The slides are put in order first, and move in the next frame.
    jest.advanceTimersByTime(50);
    arrive();
    expect(seen).toEqual([2]);
    jest.advanceTimersByTime(2_999);
    expect(seen).toEqual([2]);
    jest.advanceTimersByTime(1);
    expect(seen).toEqual([2, 0]);
    engine.destroy();
  });

  it('stands still while it is told to, while a mouse is over it and while the page is hidden', () => {
    const { seen, carousel, engine } = build({ autoplay: true });
    seen.length = 0;
    engine.play(false);
    jest.advanceTimersByTime(9_000);
    expect(seen).toEqual([]);
    engine.play(true);
    const mouse = { pointerType: 'mouse' };
    fireEvent(carousel, Object.assign(new Event('pointerenter'), mouse));
    jest.advanceTimersByTime(9_000);
    expect(seen).toEqual([]);
    fireEvent(carousel, Object.assign(new Event('pointerleave'), mouse));
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    jest.advanceTimersByTime(9_000);
    expect(seen).toEqual([]);
    hidden.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    jest.advanceTimersByTime(3_000);
    expect(seen).toEqual([1]);
    engine.destroy();
  });

  it('answers arrow keys while the focus is inside, and leaves them to the page elsewhere', () => {
    const { seen, dot, arrive, engine } = build();
    seen.length = 0;
    right();
    expect(seen).toEqual([]);
    fireEvent.focusIn(dot(0));
    right();
    arrive();
    expect(seen).toEqual([1]);
    expect(key('PageDown', 34)).toBe(true);
    expect(seen).toEqual([1]);
    fireEvent.focusOut(dot(0));
    right();
    expect(seen).toEqual([1]);
    engine.destroy();
    fireEvent.focusIn(dot(0));
    right();
    expect(seen).toEqual([1]);
  });

  it('tells a change to screen readers unless slides go by on their own', () => {
    const still = build();
    expect(still.track).toHaveAttribute('aria-live', 'polite');
    still.engine.destroy();
    const moving = build({ autoplay: true });
    expect(moving.track).toHaveAttribute('aria-live', 'off');
    moving.engine.destroy();
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
