import * as fc from 'fast-check';
import { dayKey, startOfDay } from '@heptad/formatting';
import { dayAfter, endOfDay } from './days';

const HOUR = 3_600_000;
const ZONES = [
  'Asia/Shanghai',
  'Asia/Taipei',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe('days of a member’s calendar', () => {
  it('go over 29 February, the end of a month and of a year', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2028-02-29')).toBe('2028-03-01');
    expect(dayAfter('2027-02-28')).toBe('2027-03-01');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Shanghai', '2028-02-29', 24],
  ])('in %s %s has %d hours', (timeZone, day, hours) => {
    expect((endOfDay(day, timeZone) - startOfDay(day, { timeZone })) / HOUR).toBe(hours);
  });

  it('lie end to end: every moment is in exactly one day of each zone', () => {
    const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), moment, (timeZone, now) => {
        const day = dayKey(now, { timeZone });
        expect(startOfDay(day, { timeZone })).toBeLessThanOrEqual(now);
        expect(endOfDay(day, timeZone)).toBeGreaterThan(now);
        expect(endOfDay(day, timeZone)).toBe(startOfDay(dayAfter(day), { timeZone }));
      }),
    );
  });
});
