import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FloatDock, type FloatDockProps } from './float-dock';
import { SCROLLED_AFTER } from './use-page-scrolling';

const labels = { dock: '快捷入口', show: '展开', hide: '收起', move: '拖动或按方向键移动' };

function show(props: Partial<FloatDockProps> = {}, onPress = jest.fn()) {
  render(
    <FloatDock {...props} labels={labels}>
      <li>
        <button type="button" onClick={onPress}>
          活动
        </button>
      </li>
    </FloatDock>,
  );
  const dock = screen.getByRole('complementary', { name: '快捷入口' });
  // A room of 400 × 800, the dock of 60 × 200 in it; jsdom lays nothing out.
  const rect = (left: number, top: number, width: number, height: number) =>
    new DOMRect(left, top, width, height);
  jest.spyOn(dock.parentElement!, 'getBoundingClientRect').mockReturnValue(rect(0, 50, 400, 800));
  const letGoAt = (left: number, top: number) =>
    jest.spyOn(dock, 'getBoundingClientRect').mockReturnValue(rect(left, top + 50, 60, 200));
  return { dock, onPress, letGoAt, item: screen.queryByRole('button', { name: '活动' }) };
}

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

class Box {
  readonly right: number;
  readonly bottom: number;
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.right = left + width;
    this.bottom = top + height;
  }
}
beforeAll(() => void Object.assign(globalThis, { DOMRect: globalThis.DOMRect ?? Box }));
afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('FloatDock', () => {
  it('is dragged by what is in it, snaps to the nearer edge and says where it is', () => {
    const onPlaceChange = jest.fn();
    const { dock, item, letGoAt, onPress } = show({ onPlaceChange });
    fireEvent.pointerDown(item!, { clientX: 370, clientY: 700 });
    fireEvent.pointerMove(item!, { clientX: 100, clientY: 400 });
    expect(dock).toHaveAttribute('data-dragging');
    letGoAt(70, 300);
    fireEvent.pointerUp(item!);
    fireEvent.click(item!);
    expect(onPlaceChange).toHaveBeenCalledTimes(1);
    expect(onPlaceChange).toHaveBeenCalledWith({ side: 'left', share: 0.5 });
    expect(dock).toHaveAttribute('data-side', 'left');
    expect(dock).not.toHaveAttribute('data-dragging');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is pressed as before where the finger hardly moved', () => {
    const onPlaceChange = jest.fn();
    const { item, onPress } = show({ onPlaceChange });
    fireEvent.pointerDown(item!, { clientX: 370, clientY: 700 });
    fireEvent.pointerMove(item!, { clientX: 373, clientY: 702 });
    fireEvent.pointerUp(item!);
    fireEvent.click(item!);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onPlaceChange).not.toHaveBeenCalled();
  });

  it('stays where it was when the drag is taken away', () => {
    const onPlaceChange = jest.fn();
    const { dock, item } = show({ onPlaceChange });
    fireEvent.pointerDown(item!, { clientX: 370, clientY: 700 });
    fireEvent.pointerMove(item!, { clientX: 100, clientY: 400 });
    fireEvent.pointerCancel(item!);
    expect(onPlaceChange).not.toHaveBeenCalled();
    expect(dock).toHaveAttribute('data-side', 'right');
    expect(dock.style.translate).toBe('calc(-100% + 0px) calc(-100% + 0px)');
  });

  it('is moved by the arrow keys from its button, which says so', async () => {
    const onPlaceChange = jest.fn();
    const { dock } = show({ onPlaceChange, defaultPlace: { side: 'right', share: 0.5 } });
    const button = screen.getByRole('button', { name: '收起' });
    expect(button).toHaveAccessibleDescription('拖动或按方向键移动');
    button.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(dock).toHaveAttribute('data-side', 'left');
    expect(onPlaceChange).toHaveBeenLastCalledWith({ side: 'left', share: 0.4 });
    expect(dock.style.top).toBe('40%');
  });

  it('is put away and brought out by its button', async () => {
    show({ defaultTucked: true });
    expect(screen.queryByRole('button', { name: '活动' })).toBeNull();
    const button = screen.getByRole('button', { name: '展开' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '活动' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.queryByRole('button', { name: '活动' })).toBeNull();
  });

  it('goes out of the way when the page is scrolled, and not before', async () => {
    const { dock } = show();
    scrollTo(SCROLLED_AFTER - 1);
    expect(dock).not.toHaveAttribute('data-tucked');
    scrollTo(SCROLLED_AFTER);
    expect(dock).toHaveAttribute('data-tucked');
    await userEvent.click(screen.getByRole('button', { name: '展开' }));
    scrollTo(SCROLLED_AFTER + 10);
    expect(dock).not.toHaveAttribute('data-tucked');
    scrollTo(0);
    expect(dock).toHaveAttribute('data-tucked');
  });

  it('stays out where it is told to', () => {
    const { dock } = show({ tuckOnScroll: false });
    scrollTo(500);
    expect(dock).not.toHaveAttribute('data-tucked');
  });

  it('keeps to a room that leaves the bars of page and device free', () => {
    const { dock } = show();
    expect(dock.parentElement?.className).toContain('bottom-[calc(60px+var(--inset-bottom))]');
    expect(dock.parentElement?.className).toContain('top-[calc(56px+env(safe-area-inset-top))]');
  });
});
