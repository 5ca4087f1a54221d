import { act, renderHook } from '@testing-library/react';
import { phaseAt, usePhase } from './phase';
import { createServerClock } from './server-time/server-clock';

const round = {
  number: 1,
  phase: 'betting',
  opensAt: 0,
  closesAt: 15_000,
  resultAt: 22_000,
  endsAt: 26_000,
  commitment: 'ab'.repeat(32),
} as const;

it.each([
  [0, 'betting'],
  [14_999, 'betting'],
  [15_000, 'dealing'],
  [21_999, 'dealing'],
  [22_000, 'result'],
  [99_000, 'result'],
])('at %i ms a round is in its phase %s', (now, phase) => {
  expect(phaseAt(round, now)).toBe(phase);
});

describe('the phase that is shown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('changes in the very millisecond, by the platform’s clock, with a phone whose own clock is years off', () => {
    jest.setSystemTime(new Date('1999-01-01'));
    const clock = createServerClock(() => performance.now());
    clock.hear(14_000);
    const { result } = renderHook(() => usePhase(round, clock));
    expect(result.current).toBe('betting');
    act(() => jest.advanceTimersByTime(999));
    expect(result.current).toBe('betting');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('dealing');
    act(() => jest.advanceTimersByTime(7_000));
    expect(result.current).toBe('result');
  });

  it('is what the platform said while its clock is not known', () => {
    const { result } = renderHook(() =>
      usePhase(
        round,
        createServerClock(() => 0),
      ),
    );
    expect(result.current).toBe('betting');
  });
});
