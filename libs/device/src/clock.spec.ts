import { createClock } from './clock';

function sources(start: number) {
  const time = { wall: start, mono: 0 };
  return { time, clock: createClock({ wall: () => time.wall, monotonic: () => time.mono }) };
}

describe('clock', () => {
  it('advances with the monotonic source, whatever happens to the device time', () => {
    const { time, clock } = sources(1_000_000);
    time.mono = 2_500;
    time.wall = 9_999_999;
    expect(clock.now()).toBe(1_002_500);
    expect(clock.monotonic()).toBe(2_500);
  });

  it('takes the platform time over a device clock that is off by a day', () => {
    const { time, clock } = sources(1_000_000);
    clock.setServerTime(87_400_000);
    time.mono = 10;
    expect(clock.now()).toBe(87_400_010);
  });

  it('ignores a platform time that is not a number', () => {
    const { clock } = sources(5_000);
    clock.setServerTime(Number.NaN);
    clock.setServerTime(Number.POSITIVE_INFINITY);
    expect(clock.now()).toBe(5_000);
  });
});
