import fc from 'fast-check';
import { daysOfMember } from './days-of-member';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-23T04:00:00Z');

describe('the days of a member', () => {
  it('begin with the day of the registration', () => {
    expect(daysOfMember(NOON, NOON)).toBe(1);
  });

  it('count midnights of the platform, not hours', () => {
    const late = Date.parse('2026-11-23T15:59:59Z');
    expect(daysOfMember(late, late + 999)).toBe(1);
    expect(daysOfMember(late, late + 1_000)).toBe(2);
  });

  it('are the first where the clock is behind', () => {
    expect(daysOfMember(NOON, NOON - 3 * DAY_MS)).toBe(1);
  });

  it('never fall as time goes', () => {
    const span = { min: 0, max: 4_000 * DAY_MS };
    fc.assert(
      fc.property(fc.integer(span), fc.integer({ min: 0, max: DAY_MS }), (after, more) => {
        const days = (at: number) => daysOfMember(NOON, at);
        expect(days(NOON + after + more)).toBeGreaterThanOrEqual(days(NOON + after));
      }),
    );
  });
});
