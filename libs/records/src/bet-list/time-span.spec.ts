import { dayKey, formatTime, startOfDay } from '@heptad/formatting';
import { addDays, daysBetween, monthOf } from '@heptad/ui-kit';
import fc from 'fast-check';
import {
  firstMonth,
  momentsOf,
  NAMED_SPANS,
  olderMonth,
  rangeBounds,
  readSpan,
  writeSpan,
  type TimeSpan,
} from './time-span';

const TODAY = '2026-03-31';
const named = (name: (typeof NAMED_SPANS)[number]): TimeSpan => ({ kind: 'named', name });

/** Zones of every sort: none, summer time by day and at midnight, quarters of an hour, both sides of the date line. */
const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 11, 31) });

describe('the beginning of a day', () => {
  it('is its first moment in every time zone, whatever the clocks do', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const day = dayKey(at, { timeZone });
        const start = startOfDay(day, { timeZone });
        expect(start).toBeLessThanOrEqual(at);
        expect(dayKey(start, { timeZone })).toBe(day);
        expect(dayKey(start - 1, { timeZone })).toBe(addDays(day, -1));
      }),
    );
  });

  it('is not midnight where the clocks go forward at midnight', () => {
    const start = startOfDay('2026-09-06', { timeZone: 'America/Santiago' });
    expect(formatTime(start, { timeZone: 'America/Santiago' })).toBe('01:00');
  });

  it('makes days of 23 and of 25 hours', () => {
    const hours = (day: string) => {
      const timeZone = 'America/New_York';
      return (startOfDay(addDays(day, 1), { timeZone }) - startOfDay(day, { timeZone })) / 3_600_000;
    };
    expect(['2026-03-08', '2026-11-01', '2026-07-01'].map(hours)).toEqual([23, 25, 24]);
  });

  it('is the member’s own without a zone', () => {
    expect(startOfDay(TODAY)).toBe(new Date(2026, 2, 31).getTime());
  });
});

describe('a span', () => {
  const span = fc.oneof(
    fc.constantFrom(...NAMED_SPANS).map(named),
    fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 92 })).map(([back, days]): TimeSpan => ({
      kind: 'range',
      from: addDays(TODAY, -back - days),
      to: addDays(TODAY, -back),
    })),
    fc.nat({ max: 24 }).map((back): TimeSpan => {
      const at = new Date(Date.UTC(2026, 2 - back, 1)).toISOString();
      return { kind: 'month', month: at.slice(0, 7) };
    }),
  );

  it('comes back from the address as it was written', () => {
    fc.assert(fc.property(span, (each) => expect(readSpan(writeSpan(each), TODAY)).toEqual(each)));
  });

  it('holds whole days by the member’s calendar, both ends within', () => {
    fc.assert(
      fc.property(zone, moment, span, (timeZone, now, each) => {
        const { from, to } = momentsOf(each, now, { timeZone });
        if (from !== undefined) expect(startOfDay(dayKey(from, { timeZone }), { timeZone })).toBe(from);
        if (to !== undefined) {
          expect(dayKey(to + 1, { timeZone })).toBe(addDays(dayKey(to, { timeZone }), 1));
          expect(to).toBeGreaterThan(from ?? 0);
        }
      }),
    );
  });

  it('counts today among its days, and is the same all day long', () => {
    const noon = new Date(2026, 2, 1, 12).getTime();
    const day = (month: number, date: number, year = 2026) => new Date(year, month, date).getTime();
    expect(momentsOf(named('all'), noon)).toEqual({});
    expect(momentsOf(named('today'), noon)).toEqual({ from: day(2, 1) });
    expect(momentsOf(named('yesterday'), noon)).toEqual({ from: day(1, 28), to: day(2, 1) - 1 });
    expect(momentsOf(named('7'), noon)).toEqual({ from: day(1, 23) });
    expect(momentsOf(named('30'), noon)).toEqual({ from: day(0, 31) });
    expect(momentsOf({ kind: 'month', month: '2026-02' }, noon)).toEqual({
      from: day(1, 1),
      to: day(2, 1) - 1,
    });
    expect(momentsOf({ kind: 'month', month: '2025-12' }, noon)).toEqual({
      from: day(11, 1, 2025),
      to: day(0, 1) - 1,
    });
    for (const at of [day(2, 1), day(2, 2) - 1])
      expect(momentsOf(named('7'), at)).toEqual({ from: day(1, 23) });
  });

  it.each([
    '',
    'week',
    '2026-04',
    '2024-02',
    '2026-13',
    '2026-02-29_2026-03-01',
    '2026-03-02_2026-03-01',
    '2026-03-30_2026-04-01',
    '2025-12-01_2026-03-31',
    '2026-03-01',
    '2026-03-01_2026-03-02_2026-03-03',
    "2026-03-01_2026-03-02' OR 1=1",
  ])('is none where it makes no sense: %j', (text) => {
    expect(readSpan(text, TODAY)).toBeUndefined();
  });

  it('may reach back three months by the member’s own choice', () => {
    const { min, max, maxDays } = rangeBounds(TODAY);
    expect([min, max]).toEqual(['2025-12-31', TODAY]);
    expect(readSpan(`${min}_${max}`, TODAY)).toEqual({ kind: 'range', from: min, to: max });
    fc.assert(
      fc.property(fc.nat({ max: 2_000 }), (days) => {
        const today = addDays('2024-01-01', days);
        expect(daysBetween(rangeBounds(today).min, today) + 1).toBeLessThanOrEqual(maxDays);
      }),
    );
  });

  it('leads to the month before it, until the archive ends', () => {
    expect(olderMonth(named('7'), TODAY)).toBe('2026-03');
    expect(olderMonth({ kind: 'month', month: '2026-03' }, TODAY)).toBe('2026-02');
    expect(olderMonth({ kind: 'range', from: '2026-02-01', to: TODAY }, TODAY)).toBe('2026-01');
    expect(olderMonth({ kind: 'range', from: '2026-02-02', to: TODAY }, TODAY)).toBe('2026-02');
    expect(olderMonth(named('all'), TODAY)).toBeUndefined();
    expect(olderMonth({ kind: 'month', month: firstMonth(TODAY) }, TODAY)).toBeUndefined();
    let month = olderMonth(named('today'), TODAY);
    let steps = 0;
    for (; month !== undefined; steps += 1) month = olderMonth({ kind: 'month', month }, TODAY);
    expect(steps).toBe(25);
    expect(firstMonth(TODAY)).toBe(monthOf('2024-03-01'));
  });
});
