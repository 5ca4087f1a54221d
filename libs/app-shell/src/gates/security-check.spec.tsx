import { act, fireEvent, screen } from '@testing-library/react';
import { showBare } from '../testing/shell-scene';
import { SecurityCheck } from './security-check';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show() {
  const onPassed = jest.fn();
  await showBare(<SecurityCheck name="某牌" mark="/mark.svg" onPassed={onPassed} />);
  return onPassed;
}

describe('the security check', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says that the check was passed, and for whom', async () => {
    await show();
    expect(screen.getByRole('heading', { name: '浏览器安全检查通过' })).toBeInTheDocument();
    expect(screen.getByText('某牌')).toBeInTheDocument();
  });

  it('has the tab say in the visitor’s language whose page it is', async () => {
    document.title = '某牌';
    await showBare(<SecurityCheck name="Brand" mark="/mark.svg" onPassed={() => undefined} />);
    expect(document.title).toBe('Brand');
  });

  it('SHELL-021 counts three seconds down, then enters once', async () => {
    const onPassed = await show();
    for (const left of [3, 2, 1]) {
      expect(screen.getByRole('timer')).toHaveTextContent(`${left} 秒后自动进入`);
      expect(onPassed).not.toHaveBeenCalled();
      await wait(1_000);
    }
    expect(onPassed).toHaveBeenCalledTimes(1);
    await wait(60_000);
    expect(onPassed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the button', () => screen.getByRole('button', { name: '立即进入' })],
    ['anywhere on the page', () => screen.getByRole('heading')],
  ])('SHELL-022 enters at once, and once only, when %s is tapped', async (_place, target) => {
    const onPassed = await show();
    await wait(500);
    fireEvent.click(target());
    expect(onPassed).toHaveBeenCalledTimes(1);
    fireEvent.click(target());
    await wait(60_000);
    expect(onPassed).toHaveBeenCalledTimes(1);
  });
});
