import fc from 'fast-check';
import { momentOf, onPlatform } from './platform-days';

const startOfDay = (at: number): number => momentOf(onPlatform(at).startOf('day'));

describe('the platform’s days', () => {
  it('begin at midnight in Beijing', () => {
    expect(startOfDay(Date.UTC(2026, 5, 12, 15, 59))).toBe(Date.UTC(2026, 5, 11, 16));
    expect(startOfDay(Date.UTC(2026, 5, 12, 16))).toBe(Date.UTC(2026, 5, 12, 16));
  });

  it('have 24 hours each, whatever the clocks of the machine do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        const from = startOfDay(at);
        expect(from <= at && at - from < 86_400_000).toBe(true);
        expect(startOfDay(from - 1)).toBe(from - 86_400_000);
        expect(momentOf(onPlatform(at))).toBe(at);
      }),
    );
  });
});
