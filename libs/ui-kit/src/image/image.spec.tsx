import { act, fireEvent, render, screen } from '@testing-library/react';
import { Image } from './image';
import { LazyLoad } from './lazy-load';
import { optimizedImagePath } from './image-path';

class FakeObserver {
  static all: FakeObserver[] = [];
  disconnected = false;
  constructor(
    readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    FakeObserver.all.push(this);
  }
  observe() {}
  disconnect() {
    this.disconnected = true;
  }
}

afterEach(() => {
  FakeObserver.all = [];
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const observe = () => Object.assign(globalThis, { IntersectionObserver: FakeObserver });
const enter = () => act(() => FakeObserver.all[0]?.callback([{ isIntersecting: true }]));

function picture() {
  return screen.getByAltText('图') as HTMLImageElement;
}

describe('Image', () => {
  it('MEDIA-016 asks the optimizer for quality 80', () => {
    render(<Image source="/a.png" alt="图" width={40} height={40} />);
    expect(picture().getAttribute('src')).toBe(optimizedImagePath('/a.png', { width: 96, quality: 80 }));
  });

  it('MEDIA-018 is fetched 100 px before it is seen, and once', () => {
    observe();
    render(<Image source="/a.png" alt="图" width={40} height={40} />);
    expect(FakeObserver.all[0]?.options.rootMargin).toBe('100px');
    expect(screen.queryByAltText('图')).toBeNull();
    act(() => FakeObserver.all[0]?.callback([{ isIntersecting: false }]));
    expect(screen.queryByAltText('图')).toBeNull();
    enter();
    expect(picture()).toBeInTheDocument();
    expect(FakeObserver.all[0]?.disconnected).toBe(true);
  });

  it('does not wait to be seen when it has priority', () => {
    observe();
    render(<Image source="/a.png" alt="图" width={40} height={40} priority />);
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
    expect(FakeObserver.all).toHaveLength(0);
  });

  it('MEDIA-015 OPEN-054 tries the original three times, then shows a placeholder', () => {
    const onFailed = jest.fn();
    render(<Image source="/a.png" alt="图" width={40} height={40} onFailed={onFailed} />);
    fireEvent.error(picture());
    const tries: Element[] = [];
    for (let count = 0; count < 3; count += 1) {
      expect(picture()).toHaveAttribute('src', '/a.png');
      expect(picture()).not.toHaveAttribute('srcset');
      expect(onFailed).not.toHaveBeenCalled();
      tries.push(picture());
      fireEvent.error(picture());
    }
    expect(new Set(tries).size).toBe(3);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(screen.queryByAltText('图')).toBeNull();
    expect(screen.getByRole('img', { name: '图' })).toHaveAttribute('data-part', 'placeholder');
  });

  it('MEDIA-015 stays with the original once that is there', () => {
    const onLoad = jest.fn();
    render(<Image source="/a.png" alt="图" width={40} height={40} onLoad={onLoad} />);
    fireEvent.error(picture());
    fireEvent.load(picture());
    expect(picture()).toHaveAttribute('src', '/a.png');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('starts anew with another source', () => {
    const { rerender } = render(<Image source="/a.png" alt="图" width={40} height={40} />);
    for (let count = 0; count < 4; count += 1) fireEvent.error(picture());
    rerender(<Image source="/b.png" alt="图" width={40} height={40} />);
    expect(picture().getAttribute('src')).toContain(encodeURIComponent('/b.png'));
  });

  it('keeps its place free before it is there', () => {
    observe();
    render(<Image data-testid="frame" source="/a.png" alt="图" width={300} height={100} />);
    expect(screen.getByTestId('frame').style.aspectRatio).toBe('300 / 100');
  });

  it('leaves drawings to the browser, and shows the placeholder for no source at all', () => {
    const { rerender } = render(<Image source="/a.svg" alt="图" width={40} height={40} />);
    expect(picture()).toHaveAttribute('src', '/a.svg');
    rerender(<Image source="" alt="" width={40} height={40} placeholder={<b>无</b>} />);
    expect(screen.getByText('无').parentElement).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('LazyLoad', () => {
  it('MEDIA-018 builds its children 150 px before they are seen', () => {
    observe();
    render(<LazyLoad placeholder="稍候">内容</LazyLoad>);
    expect(FakeObserver.all[0]?.options.rootMargin).toBe('150px');
    expect(screen.getByText('稍候')).toBeInTheDocument();
    enter();
    expect(screen.getByText('内容')).toBeInTheDocument();
  });

  it('builds at once where the browser cannot tell', () => {
    render(<LazyLoad>内容</LazyLoad>);
    expect(screen.getByText('内容')).toBeInTheDocument();
  });
});
