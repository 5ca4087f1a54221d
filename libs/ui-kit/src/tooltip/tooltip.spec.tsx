import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../icon-button/icon-button';
import { preloadTooltip, Tooltip } from './tooltip';
import { LONG_PRESS_MS, LONG_PRESS_SLACK, TOOLTIP_LEAVE_MS, TOOLTIP_REST_MS } from './use-tooltip-gestures';

beforeAll(async () => {
  await preloadTooltip();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const touch = { pointerType: 'touch', clientX: 100, clientY: 100 };

async function show() {
  const onClick = jest.fn();
  render(
    <>
      <Tooltip content="每十秒可以刷新一次" data-testid="area">
        {(control) => <IconButton {...control} icon="refresh" label="刷新余额" onClick={onClick} />}
      </Tooltip>
      <p>别处</p>
    </>,
  );
  await wait(0);
  return {
    onClick,
    button: screen.getByRole('button', { name: '刷新余额' }),
    area: screen.getByTestId('area'),
  };
}
const shown = () => document.querySelector('[data-part=tooltip]');
const isOpen = (area: HTMLElement) => area.hasAttribute('data-open');

describe('Tooltip', () => {
  it('describes its control for screen readers, open or not', async () => {
    const { button } = await show();
    expect(button).toHaveAccessibleDescription('每十秒可以刷新一次');
    expect(shown()).toBeNull();
  });

  it('comes when a mouse rests on the control, and goes a little after it has left', async () => {
    const { area } = await show();
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    await wait(TOOLTIP_REST_MS - 1);
    expect(isOpen(area)).toBe(false);
    await wait(1);
    expect(shown()).toHaveTextContent('每十秒可以刷新一次');
    fireEvent.pointerLeave(area, { pointerType: 'mouse' });
    await wait(TOOLTIP_LEAVE_MS - 1);
    expect(isOpen(area)).toBe(true);
    await wait(1);
    expect(isOpen(area)).toBe(false);
  });

  it('does not come for a mouse that only passes', async () => {
    const { area } = await show();
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    await wait(TOOLTIP_REST_MS - 1);
    fireEvent.pointerLeave(area, { pointerType: 'mouse' });
    await wait(5_000);
    expect(isOpen(area)).toBe(false);
  });

  it('comes with the focus, and goes by Escape or with the focus', async () => {
    const { area, button } = await show();
    act(() => button.focus());
    await wait(0);
    expect(isOpen(area)).toBe(true);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(isOpen(area)).toBe(false);
    act(() => button.blur());
    act(() => button.focus());
    expect(isOpen(area)).toBe(true);
    act(() => button.blur());
    expect(isOpen(area)).toBe(false);
  });

  it('comes by a long press, which is no click and opens no menu, and stays until a press elsewhere', async () => {
    const { area, button, onClick } = await show();
    fireEvent.pointerDown(button, touch);
    await wait(LONG_PRESS_MS - 1);
    expect(isOpen(area)).toBe(false);
    expect(fireEvent.contextMenu(button)).toBe(false);
    await wait(1);
    expect(isOpen(area)).toBe(true);
    fireEvent.pointerUp(button, touch);
    // What browsers send after a touch, for pages that know the mouse only.
    fireEvent.mouseDown(button);
    fireEvent.click(button);
    await wait(10_000);
    expect(isOpen(area)).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText('别处'), touch);
    expect(isOpen(area)).toBe(false);
    fireEvent.pointerDown(button, touch);
    fireEvent.pointerUp(button, touch);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['lets go', (button: HTMLElement) => fireEvent.pointerUp(button, touch)],
    [
      'scrolls',
      (button: HTMLElement) =>
        fireEvent.pointerMove(button, { ...touch, clientY: 100 + LONG_PRESS_SLACK + 1 }),
    ],
    ['is taken over by scrolling', (button: HTMLElement) => fireEvent.pointerCancel(button, touch)],
  ])('does not come for a finger that %s too early', async (_way, leave) => {
    const { area, button } = await show();
    fireEvent.pointerDown(button, touch);
    await wait(LONG_PRESS_MS - 1);
    leave(button);
    await wait(5_000);
    expect(isOpen(area)).toBe(false);
  });

  it('goes when the page scrolls, since its control goes as well', async () => {
    const { area, button } = await show();
    act(() => button.focus());
    fireEvent.scroll(document);
    expect(isOpen(area)).toBe(false);
  });
});
