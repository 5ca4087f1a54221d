import fc from 'fast-check';
import { LOCK_MINUTES, mustUnlock } from './lock-rule';

const MINUTE = 60_000;
const LEFT = { wall: 1_000_000, monotonic: 5_000 };
/** How a page comes back: so long after it was left, by each of its clocks. */
const back = (wall: number, monotonic: number) => ({
  wall: LEFT.wall + wall,
  monotonic: LEFT.monotonic + monotonic,
});
const lengths = fc.constantFrom(...LOCK_MINUTES);

describe('a web clip that comes back into sight', () => {
  it.each([
    ['a moment later', 1_000, 1_000, false],
    ['just before the time', 5 * MINUTE - 1, 5 * MINUTE - 1, false],
    ['at the time', 5 * MINUTE, 5 * MINUTE, true],
    ['after a sleep in which its own clock stood still', 6 * MINUTE, 10, true],
    ['with the device’s clock put back', -60 * MINUTE, 1_000, true],
    ['with the device’s clock put back by less than it was away', MINUTE, 4 * MINUTE, true],
    ['with the device’s clock put forward', 60 * MINUTE, 1_000, true],
    ['with clocks that drifted a little', 59_000, 60_000, false],
  ])('%s is locked or not', (_, wall, monotonic, locked) => {
    expect(mustUnlock(5, LEFT, back(wall, monotonic))).toBe(locked);
  });

  it.each([
    [4 * MINUTE, false],
    [5 * MINUTE, true],
    [-6_000, true],
  ])('as another page, which knows the time of day alone: %d ms later', (wall, locked) => {
    expect(mustUnlock(5, { wall: LEFT.wall }, back(wall, 0))).toBe(locked);
  });

  it('is locked whenever it was away for long enough by its own clock, whatever the device’s clock says', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e8), (minutes, wall, more) => {
        expect(mustUnlock(minutes, LEFT, back(wall, minutes * MINUTE + more))).toBe(true);
      }),
    );
  });

  it('is never locked sooner by a longer choice', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.nat(1e7), (wall, monotonic) => {
        const locked = LOCK_MINUTES.map((minutes) => mustUnlock(minutes, LEFT, back(wall, monotonic)));
        expect(locked).toEqual([...locked].sort().reverse());
      }),
    );
  });
});
