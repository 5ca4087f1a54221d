import { act, render, screen } from '@testing-library/react';
import { Countdown, timeLeft } from './countdown';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const now = () => Date.now();

describe('Countdown', () => {
  it('goes down second by second and ends once', () => {
    const onEnd = jest.fn();
    render(<Countdown until={61_500} now={now} label="剩余" onEnd={onEnd} />);
    const timer = screen.getByRole('timer', { name: '剩余' });
    expect(timer).toHaveTextContent('01:02');
    act(() => jest.advanceTimersByTime(500));
    expect(timer).toHaveTextContent('01:01');
    act(() => jest.advanceTimersByTime(60_999));
    expect(timer).toHaveTextContent('00:01');
    expect(onEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(timer).toHaveTextContent('00:00');
    expect(timer).toHaveAttribute('data-ended');
    act(() => jest.advanceTimersByTime(60_000));
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows the clock it is given, whatever the timers did meanwhile', () => {
    let time = 0;
    render(<Countdown until={600_000} now={() => time} label="剩余" />);
    time = 540_000;
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('timer')).toHaveTextContent('01:00');
  });

  it('has ended at once when the moment has passed', () => {
    const onEnd = jest.fn();
    render(<Countdown until={-5_000} now={now} label="剩余" onEnd={onEnd} />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind, and starts anew for another moment', () => {
    const { rerender, unmount } = render(<Countdown until={5_000} now={now} label="剩余" />);
    rerender(<Countdown until={90_000_000} now={now} label="剩余" />);
    expect(screen.getByRole('timer')).toHaveTextContent('25:00:00');
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reads as the caller likes', () => {
    render(<Countdown until={5_000} now={now} label="剩余" format={(left) => `${left.seconds} 秒后重发`} />);
    expect(screen.getByText('5 秒后重发')).toBeInTheDocument();
  });
});

describe('timeLeft', () => {
  it('splits time into whole units', () => {
    expect(timeLeft(((26 * 60 + 3) * 60 + 4) * 1_000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
    expect(timeLeft(2_628_000_000)).toEqual({ days: 30, hours: 10, minutes: 0, seconds: 0 });
    expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
