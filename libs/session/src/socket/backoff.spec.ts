import fc from 'fast-check';
import { reconnectDelay } from './backoff';

describe('reconnect delay', () => {
  it('is full jitter between 0 and a bound that doubles from 0.5 s to 20 s', () => {
    expect([0, 1, 2, 5, 6, 1000].map((failures) => reconnectDelay(failures, 1))).toEqual([
      500, 1_000, 2_000, 16_000, 20_000, 20_000,
    ]);
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const delay = reconnectDelay(failures, random);
        return delay >= 0 && delay <= 20_000;
      }),
    );
  });
});
