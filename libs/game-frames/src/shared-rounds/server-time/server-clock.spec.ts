import fc from 'fast-check';
import { createServerClock } from './server-clock';

const clockAt = (start = 0) => {
  const time = { elapsed: start };
  return { time, clock: createServerClock(() => time.elapsed) };
};

describe('the platform’s time', () => {
  it('is unknown before a message told it, and again when it is forgotten', () => {
    const { clock } = clockAt();
    expect(clock.now()).toBeUndefined();
    clock.hear(5_000);
    expect(clock.now()).toBe(5_000);
    clock.forget();
    expect(clock.now()).toBeUndefined();
  });

  it('runs on between messages, whatever the phone’s own clock says', () => {
    const { time, clock } = clockAt(70);
    clock.hear(1_000_000);
    time.elapsed += 1_250;
    expect(clock.now()).toBe(1_001_250);
  });

  it('is that of the least late message', () => {
    const { time, clock } = clockAt();
    clock.hear(10_000 - 800);
    time.elapsed = 1_000;
    clock.hear(11_000 - 40);
    time.elapsed = 2_000;
    clock.hear(12_000 - 2_500);
    expect(clock.now()).toBe(12_000 - 40);
  });

  it('is never ahead of the true one, and late by the shortest way only', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { minLength: 1 }), fc.nat(), (ways, start) => {
        const { time, clock } = clockAt(start);
        for (const way of ways) {
          time.elapsed += 1_000;
          clock.hear(time.elapsed + 77_000 - way);
        }
        expect(clock.now()).toBe(time.elapsed + 77_000 - Math.min(...ways));
      }),
    );
  });
});
