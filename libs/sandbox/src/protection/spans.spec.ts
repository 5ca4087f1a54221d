import { dayKey } from '@heptad/formatting';
import * as fc from 'fast-check';
import { isTimeZone, spanAt, type Span } from './spans';

const at = (iso: string) => Date.parse(iso);
const spanOf = (span: Span, iso: string, timeZone: string, back = 0) => {
  const { from, until } = spanAt(span, at(iso), timeZone, back);
  return [new Date(from).toISOString(), new Date(until).toISOString()];
};

describe('the span a limit is counted over', () => {
  it.each([
    ['day', '2026-11-23T15:59:59.999Z', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
    ['day', '2026-11-23T16:00:00.000Z', '2026-11-23T16:00:00.000Z', '2026-11-24T16:00:00.000Z'],
    ['week', '2026-11-22T15:59:59.999Z', '2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
    ['week', '2026-11-22T16:00:00.000Z', '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    ['month', '2028-02-29T12:00:00.000Z', '2028-01-31T16:00:00.000Z', '2028-02-29T16:00:00.000Z'],
    ['month', '2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z'],
  ] as const)('ROLE-009 is the member’s %s of %s', (span, now, from, until) => {
    expect(spanOf(span, now, 'Asia/Shanghai')).toEqual([from, until]);
  });

  it('ROLE-009 has 23 and 25 hours on the days on which clocks are changed', () => {
    const hours = (iso: string) => {
      const { from, until } = spanAt('day', at(iso), 'Europe/Berlin');
      return (until - from) / 3_600_000;
    };
    expect([
      hours('2026-03-29T12:00:00Z'),
      hours('2026-10-25T12:00:00Z'),
      hours('2026-10-26T12:00:00Z'),
    ]).toEqual([23, 25, 24]);
  });

  it('goes back by whole spans, months of any length too', () => {
    expect(spanOf('month', '2026-03-31T12:00:00Z', 'UTC', 1)).toEqual([
      '2026-02-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ]);
    expect(spanOf('week', '2026-11-23T12:00:00Z', 'UTC', 2)[0]).toBe('2026-11-09T00:00:00.000Z');
  });

  it('ROLE-009 holds its moment, follows on the one before and begins with a day of the zone', () => {
    const zones = [
      'Asia/Shanghai',
      'UTC',
      'America/Santiago',
      'Pacific/Kiritimati',
      'Europe/Berlin',
      'Asia/Kathmandu',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        fc.constantFrom(...zones),
        fc.constantFrom<Span>('day', 'week', 'month'),
        (now, timeZone, span) => {
          const { from, until } = spanAt(span, now, timeZone);
          expect(from <= now && now < until).toBe(true);
          expect(spanAt(span, now, timeZone, 1).until).toBe(from);
          expect(dayKey(from - 1, { timeZone })).not.toBe(dayKey(from, { timeZone }));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['Asia/Shanghai', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('knows of the zone %s: %s', (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});
