import fc from 'fast-check';
import { reconnectDelay } from './backoff';
import { drawsOf, perSecond } from '../testing/played-socket';

const longest = (inUse: boolean, spreadMs?: number) =>
  [0, 1, 2, 3, 4, 1000].map((failures) => reconnectDelay({ failures, inUse, spreadMs }, 1));

describe('reconnect delay', () => {
  it('is spread over 16 s at first, over a bound that doubles to 20 s later', () => {
    expect(longest(false)).toEqual([16_000, 20_000, 20_000, 20_000, 20_000, 20_000]);
  });

  it('begins within 1.5 s for the page that is being used', () => {
    expect(longest(true)).toEqual([1_500, 3_000, 6_000, 12_000, 20_000, 20_000]);
  });

  it('is spread as a planned close asks, but for the page that is being used', () => {
    expect(longest(false, 15_000)[0]).toBe(15_000);
    expect(longest(false, 60_000)).toEqual(Array(6).fill(60_000));
    expect(longest(true, 60_000)).toEqual(longest(true));
  });

  it('is never less than that of a page in use, whatever a planned close asks', () => {
    for (const spreadMs of [0, 1, 1_499]) expect(longest(false, spreadMs)).toEqual(longest(true));
  });

  it('SOCKET-012 OPEN-058 leaves no second with more than 15 % of 200 clients, whatever they draw', () => {
    const worst = Array.from({ length: 250 }, (_, seed) => {
      const draw = drawsOf(seed * 7_919 + 1);
      const waits = Array.from({ length: 200 }, (_client, index) =>
        reconnectDelay({ failures: 0, inUse: index % 25 === 0 }, draw()),
      );
      return perSecond(waits)[0] ?? 0;
    });
    expect(Math.max(...worst)).toBeLessThanOrEqual(30);
  });

  it('is full jitter: anything from nothing up to its bound', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.boolean(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, inUse, random) => {
          const delay = reconnectDelay({ failures, inUse }, random);
          const bound = reconnectDelay({ failures, inUse }, 1);
          return delay === Math.floor(random * bound) && delay >= 0 && delay <= 20_000;
        },
      ),
    );
  });
});
