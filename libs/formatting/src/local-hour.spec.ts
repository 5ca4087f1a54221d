import fc from 'fast-check';
import { nextLocalHour } from './local-hour';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).getTime();

describe('the next time a clock shows an hour', () => {
  it('is later today, or tomorrow from that hour on', () => {
    expect(nextLocalHour(at(15, 12), 22)).toBe(at(15, 22));
    expect(nextLocalHour(at(15, 22) - 1, 22)).toBe(at(15, 22));
    expect(nextLocalHour(at(15, 22), 22)).toBe(at(16, 22));
    expect(nextLocalHour(at(30, 23, 59), 22)).toBe(at(31, 22));
  });

  it('is always to come, within a day as long as days get, and on the hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const next = nextLocalHour(now, 22);
        expect(next > now && next - now <= 25 * 3_600_000).toBe(true);
        expect([new Date(next).getHours(), new Date(next).getMinutes()]).toEqual([22, 0]);
      }),
    );
  });
});
