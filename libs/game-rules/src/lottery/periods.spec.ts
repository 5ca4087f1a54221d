import fc from 'fast-check';
import { isBettingOpen, LOTTERY_INTERVALS, periodAt, periodOf } from './periods';

/** A moment by Shanghai's clock. */
const shanghai = (text: string): number => Date.parse(`${text}+08:00`);
const anyMoment = fc.integer({ min: 86_400_000, max: 4_000_000_000_000 });
const anyInterval = fc.constantFrom(...LOTTERY_INTERVALS);

describe('a period', () => {
  it.each([
    ['minute', '2026-06-12T00:00:00', '202606120001', '2026-06-12T00:00:00', '2026-06-12T00:01:00'],
    ['minute', '2026-06-12T00:00:59.999', '202606120001', '2026-06-12T00:00:00', '2026-06-12T00:01:00'],
    ['minute', '2026-06-12T00:01:00', '202606120002', '2026-06-12T00:01:00', '2026-06-12T00:02:00'],
    ['minute', '2026-06-12T23:59:59', '202606121440', '2026-06-12T23:59:00', '2026-06-13T00:00:00'],
    ['fiveMinutes', '2026-06-12T00:04:59', '20260612001', '2026-06-12T00:00:00', '2026-06-12T00:05:00'],
    ['fiveMinutes', '2026-06-12T12:00:00', '20260612145', '2026-06-12T12:00:00', '2026-06-12T12:05:00'],
    ['fiveMinutes', '2026-12-31T23:55:00', '20261231288', '2026-12-31T23:55:00', '2027-01-01T00:00:00'],
    ['day', '2026-06-12T21:14:59', '20260612', '2026-06-11T21:15:00', '2026-06-12T21:15:00'],
    ['day', '2026-06-12T21:15:00', '20260613', '2026-06-12T21:15:00', '2026-06-13T21:15:00'],
    ['day', '2028-02-28T22:00:00', '20280229', '2028-02-28T21:15:00', '2028-02-29T21:15:00'],
  ] as const)('of a %s at %s is %s', (interval, at, id, opens, draws) => {
    expect(periodAt(interval, shanghai(at))).toEqual({
      id,
      opens: shanghai(opens),
      closes: shanghai(draws) - 5_000,
      draws: shanghai(draws),
    });
  });

  it('takes bets from its opening until five seconds before the draw', () => {
    const period = periodAt('minute', shanghai('2026-06-12T09:30:10'));
    const at = (text: string) => isBettingOpen(period, shanghai(`2026-06-12T09:${text}`));
    expect([at('29:59.999'), at('30:00'), at('30:54.999'), at('30:55'), at('31:00')]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('holds the moment that it was asked for, and the next one follows at once', () => {
    fc.assert(
      fc.property(anyInterval, anyMoment, (interval, at) => {
        const period = periodAt(interval, at);
        expect(period.opens <= at && at < period.draws).toBe(true);
        expect(periodAt(interval, period.draws).opens).toBe(period.draws);
        expect(periodAt(interval, period.draws - 1)).toEqual(period);
      }),
    );
  });

  it('is found by its id', () => {
    fc.assert(
      fc.property(anyInterval, anyMoment, (interval, at) => {
        const period = periodAt(interval, at);
        expect(periodOf(interval, period.id)).toEqual(period);
        for (const other of LOTTERY_INTERVALS) {
          if (other !== interval) expect(periodOf(other, period.id)).toBeUndefined();
        }
      }),
    );
  });

  it('has an id that follows the one before, and none twice in a day', () => {
    fc.assert(
      fc.property(anyInterval, anyMoment, (interval, at) => {
        const { id, draws } = periodAt(interval, at);
        expect(periodAt(interval, draws).id > id).toBe(true);
      }),
    );
  });

  it('goes by the clocks of Shanghai', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    // Shanghai had summer time for the last time in 1991.
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: 4_000_000_000_000 }), (at) => {
        const { id, opens } = periodAt('minute', at);
        const [day = '', time = ''] = clock.format(opens).split(' ');
        const [hours = 0, minutes = 0, seconds] = time.split(':').map(Number);
        expect(id).toBe(day.replaceAll('-', '') + String(60 * hours + minutes + 1).padStart(4, '0'));
        expect(seconds).toBe(0);
      }),
    );
  });

  it.each([
    ['minute', ''],
    ['minute', '20260612'],
    ['minute', '202606120000'],
    ['minute', '202606121441'],
    ['minute', '2026061200001'],
    ['minute', ' 202606120001'],
    ['minute', '202606120001\n'],
    ['minute', '202602310001'],
    ['minute', '202613010001'],
    ['minute', '001206120001'],
    ['minute', '999912310001'],
    ['fiveMinutes', '20260612000'],
    ['fiveMinutes', '20260612289'],
    ['day', '20260600'],
    ['day', '202606121'],
    ['day', '2026-6-1'],
    ['day', '18991231'],
  ] as const)('of a %s with the id “%s” is none', (interval, id) => {
    expect(periodOf(interval, id)).toBeUndefined();
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, Date.UTC(9999, 11, 31)])('is none at %p', (at) => {
    expect(() => periodAt('minute', at)).toThrow(RangeError);
  });
});
