import { startPolling, type PollPage } from './poller';

function fakePage() {
  const listeners = new Set<() => void>();
  const state = { visible: true, online: true };
  const page: PollPage = {
    visible: () => state.visible,
    online: () => state.online,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (next: Partial<typeof state>): void => {
    Object.assign(state, next);
    for (const listener of listeners) listener();
  };
  return { page, change, listeners };
}

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs at once and then every interval', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    startPolling({ run, intervalMs: () => 5_000, page: fakePage().page });
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('counts from when somebody else asked, before the first round and later', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    let asked = performance.now() - 2_000;
    startPolling({ run, intervalMs: () => 5_000, page: fakePage().page, askedAt: () => asked });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(run).not.toHaveBeenCalled();
    asked = performance.now();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs at once where the question is older than an interval, and once where none follows', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    const old = performance.now() - 5_000;
    const { page } = fakePage();
    startPolling({ run, intervalMs: () => 5_000, page, askedAt: () => old });
    expect(run).toHaveBeenCalledTimes(1);
    const once = jest.fn().mockResolvedValue(undefined);
    startPolling({ run: once, intervalMs: () => undefined, page });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(once).toHaveBeenCalledTimes(1);
  });

  it('counts the interval from the start of a round, however long its answer takes', async () => {
    const starts: number[] = [];
    const run = jest.fn(() => {
      starts.push(performance.now());
      return new Promise<void>((resolve) => setTimeout(resolve, 3_000));
    });
    startPolling({ run, intervalMs: () => 5_000, page: fakePage().page });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(starts.map((start) => start - (starts[0] ?? 0))).toEqual([0, 5_000, 10_000]);
  });

  it('never overlaps itself: a slow round puts the next one off', async () => {
    const ends: (() => void)[] = [];
    const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    startPolling({ run, intervalMs: () => 5_000, page: fakePage().page });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]!();
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it.each(['visible', 'online'] as const)(
    'rests while the page is not %s, and catches up at once',
    async (condition) => {
      const run = jest.fn().mockResolvedValue(undefined);
      const { page, change } = fakePage();
      startPolling({ run, intervalMs: () => 5_000, page });
      await jest.advanceTimersByTimeAsync(0);
      change({ [condition]: false });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(run).toHaveBeenCalledTimes(1);
      change({ [condition]: true });
      await jest.advanceTimersByTimeAsync(0);
      expect(run).toHaveBeenCalledTimes(2);
    },
  );

  it('does not run early when the page is hidden for a moment', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    const { page, change } = fakePage();
    startPolling({ run, intervalMs: () => 5_000, page });
    await jest.advanceTimersByTimeAsync(1_000);
    change({ visible: false });
    change({ visible: true });
    await jest.advanceTimersByTimeAsync(3_999);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('starts when the page is first seen', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    const { page, change } = fakePage();
    change({ visible: false });
    startPolling({ run, intervalMs: () => 5_000, page });
    expect(run).not.toHaveBeenCalled();
    change({ visible: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind when it is stopped, in the middle of a round too', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    const { page, change, listeners } = fakePage();
    const stop = startPolling({ run, intervalMs: () => 5_000, page });
    stop();
    change({ online: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });
});
