import fc from 'fast-check';
import { dropPlace, keyPlace, type DockDrop, type DockPlace } from './dock-place';

const drop = (change: Partial<DockDrop>): DockPlace =>
  dropPlace({
    left: 0,
    top: 0,
    dock: { width: 60, height: 200 },
    room: { width: 390, height: 700 },
    speed: 0,
    ...change,
  });
const length = fc.double({ min: -3_000, max: 3_000, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 0, max: 2_000 }),
  height: fc.integer({ min: 0, max: 2_000 }),
});
const place = fc.record({
  side: fc.constantFrom('left' as const, 'right' as const),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('dropPlace', () => {
  it('snaps to the nearer edge at the height where it was let go', () => {
    expect(drop({ left: 100, top: 250 })).toEqual({ side: 'left', share: 0.5 });
    expect(drop({ left: 200, top: 500 })).toEqual({ side: 'right', share: 1 });
  });

  it('goes where it was thrown', () => {
    expect(drop({ left: 40, speed: 2 }).side).toBe('right');
    expect(drop({ left: 300, speed: -2 }).side).toBe('left');
  });

  it('stands at the top where there is no room to spare', () => {
    expect(drop({ top: 50, room: { width: 390, height: 200 } }).share).toBe(0);
    expect(drop({ top: 50, room: { width: 390, height: 100 } }).share).toBe(0);
  });

  it('is within its room wherever it was let go', () => {
    fc.assert(
      fc.property(
        length,
        length,
        size,
        size,
        fc.double({ min: -20, max: 20, noNaN: true }),
        (left, top, dock, room, speed) => {
          const { share } = dropPlace({ left, top, dock, room, speed });
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('keyPlace', () => {
  it('goes to either edge, up and down', () => {
    const at: DockPlace = { side: 'right', share: 0.5 };
    expect(keyPlace(at, 'ArrowLeft')).toEqual({ side: 'left', share: 0.5 });
    expect(keyPlace(at, 'ArrowRight')).toEqual(at);
    expect(keyPlace(at, 'ArrowUp')).toEqual({ side: 'right', share: 0.4 });
    expect(keyPlace(at, 'ArrowDown')).toEqual({ side: 'right', share: 0.6 });
    expect(keyPlace(at, 'Enter')).toBeNull();
  });

  it('never leaves the room, and reaches both its ends', () => {
    fc.assert(
      fc.property(place, (at) => {
        const walk = (key: string) =>
          Array.from({ length: 11 }).reduce<DockPlace>((now) => keyPlace(now, key) ?? now, at).share;
        expect(walk('ArrowUp')).toBe(0);
        expect(walk('ArrowDown')).toBe(1);
      }),
    );
  });
});
