import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, type CarouselSlide } from './carousel';
import type { CarouselEngineOptions } from './carousel-engine';

const engines: { options: CarouselEngineOptions; play: jest.Mock; destroy: jest.Mock }[] = [];

jest.mock('./carousel-engine', () => ({
  startCarousel: (_carousel: HTMLElement, options: CarouselEngineOptions) => {
    const engine = { options, play: jest.fn(), destroy: jest.fn() };
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

  it('goes on by itself unless it is told not to', async () => {
    const { unmount } = render(<Carousel slides={slides} labels={labels} />);
    await settle();
    expect(engine().options.autoplay).toBe(true);
    expect(engine().play).toHaveBeenLastCalledWith(true);
    unmount();
    render(<Carousel slides={slides} labels={labels} autoplay={false} />);
    await settle();
    expect(engine().options.autoplay).toBe(false);
    expect(engine().play).not.toHaveBeenCalled();
  });

  it('stands still while it has the focus or is paused', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    const dot = screen.getByRole('button', { name: '图乙' });
    fireEvent.focus(dot);
    expect(engine().play).toHaveBeenLastCalledWith(false);
    fireEvent.blur(dot);
    expect(engine().play).toHaveBeenLastCalledWith(true);
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    expect(engine().play).toHaveBeenLastCalledWith(false);
    fireEvent.click(screen.getByRole('button', { name: '播放' }));
    expect(engine().play).toHaveBeenLastCalledWith(true);
  });

  it('stays paused when its slides change', async () => {
    const { rerender } = render(<Carousel slides={slides} labels={labels} />);
    await settle();
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    rerender(<Carousel slides={slides.slice(1)} labels={labels} />);
    await settle();
    expect(engines).toHaveLength(2);
    expect(engine().play).toHaveBeenLastCalledWith(false);
  });

  it('never moves by itself where less motion is asked for', async () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => list });
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    expect(engine().options).toMatchObject({ still: true, autoplay: false });
    expect(engine().play).not.toHaveBeenCalled();
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

  it('leaves its dots to the engine once that is there', async () => {
    render(<Carousel slides={slides} labels={labels} />);
    await settle();
    const dot = screen.getByRole('button', { name: '图丙' });
    expect(engine().options.dots).toContainElement(dot);
    fireEvent.click(dot);
    expect(dot).toHaveAttribute('aria-current', 'false');
    act(() => engine().options.onIndexChange(2));
    expect(dot).toHaveAttribute('aria-current', 'true');
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
