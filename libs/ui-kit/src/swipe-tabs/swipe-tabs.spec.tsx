import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwipeTabs } from './swipe-tabs';
import { SWIPE_EDGE } from './swipe-rules';

const items = [
  { value: 'live', label: '滚动' },
  { value: 'off', label: '停用', disabled: true },
  { value: 'early', label: '早盘' },
] as const;
type Value = (typeof items)[number]['value'];

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
  render(<Example seen={seen} />);
  const area = screen.getByRole('tabpanel').parentElement!;
  jest.spyOn(area, 'clientWidth', 'get').mockReturnValue(390);
  return { seen, area, text: () => screen.getByText(/的内容/) };
}

/** A slow movement: it rests before the finger leaves, so that only its distance counts. */
function drag(target: Element, from: [number, number], to: [number, number]) {
  fireEvent.touchStart(target, { touches: [{ clientX: from[0], clientY: from[1] }] });
  fireEvent.touchMove(target, { touches: [{ clientX: to[0], clientY: to[1] }] });
  return () => {
    const end = new Event('touchend', { bubbles: true });
    Object.defineProperty(end, 'timeStamp', { value: Number.MAX_SAFE_INTEGER });
    fireEvent(target, end);
  };
}

describe('SwipeTabs', () => {
  it('changes its panel by a sideways swipe, passing over what is disabled', () => {
    const { seen, text } = show();
    drag(text(), [300, 300], [120, 310])();
    expect(seen.mock.calls).toEqual([['early']]);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('early的内容');
    expect(screen.getByRole('tab', { name: '早盘' })).toHaveAttribute('aria-selected', 'true');
    drag(text(), [100, 300], [280, 310])();
    expect(seen.mock.calls).toEqual([['early'], ['live']]);
  });

  it('follows the finger and comes back when it was let go too early', () => {
    const { seen, area, text } = show();
    const letGo = drag(text(), [300, 300], [250, 300]);
    expect(screen.getByRole('tabpanel').style.translate).toBe('-50px');
    expect(area).toHaveAttribute('data-swiping');
    letGo();
    expect(screen.getByRole('tabpanel').style.translate).toBe('');
    expect(seen).not.toHaveBeenCalled();
  });

  it('stays at its ends', () => {
    const { seen, text } = show();
    drag(text(), [100, 300], [380, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves scrolling alone, and so it stays once it has begun', () => {
    const { seen, text } = show();
    fireEvent.touchStart(text(), { touches: [{ clientX: 300, clientY: 300 }] });
    fireEvent.touchMove(text(), { touches: [{ clientX: 295, clientY: 260 }] });
    fireEvent.touchMove(text(), { touches: [{ clientX: 20, clientY: 260 }] });
    fireEvent.touchEnd(text());
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves the device its way back at the edges', () => {
    const { seen, text } = show();
    drag(text(), [innerWidth - SWIPE_EDGE + 1, 300], [100, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves two fingers and a movement that was taken away alone', () => {
    const { seen, text } = show();
    const two = [
      { clientX: 300, clientY: 300 },
      { clientX: 200, clientY: 300 },
    ];
    fireEvent.touchStart(text(), { touches: two });
    fireEvent.touchMove(text(), { touches: [{ clientX: 50, clientY: 300 }] });
    fireEvent.touchEnd(text());
    drag(text(), [300, 300], [50, 300]);
    fireEvent.touchCancel(text());
    expect(screen.getByRole('tabpanel').style.translate).toBe('');
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves what moves sideways itself alone', () => {
    const { seen } = show();
    const scroller = screen.getByTestId('scroller');
    jest.spyOn(scroller, 'scrollWidth', 'get').mockReturnValue(900);
    jest.spyOn(scroller, 'clientWidth', 'get').mockReturnValue(390);
    drag(screen.getByText('横向'), [300, 300], [100, 300])();
    drag(screen.getByText('轮播'), [300, 300], [100, 300])();
    expect(seen).not.toHaveBeenCalled();
  });

  it('swipes over a scroller that has nothing to scroll', () => {
    const { seen } = show();
    drag(screen.getByText('横向'), [300, 300], [100, 300])();
    expect(seen).toHaveBeenCalledWith('early');
  });

  it('changes by its tabs too, without the way a swipe comes in', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: '早盘' }));
    expect(screen.getByRole('tabpanel')).not.toHaveAttribute('data-from');
  });
});
