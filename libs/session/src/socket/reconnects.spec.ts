import { RECONNECT_CAP_MS, RECONNECT_IN_USE_MS, RECONNECT_SPREAD_MS } from './backoff';
import { createReconnects } from './reconnects';

describe('the waits of an outage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp({ inUse = false } = {}) {
    const connects: number[] = [];
    const began = Date.now();
    const reconnects = createReconnects({
      connect() {
        reconnects.endWait();
        connects.push(Date.now() - began);
      },
      inUse: () => inUse,
      random: () => 1,
    });
    return { reconnects, connects };
  }

  it('are one at a time', () => {
    const { reconnects, connects } = setUp();
    reconnects.later();
    reconnects.later();
    expect(reconnects.isWaiting()).toBe(true);
    jest.advanceTimersByTime(RECONNECT_SPREAD_MS);
    expect(reconnects.isWaiting()).toBe(false);
    jest.advanceTimersByTime(RECONNECT_CAP_MS);
    expect(connects).toEqual([RECONNECT_SPREAD_MS]);
  });

  it('grow until the outage is over', () => {
    const { reconnects, connects } = setUp({ inUse: true });
    reconnects.later();
    jest.advanceTimersByTime(RECONNECT_IN_USE_MS);
    reconnects.later();
    jest.advanceTimersByTime(2 * RECONNECT_IN_USE_MS);
    reconnects.reset();
    reconnects.later();
    jest.advanceTimersByTime(RECONNECT_IN_USE_MS);
    expect(connects).toEqual([1, 3, 4].map((times) => times * RECONNECT_IN_USE_MS));
  });

  it('are as long as a planned close asked for, until the outage is over', () => {
    const { reconnects, connects } = setUp();
    reconnects.later(5_000);
    jest.advanceTimersByTime(5_000);
    reconnects.later();
    jest.advanceTimersByTime(10_000);
    reconnects.reset();
    reconnects.later();
    jest.advanceTimersByTime(RECONNECT_SPREAD_MS);
    expect(connects).toEqual([5_000, 15_000, 15_000 + RECONNECT_SPREAD_MS]);
  });

  it('end without an attempt', () => {
    const { reconnects, connects } = setUp();
    reconnects.later();
    reconnects.endWait();
    jest.advanceTimersByTime(RECONNECT_CAP_MS);
    expect(connects).toEqual([]);
  });
});
