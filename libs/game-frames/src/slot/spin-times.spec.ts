import { SETTLE } from './reel-motion';
import { stopTimes } from './spin-times';

describe('when reels come to rest', () => {
  it('is one after the other, the first a second after it began', () => {
    expect(stopTimes({ begins: 100, knownAt: 150, isFree: false })).toEqual([
      1_100, 1_340, 1_580, 1_820, 2_060,
    ]);
  });

  it('is never before the result is known', () => {
    expect(stopTimes({ begins: 0, knownAt: 9_000, isFree: false })[0]).toBe(9_000 + SETTLE);
  });

  it('is sooner in a free spin, which is staked on already', () => {
    expect(stopTimes({ begins: 0, knownAt: 0, isFree: true })[0]).toBeLessThan(1_000);
  });
});
