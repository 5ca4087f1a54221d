import fc from 'fast-check';
import { nextRainAt, RAIN_MS, rainNow } from './rains';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe('red packet rain', () => {
  it.each([
    ['2026-11-26T11:59:59.999', undefined, '2026-11-26T12:00:00'],
    ['2026-11-26T12:00:00', '2026-11-26T12:00:00', '2026-11-26T20:00:00'],
    ['2026-11-26T12:04:59.999', '2026-11-26T12:00:00', '2026-11-26T20:00:00'],
    ['2026-11-26T12:05:00', undefined, '2026-11-26T20:00:00'],
    ['2026-11-26T22:00:00', '2026-11-26T22:00:00', '2026-11-27T12:00:00'],
    ['2026-11-27T00:00:00', undefined, '2026-11-27T12:00:00'],
  ])('at %s', (now, falls, next) => {
    expect(rainNow(at(now), [])?.startsAt).toBe(falls === undefined ? undefined : at(falls));
    expect(nextRainAt(at(now))).toBe(at(next));
  });

  it('falls when the operator begins it, for as long', () => {
    const started = at('2026-11-26T15:30:00');
    expect(rainNow(started - 1, [started])).toBeUndefined();
    expect(rainNow(started + RAIN_MS - 1, [started])).toEqual({
      startsAt: started,
      endsAt: started + RAIN_MS,
    });
    expect(rainNow(started + RAIN_MS, [started])).toBeUndefined();
  });

  it('comes again within fourteen hours, and falls when it comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const next = nextRainAt(now);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(14 * 3_600_000);
        expect(rainNow(next, [])?.startsAt).toBe(next);
      }),
    );
  });
});
