import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, CAROUSEL_DELAY_MS, type CarouselSlide } from './carousel';
import type { CarouselEngineOptions } from './carousel-engine';

const engines: { options: CarouselEngineOptions; goTo: jest.Mock; next: jest.Mock; destroy: jest.Mock }[] =
  [];

jest.mock('./carousel-engine', () => ({
  startCarousel: (_strip: HTMLElement, options: CarouselEngineOptions) => {
    const engine = { options, goTo: jest.fn(), next: jest.fn(), destroy: jest.fn() };
    engines.push(engine);
    return engine;
  },
}));

const labels = { region: '横幅', pause: '暂停', play: '播放' };
const slides: CarouselSlide[] = ['甲', '乙', '丙'].map((text) => ({
  id: text,
  label: `图${text}`,
  content: <img src={`/${text}.png`} alt={text} />,
}));

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const wait = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const engine = () => {
  const last = engines.at(-1);
  if (!last) throw new Error('The engine did not start.');
  return last;
};

beforeEach(() => {
  engines.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

describe('Carousel', () => {
  it('MEDIA-009 draws exactly one slide alone, without engine, dots or button', async () => {
    render(<Carousel slides={slides.slice(0, 1)} labels={labels} />);
    await settle();
    expect(engines).toHaveLength(0);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByAltText('甲')).toBeInTheDocument();
  });

  it('MEDIA-008 draws several with one dot each', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    expect(engines).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^图/ })).toHaveLength(3);
    expect(screen.getByRole('button', { name: '图甲' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows the first slide before the engine is there, and keeps its element afterwards', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    const first = screen.getByAltText('甲');
    expect(screen.queryByAltText('乙')).toBeNull();
    await settle();
    expect(screen.getByAltText('甲')).toBe(first);
    expect(screen.getByAltText('乙')).toBeInTheDocument();
  });

  it('MEDIA-014 goes on every 3000 ms', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    expect(CAROUSEL_DELAY_MS).toBe(3_000);
    await wait(2_999);
    expect(engine().next).not.toHaveBeenCalled();
    await wait(1);
    expect(engine().next).toHaveBeenCalledTimes(1);
  });

  it('gives a slide its whole time when it was reached by hand', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    await wait(2_000);
    act(() => engine().options.onIndexChange(2));
    await wait(2_999);
    expect(engine().next).not.toHaveBeenCalled();
    await wait(1);
    expect(engine().next).toHaveBeenCalledTimes(1);
  });

  it('stands still while someone points at it, has the focus in it, or has paused it', async () => {
    render(<Carousel slides={slides} labels={labels} data-testid="carousel" />);
    await settle();
    const region = screen.getByTestId('carousel');
    fireEvent.pointerEnter(region);
    await wait(9_000);
    expect(engine().next).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region);
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    await wait(9_000);
    expect(engine().next).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '播放' }));
    await wait(3_000);
    expect(engine().next).toHaveBeenCalledTimes(1);
  });

  it('never moves by itself where less motion is asked for', async () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => list });
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    expect(engine().options.still).toBe(true);
    await wait(9_000);
    expect(engine().next).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '暂停' })).toBeNull();
  });

  it('keeps slides that are not seen out of reach', async () => {
    const onIndexChange = jest.fn();
    render(<Carousel slides={slides} labels={labels} onIndexChange={onIndexChange} />);
    await settle();
    act(() => engine().options.onIndexChange(1));
    expect(onIndexChange).toHaveBeenCalledWith(1);
    expect(screen.getByAltText('甲').parentElement).toHaveAttribute('inert');
    expect(screen.getByAltText('乙').parentElement).not.toHaveAttribute('inert');
  });

  it('goes to a slide by its dot', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    fireEvent.click(screen.getByRole('button', { name: '图丙' }));
    expect(engine().goTo).toHaveBeenCalledWith(2);
  });

  it('goes by its dots without the engine too', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    fireEvent.click(screen.getByRole('button', { name: '图丙' }));
    expect(screen.getByAltText('丙')).toBeInTheDocument();
    expect(screen.queryByAltText('甲')).toBeNull();
    await settle();
    expect(engine().options.initialIndex).toBe(2);
  });

  it('begins where it is told, and at the first where there is no such slide', async () => {
    const { unmount } = render(<Carousel slides={slides} labels={labels} initialIndex={2} />);
    expect(screen.getByAltText('丙')).toBeInTheDocument();
    unmount();
    render(<Carousel slides={slides} labels={labels} initialIndex={7} />);
    await settle();
    expect(engine().options.initialIndex).toBe(0);
    expect(screen.getByAltText('甲').parentElement).not.toHaveAttribute('inert');
  });

  it('starts its engine anew for other slides, and stops it when it goes', async () => {
    const { rerender, unmount } = render(<Carousel slides={slides} labels={labels} />);
    await settle();
    rerender(<Carousel slides={slides.slice(1)} labels={labels} />);
    await settle();
    expect(engines).toHaveLength(2);
    expect(engines[0]?.destroy).toHaveBeenCalledTimes(1);
    unmount();
    expect(engines[1]?.destroy).toHaveBeenCalledTimes(1);
  });
});
