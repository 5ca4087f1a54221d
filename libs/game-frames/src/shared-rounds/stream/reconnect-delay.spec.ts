import fc from 'fast-check';
import { reconnectDelay } from './reconnect-delay';

describe('the wait before a new connection', () => {
  it.each([
    [0, 0.999, 999],
    [1, 0.5, 1_000],
    [3, 0.5, 4_000],
    [5, 0.5, 10_000],
    [1_000, 0.5, 10_000],
    [4, 0, 0],
  ])('after %i failures with chance %p is %i ms', (failures, random, ms) => {
    expect(reconnectDelay(failures, random)).toBe(ms);
  });

  it('is spread over the whole bound and never above 20 s', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, random) => {
        const delay = reconnectDelay(failures, random);
        expect(delay >= 0 && delay < 20_000).toBe(true);
      }),
    );
  });
});
