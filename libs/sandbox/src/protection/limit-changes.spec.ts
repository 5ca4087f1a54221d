import * as fc from 'fast-check';
import {
  askFor,
  confirmChange,
  CONFIRM_WITHIN_MS,
  NO_LIMIT,
  RAISE_AFTER_MS,
  waitingChange,
  type Limit,
} from './limit-changes';

const limitOf = (amount: bigint | undefined): Limit => ({ amount, change: undefined });

describe('changing a limit', () => {
  it.each([
    ['the first one', NO_LIMIT, 100n],
    ['a lower one', limitOf(200n), 100n],
    ['the same again', limitOf(100n), 100n],
  ])('ROLE-009 puts %s in force at once', (_what, limit, wanted) => {
    expect(askFor(limit, wanted, 5)).toEqual(limitOf(wanted));
  });

  it.each([
    ['a higher one', 300n],
    ['none at all', undefined],
  ])('ROLE-010 lets %s wait, and the old one hold', (_what, wanted) => {
    expect(askFor(limitOf(200n), wanted, 5)).toEqual({
      amount: 200n,
      change: { amount: wanted, askedAt: 5 },
    });
  });

  it('ROLE-010 is confirmed from the end of its day until it lapses, to the millisecond', () => {
    const asked = askFor(limitOf(200n), 300n, 0);
    const lapses = RAISE_AFTER_MS + CONFIRM_WITHIN_MS;
    expect(confirmChange(asked, RAISE_AFTER_MS - 1)).toBe('early');
    expect(confirmChange(asked, RAISE_AFTER_MS)).toEqual(limitOf(300n));
    expect(confirmChange(asked, lapses - 1)).toEqual(limitOf(300n));
    expect(confirmChange(asked, lapses)).toBe('none');
    expect(waitingChange(asked, lapses)).toBeUndefined();
    expect(confirmChange(limitOf(200n), 0)).toBe('none');
  });

  it('ROLE-010 does not begin the day anew for the same, but does for another amount and after it lapsed', () => {
    const asked = askFor(limitOf(200n), 300n, 0);
    expect(askFor(asked, 300n, 9)).toBe(asked);
    expect(askFor(asked, 400n, 9).change).toEqual({ amount: 400n, askedAt: 9 });
    const late = RAISE_AFTER_MS + CONFIRM_WITHIN_MS;
    expect(askFor(asked, 300n, late).change?.askedAt).toBe(late);
  });

  it('ROLE-009 lowering puts away what waited', () => {
    expect(askFor(askFor(limitOf(200n), 300n, 0), 150n, 1)).toEqual(limitOf(150n));
  });

  it('ROLE-010 no sequence of steps and clock shifts raises a limit that was not asked for a day before', () => {
    const HOUR = 3_600_000;
    const step = fc.record({
      shift: fc.integer({ min: -26, max: 26 }),
      ask: fc.option(fc.oneof(fc.constant('none' as const), fc.bigInt({ min: 1n, max: 5n })), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = 1_000 * HOUR;
        let limit: Limit = limitOf(3n);
        const asked: { readonly wanted: bigint | undefined; readonly at: number }[] = [];
        const height = (amount: bigint | undefined) => amount ?? 1_000n;
        for (const { shift, ask } of steps) {
          now += shift * HOUR;
          const before = limit;
          if (ask === undefined) {
            const confirmed = confirmChange(limit, now);
            if (typeof confirmed !== 'string') limit = confirmed;
          } else {
            const wanted = ask === 'none' ? undefined : ask;
            asked.push({ wanted, at: now });
            limit = askFor(limit, wanted, now);
          }
          if (height(limit.amount) > height(before.amount))
            expect(
              asked.some(({ wanted, at }) => wanted === limit.amount && at + RAISE_AFTER_MS <= now),
            ).toBe(true);
        }
      }),
    );
  });
});
