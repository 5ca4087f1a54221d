import fc from 'fast-check';
import { clockText, isWithin, nextOpening } from './channel-hours';

const at = (clock: string): number => Date.parse(`2028-02-29T${clock}+08:00`);
const DAYTIME = { from: 8 * 60, to: 22 * 60 };
const NIGHT = { from: 9 * 60, to: 2 * 60 };

describe('opening times on the platform’s clock', () => {
  it.each([
    [DAYTIME, '07:59:59', false],
    [DAYTIME, '08:00:00', true],
    [DAYTIME, '21:59:59', true],
    [DAYTIME, '22:00:00', false],
    [NIGHT, '01:59:59', true],
    [NIGHT, '02:00:00', false],
    [NIGHT, '08:59:59', false],
    [NIGHT, '09:00:00', true],
  ])('%j at %s: %s', (hours, clock, open) => {
    expect(isWithin(hours, at(clock))).toBe(open);
  });

  it('opens next on the same day or the day after', () => {
    expect(nextOpening(DAYTIME, at('07:00:00'))).toBe(at('08:00:00'));
    expect(nextOpening(DAYTIME, at('22:00:00'))).toBe(Date.parse('2028-03-01T08:00:00+08:00'));
  });

  it('is open when it opens, and not the minute before, whatever the hours and the moment', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 4_000_000_000_000 }), (from, to, now) => {
        fc.pre(from !== to);
        const opens = nextOpening({ from, to }, now);
        expect(opens > now && opens - now <= 86_400_000).toBe(true);
        expect([isWithin({ from, to }, opens), isWithin({ from, to }, opens - 60_000)]).toEqual([
          true,
          false,
        ]);
      }),
    );
  });

  it('is written as a clock shows it', () => {
    expect([0, 545, 1410].map(clockText)).toEqual(['00:00', '09:05', '23:30']);
  });
});
