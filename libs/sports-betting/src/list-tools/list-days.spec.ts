import { dayKey } from '@heptad/formatting';
import { addDays } from '@heptad/ui-kit';
import * as fc from 'fast-check';
import { dayBounds, offeredDay, offeredDays } from './list-days';

describe('days of early matches', () => {
  it('are today and a week', () => {
    const days = offeredDays('2030-12-28');
    expect([days[0], days[1], days.at(-1), days.length]).toEqual([
      '2030-12-28',
      '2030-12-29',
      '2031-01-04',
      8,
    ]);
  });

  it.each([
    ['2030-12-27', undefined],
    ['2030-12-28', '2030-12-28'],
    ['2031-01-04', '2031-01-04'],
    ['2031-01-05', undefined],
    [undefined, undefined],
  ])('of which an address may name %s: %s', (named, day) => {
    expect(offeredDay(named, '2030-12-28')).toBe(day);
  });

  it('begin and end by the member’s own calendar, without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (ahead) => {
        const day = addDays('2000-01-01', ahead);
        const bounds = dayBounds(day);
        const next = dayBounds(addDays(day, 1));
        expect(dayKey(bounds?.from ?? 0)).toBe(day);
        expect(dayKey(bounds?.to ?? 0)).toBe(day);
        expect((bounds?.to ?? 0) + 1).toBe(next?.from);
      }),
    );
  });

  it.each([undefined, '', '2030-02-30', '2030-13-01', 'tomorrow'])('are not %p', (day) => {
    expect(dayBounds(day)).toBeUndefined();
  });
});
