import fc from 'fast-check';
import { claimableUntil, dayOf, spanAt, type Rhythm } from './editions';

const at = (text: string) => Date.parse(text);

describe('the runs of a promotion', () => {
  it.each([
    ['2026-11-16T00:00:00+08:00', '20261116'],
    ['2026-11-22T23:59:59.999+08:00', '20261116'],
    ['2026-11-23T00:00:00+08:00', '20261123'],
  ])('a week goes from Monday to Sunday by the platform’s midnight: %s', (moment, day) => {
    expect(dayOf(spanAt('week', at(moment)))).toBe(day);
  });

  it.each([
    ['2026-01-01T00:00:00+08:00', '20260101'],
    ['2026-12-31T23:59:59.999+08:00', '20260101'],
    ['2027-01-01T00:00:00+08:00', '20270101'],
  ])('a year is the calendar’s: %s', (moment, day) => {
    expect(dayOf(spanAt('year', at(moment)))).toBe(day);
  });

  it('hold every moment once, and its claims end a week after it', () => {
    const moment = fc.integer({ min: 0, max: at('2100-01-01T00:00:00Z') });
    fc.assert(
      fc.property(moment, fc.constantFrom<Rhythm>('week', 'year'), (now, rhythm) => {
        const span = spanAt(rhythm, now);
        expect(span.startsAt).toBeLessThanOrEqual(now);
        expect(span.endsAt).toBeGreaterThan(now);
        expect(spanAt(rhythm, span.startsAt)).toEqual(span);
        expect(spanAt(rhythm, span.endsAt - 1)).toEqual(span);
        expect(spanAt(rhythm, span.endsAt).startsAt).toBe(span.endsAt);
        expect(claimableUntil(span) - span.endsAt).toBe(7 * 86_400_000);
      }),
    );
  });
});
