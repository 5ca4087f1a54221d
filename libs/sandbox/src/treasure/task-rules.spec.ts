import * as fc from 'fast-check';
import { dayAfter } from './days';
import { doneDays, runsOf, TASKS } from './task-rules';

const row = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => dayAfter(first, place));
const week = TASKS[0] ?? { id: '', days: 7, reward: 0n };

describe('days in a row', () => {
  it.each([
    ['none', [], '2026-06-01', { longest: 0, current: 0 }],
    ['one run that goes on', row('2026-06-01', 3), '2026-06-03', { longest: 3, current: 3 }],
    ['a run that was broken off', row('2026-06-01', 3), '2026-06-04', { longest: 3, current: 0 }],
    [
      'a gap of a day',
      [...row('2026-06-01', 3), ...row('2026-06-05', 2)],
      '2026-06-06',
      { longest: 3, current: 2 },
    ],
    ['over 29 February', row('2028-02-27', 4), '2028-03-01', { longest: 4, current: 4 }],
  ])('are counted: %s', (_what, days, last, runs) => {
    expect(runsOf(days, last)).toEqual(runs);
  });

  it('that were reached stay so after the run is broken', () => {
    expect(doneDays(week, { longest: 6, current: 0 })).toBe(0);
    expect(doneDays(week, { longest: 6, current: 6 })).toBe(6);
    expect(doneDays(week, { longest: 7, current: 0 })).toBe(7);
    expect(doneDays(week, { longest: 90, current: 90 })).toBe(7);
  });

  it('are never more than the days there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (places) => {
        const days = places.toSorted((a, b) => a - b).map((place) => dayAfter('2027-12-01', place));
        const { longest, current } = runsOf(days, days.at(-1) ?? '');
        expect(longest).toBeLessThanOrEqual(days.length);
        expect(current).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
