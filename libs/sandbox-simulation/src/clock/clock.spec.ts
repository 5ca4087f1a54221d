import { createClock } from './clock';

describe('sandbox clock', () => {
  let real: number;
  const clockAt = (start: number) => {
    real = start;
    return createClock({ real: () => real });
  };

  it('starts at the real time and runs with it', async () => {
    const clock = clockAt(1_000);
    real += 250;
    expect(clock.now()).toBe(1_250);
    await clock.stop();
  });

  it('starts at a moment of its own, and runs on from there', async () => {
    real = 5_000;
    const clock = createClock({ real: () => real, start: 1_000_000 });
    expect(clock.now()).toBe(1_000_000);
    real += 250;
    expect(clock.now()).toBe(1_000_250);
    await clock.stop();
  });

  it('advances, is set and runs at a rate from then on', async () => {
    const clock = clockAt(0);
    await clock.advance(60_000);
    expect(clock.now()).toBe(60_000);
    await clock.set('2030-01-01T00:00:00Z');
    expect(clock.now()).toBe(Date.UTC(2030, 0, 1));
    await clock.rate(10);
    real += 100;
    expect(clock.now()).toBe(Date.UTC(2030, 0, 1) + 1_000);
    await clock.rate(0);
    real += 100;
    expect(clock.now()).toBe(Date.UTC(2030, 0, 1) + 1_000);
    await clock.stop();
  });

  it.each([-1, 10_001, Number.NaN])('refuses the rate %p', async (rate) => {
    const clock = clockAt(0);
    expect(() => clock.rate(rate)).toThrow(RangeError);
    await clock.stop();
  });

  it('refuses what is no time and no span', async () => {
    const clock = clockAt(0);
    expect(() => clock.set('yesterday')).toThrow(RangeError);
    expect(() => clock.advance(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    await clock.stop();
  });

  it('runs jobs in the order of their times before advance fulfils, each once', async () => {
    const clock = clockAt(0);
    const seen: string[] = [];
    clock.at(2_000, (due) => void seen.push(`b${String(due)}`));
    clock.at(1_000, async () => {
      await Promise.resolve();
      seen.push('a');
    });
    clock.at(9_000, () => void seen.push('later'));
    await clock.advance(5_000);
    await clock.advance(1);
    expect(seen).toEqual(['a', 'b2000']);
    await clock.stop();
  });

  it('runs a job that another job planned when it is due already', async () => {
    const clock = clockAt(0);
    const seen: number[] = [];
    clock.at(10, () => {
      clock.at(20, (due) => void seen.push(due));
    });
    await clock.advance(100);
    expect(seen).toEqual([20]);
    await clock.stop();
  });

  it('calls a job off, and makes up for many missed turns with one', async () => {
    const clock = clockAt(0);
    let turns = 0;
    const stop = clock.every(1_000, () => void (turns += 1));
    const callOff = clock.at(500, () => void (turns += 100));
    callOff();
    await clock.advance(60_000);
    expect(turns).toBe(1);
    stop();
    await clock.advance(60_000);
    expect(turns).toBe(1);
    await clock.stop();
  });

  it('keeps a repeated job going when the clock is set back', async () => {
    const clock = clockAt(100_000);
    let turns = 0;
    clock.every(1_000, () => void (turns += 1));
    await clock.set(0);
    await clock.advance(1_000);
    expect(turns).toBe(1);
    await clock.stop();
  });

  it('goes on after a job that fails, and reports it', async () => {
    real = 0;
    const failures: unknown[] = [];
    const clock = createClock({ real: () => real, onError: (error) => failures.push(error) });
    let after = false;
    clock.at(1, () => Promise.reject(new Error('broken')));
    clock.at(2, () => void (after = true));
    await clock.advance(10);
    expect(failures).toHaveLength(1);
    expect(after).toBe(true);
    await clock.stop();
  });

  it('runs due jobs by itself as time goes by', async () => {
    jest.useFakeTimers();
    const clock = createClock();
    const done = jest.fn();
    clock.at(clock.now() + 5_000, done);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledTimes(1);
    await clock.stop();
    jest.useRealTimers();
  });

  it('goes where another process has put it, does what is due there and tells nobody', async () => {
    const other = clockAt(0);
    const clock = createClock({ real: () => real });
    const told = jest.fn();
    const due = jest.fn();
    clock.onChange(told);
    clock.at(3_600_000, due);
    await other.advance(7_200_000);
    await clock.take(other.setting());
    await clock.take(other.setting());
    expect(clock.now()).toBe(7_200_000);
    expect(due).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
    await Promise.all([clock.stop(), other.stop()]);
  });

  it('starts where a former clock stood', async () => {
    const former = clockAt(0);
    await former.advance(7_200_000);
    const setting = former.setting();
    await former.stop();
    real += 1_000;
    const clock = createClock({ real: () => real, setting, start: 42 });
    expect(clock.now()).toBe(7_201_000);
    await clock.stop();
  });
});
