import type { SimQuote } from '@heptad/sandbox-simulation';
import fc from 'fast-check';
import { priceCourse } from './price-history';

const HOUR = 3_600_000;
const KICK_OFF = 100 * 24 * HOUR;
const MATCH = { sport: 'football', kickOff: KICK_OFF } as const;

type Told = Pick<SimQuote, 'odds'> & Partial<Pick<SimQuote, 'countsFrom'>>;

/** A simulation that knows one selection. */
const knowing = (at: (time: number) => Told | undefined) => ({
  quote: (_: string, time = 0): SimQuote | undefined => {
    const told = at(time);
    return told && ({ state: 'open', ...told } as SimQuote);
  },
});

describe('how a price went', () => {
  it('goes from the opening to now, oldest first, and ends with the price of now', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 3 }), (hours) => {
        const now = KICK_OFF + hours * HOUR;
        const course = priceCourse(
          knowing((time) => ({ odds: ((time % 997) / 100 + 1.01).toFixed(2) })),
          MATCH,
          'key',
          now,
        );
        if (course === undefined) throw new Error('it is offered');
        const times = course.prices.map(({ at }) => at);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        expect(times.at(-1)).toBe(now);
        expect(course.openedAt).toBeLessThanOrEqual(times[0] ?? 0);
        expect(times.length).toBeLessThanOrEqual(48);
      }),
    );
  });

  it('leaves out the times at which it was not offered', () => {
    const now = KICK_OFF - HOUR;
    const course = priceCourse(
      knowing((time) => ({ odds: time < now - 10 * HOUR ? '0.00' : '1.90' })),
      MATCH,
      'key',
      now,
    );
    expect(course?.prices.every(({ at, odds }) => at >= now - 10 * HOUR && odds === '1.90')).toBe(true);
  });

  it.each([
    ['that no market has', () => undefined],
    ['that was never offered', () => ({ odds: '0.00' })],
  ])('knows nothing of a selection %s', (_, at) => {
    expect(priceCourse(knowing(at), MATCH, 'key', KICK_OFF)).toBeUndefined();
  });

  it('of a handicap in play begins with the score that it counts from', () => {
    const scored = KICK_OFF + HOUR / 2;
    const now = KICK_OFF + HOUR;
    const course = priceCourse(
      knowing((time) =>
        time < KICK_OFF
          ? { odds: '1.80' }
          : { odds: '1.90', countsFrom: time < scored ? { home: 0, away: 0 } : { home: 1, away: 0 } },
      ),
      MATCH,
      'key',
      now,
    );
    expect(course?.openedAt).toBeGreaterThanOrEqual(scored);
    expect(course?.prices.length).toBeGreaterThan(10);
    expect(course?.prices.every(({ odds }) => odds === '1.90')).toBe(true);
  });

  it('of a handicap at 0–0 goes back before kick-off, where it meant the same', () => {
    const now = KICK_OFF + HOUR / 4;
    const course = priceCourse(
      knowing((time) =>
        time < KICK_OFF ? { odds: '1.80' } : { odds: '1.90', countsFrom: { home: 0, away: 0 } },
      ),
      MATCH,
      'key',
      now,
    );
    expect(course?.prices[0]?.odds).toBe('1.80');
  });
});
