import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../tabs/tabs';
import { SwipePanels } from './swipe-panels';
import { SWIPE_EDGE } from './swipe-engine';

const WIDTH = 390;

const LABELS = { live: '滚动', today: '今日', early: '早盘' } as const;
type Value = keyof typeof LABELS;

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

function Example({
  values,
  seen,
}: {
  readonly values: readonly Value[];
  readonly seen: (value: Value) => void;
}) {
  const [value, setValue] = useState<Value>('live');
  const choose = (next: Value) => {
    seen(next);
    setValue(next);
  };
  return (
    <>
      <Tabs
        label="时段"
        panel="panel"
        items={values.map((each) => ({ value: each, label: LABELS[each] }))}
        value={value}
        onValueChange={choose}
      />
      <SwipePanels
        panel="panel"
        values={values}
        value={value}
        onValueChange={choose}
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
    </>
  );
}

async function show(values: readonly Value[] = ['live', 'early']) {
  const seen = jest.fn();
  const { container, rerender } = render(<Example values={values} seen={seen} />);
  // The engine's code is fetched.
  await waitFor(() => expect(container.querySelectorAll('.swipe-panel')).toHaveLength(values.length));
  const track = container.querySelector<HTMLElement>('.swipe-track')!;
  return {
    seen,
    track,
    area: track.parentElement!,
    text: () => screen.getByText(/的内容/),
    offer: (next: readonly Value[]) => rerender(<Example values={next} seen={seen} />),
  };
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

describe('SwipePanels', () => {
  it('changes its panel by a sideways swipe', async () => {
    const { seen, track, text } = await show();
    drag(text(), [300, 300], [280, 302], [120, 310])();
    fireEvent.transitionEnd(track);
    expect(seen.mock.calls).toEqual([['early']]);
    expect(text()).toHaveTextContent('early的内容');
    expect(screen.getByRole('tab', { name: '早盘' })).toHaveAttribute('aria-selected', 'true');
    drag(text(), [100, 300], [120, 302], [280, 310])();
    expect(seen.mock.calls).toEqual([['early'], ['live']]);
  });

  it('follows the finger with the neighbour in sight, and comes back when it was let go too early', async () => {
    const { seen, area, track, text } = await show();
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

  it('stays at its ends', async () => {
    const { seen, text } = await show();
    drag(text(), [100, 300], [120, 300], [380, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves scrolling alone, and so it stays once it has begun', async () => {
    const { seen, text } = await show();
    drag(text(), [300, 300], [295, 260], [20, 260])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves the device its way back at the edges', async () => {
    const { seen, text } = await show();
    drag(text(), [innerWidth - SWIPE_EDGE + 1, 300], [innerWidth - 60, 300], [100, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves a mouse to the text it selects', async () => {
    const { seen, text } = await show();
    const mouse = (type: string, x: number) =>
      Object.assign(finger(type, [x, 300]), { pointerType: 'mouse' });
    fireEvent(text(), mouse('pointerdown', 300));
    fireEvent(document.body, mouse('pointermove', 100));
    fireEvent(document.body, mouse('pointerup', 100));
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves what moves sideways itself alone', async () => {
    const { seen } = await show();
    jest.spyOn(screen.getByTestId('scroller'), 'scrollWidth', 'get').mockReturnValue(900);
    drag(screen.getByText('横向'), [300, 300], [280, 300], [100, 300])();
    drag(screen.getByText('轮播'), [300, 300], [280, 300], [100, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('swipes over a scroller that has nothing to scroll', async () => {
    const { seen } = await show();
    drag(screen.getByText('横向'), [300, 300], [280, 300], [100, 300])();
    expect(seen).toHaveBeenCalledWith('early');
  });

  it('shows its panel before the engine is there, in its place', () => {
    const { container, unmount } = render(<Example values={['live', 'early']} seen={() => undefined} />);
    expect(screen.getByRole('tabpanel', { name: '滚动' })).toHaveTextContent('live的内容');
    expect(container.querySelectorAll('.swipe-panel')).toHaveLength(1);
    unmount();
  });

  it('has no engine where there is nothing to swipe to', async () => {
    const { track, text } = await show(['live']);
    drag(text(), [300, 300], [280, 302], [120, 310])();
    expect(track.style.transform).toBe('');
  });

  it('keeps the chosen panel in sight when one comes or goes before it, and swipes on from there', async () => {
    const { seen, track, text, offer } = await show();
    await userEvent.click(screen.getByRole('tab', { name: '早盘' }));
    const content = text();
    offer(['live', 'today', 'early']);
    expect(track.style.transform).toContain('translate3d(-780px');
    expect(text()).toBe(content);
    drag(text(), [100, 300], [120, 302], [280, 310])();
    expect(seen.mock.calls).toEqual([['early'], ['today']]);
    fireEvent.transitionEnd(track);
    offer(['today', 'early']);
    expect(track.style.transform).toContain('translate3d(0px');
  });

  it('changes by its tabs too, at once', async () => {
    const { track, text } = await show();
    await userEvent.click(screen.getByRole('tab', { name: '早盘' }));
    expect(text()).toHaveTextContent('early的内容');
    expect(track.style.transform).toContain('translate3d(-390px');
    expect(track.style.transitionDuration).toBe('0ms');
  });
});
