import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwipeTabs } from './swipe-tabs';
import { SWIPE_EDGE } from './swipe-engine';

const WIDTH = 390;

const items = [
  { value: 'live', label: '滚动' },
  { value: 'off', label: '停用', disabled: true },
  { value: 'early', label: '早盘' },
] as const;
type Value = (typeof items)[number]['value'];

/** The part of a transform's matrix that the engine reads; jsdom has none. */
class TranslateMatrix {
  readonly m41: number;
  constructor(transform: string) {
    this.m41 = Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1] ?? 0);
  }
}

/** jsdom lays nothing out; the engine needs widths. */
beforeEach(() => {
  Object.assign(globalThis, { DOMMatrixReadOnly: TranslateMatrix });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'DOMMatrixReadOnly');
  jest.restoreAllMocks();
});

function Example({ seen }: { readonly seen: (value: Value) => void }) {
  const [value, setValue] = useState<Value>('live');
  return (
    <SwipeTabs
      label="时段"
      items={items}
      value={value}
      onValueChange={(next) => {
        seen(next);
        setValue(next);
      }}
      renderPanel={(current) => (
        <>
          <p>{`${current}的内容`}</p>
          <div data-testid="scroller" style={{ overflowX: 'auto' }}>
            <b>横向</b>
          </div>
          <div data-swipe="own">轮播</div>
        </>
      )}
    />
  );
}

function show() {
  const seen = jest.fn();
  const { container } = render(<Example seen={seen} />);
  const track = container.querySelector<HTMLElement>('.swipe-track')!;
  return { seen, track, area: track.parentElement!, text: () => screen.getByText(/的内容/) };
}

type Point = readonly [number, number];

const finger = (type: string, [x, y]: Point) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }), {
    pointerId: 1,
    pointerType: 'touch',
  });

/** A slow movement, so that only its distance counts. */
function drag(target: Element, ...[from, ...path]: readonly [Point, ...Point[]]) {
  const now = jest.spyOn(Date, 'now');
  const begun = Date.now();
  fireEvent(target, finger('pointerdown', from));
  for (const point of path) fireEvent(document.body, finger('pointermove', point));
  return () => {
    now.mockReturnValue(begun + 2_000);
    fireEvent(document.body, finger('pointerup', path.at(-1) ?? from));
    now.mockRestore();
  };
}

describe('SwipeTabs', () => {
  it('changes its panel by a sideways swipe, passing over what is disabled', () => {
    const { seen, track, text } = show();
    drag(text(), [300, 300], [280, 302], [120, 310])();
    fireEvent.transitionEnd(track);
    expect(seen.mock.calls).toEqual([['early']]);
    expect(text()).toHaveTextContent('early的内容');
    expect(screen.getByRole('tab', { name: '早盘' })).toHaveAttribute('aria-selected', 'true');
    drag(text(), [100, 300], [120, 302], [280, 310])();
    expect(seen.mock.calls).toEqual([['early'], ['live']]);
  });

  it('follows the finger with the neighbour in sight, and comes back when it was let go too early', () => {
    const { seen, area, track, text } = show();
    const letGo = drag(text(), [300, 300], [290, 300], [240, 300]);
    expect(track.style.transform).toContain('translate3d(-50px');
    expect(area).toHaveAttribute('data-swiping');
    expect(screen.getByText('early的内容').closest('[inert]')).not.toBeNull();
    letGo();
    fireEvent.transitionEnd(track);
    expect(track.style.transform).toContain('translate3d(0px');
    expect(area).not.toHaveAttribute('data-swiping');
    expect(screen.queryByText('early的内容')).toBeNull();
    expect(seen).not.toHaveBeenCalled();
  });

  it('stays at its ends', () => {
    const { seen, text } = show();
    drag(text(), [100, 300], [120, 300], [380, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves scrolling alone, and so it stays once it has begun', () => {
    const { seen, text } = show();
    drag(text(), [300, 300], [295, 260], [20, 260])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves the device its way back at the edges', () => {
    const { seen, text } = show();
    drag(text(), [innerWidth - SWIPE_EDGE + 1, 300], [innerWidth - 60, 300], [100, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves a mouse to the text it selects', () => {
    const { seen, text } = show();
    const mouse = (type: string, x: number) =>
      Object.assign(finger(type, [x, 300]), { pointerType: 'mouse' });
    fireEvent(text(), mouse('pointerdown', 300));
    fireEvent(document.body, mouse('pointermove', 100));
    fireEvent(document.body, mouse('pointerup', 100));
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves what moves sideways itself alone', () => {
    const { seen } = show();
    jest.spyOn(screen.getByTestId('scroller'), 'scrollWidth', 'get').mockReturnValue(900);
    drag(screen.getByText('横向'), [300, 300], [280, 300], [100, 300])();
    drag(screen.getByText('轮播'), [300, 300], [280, 300], [100, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('swipes over a scroller that has nothing to scroll', () => {
    const { seen } = show();
    drag(screen.getByText('横向'), [300, 300], [280, 300], [100, 300])();
    expect(seen).toHaveBeenCalledWith('early');
  });

  it('changes by its tabs too, at once', async () => {
    const { track, text } = show();
    await userEvent.click(screen.getByRole('tab', { name: '早盘' }));
    expect(text()).toHaveTextContent('early的内容');
    expect(track.style.transform).toContain('translate3d(-390px');
    expect(track.style.transitionDuration).toBe('0ms');
  });
});
