import { addMoney, compareMoney, fromMinorUnits, money, ZERO } from '@heptad/formatting';
import fc from 'fast-check';
import { detail, prize } from '../testing/promotion-fakes';
import { daysLeft, isClaimable, missingTo, nextPrize, shareOf, shownAmount } from './promotion-rules';

describe('progress', () => {
  it.each([
    ['0.00', '100.00', 0],
    ['99.99', '100.00', 99.9],
    ['100.00', '100.00', 100],
    ['100.01', '100.00', 100],
    ['1', '3', 33.3],
    ['0', '0', 100],
  ])('%s of %s is %d per cent', (progress, target, share) => {
    expect(shareOf(progress, target)).toBe(share);
  });

  it('is 100 exactly when the target is reached, and what is missing makes up for it', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, cents, (done, whole) => {
        const [progress, target] = [fromMinorUnits(done), fromMinorUnits(whole)];
        const share = shareOf(progress, target);
        expect(share === 100).toBe(done >= whole);
        expect(share).toBeGreaterThanOrEqual(0);
        const missing = missingTo(progress, target);
        if (done < whole) expect(compareMoney(addMoney(progress, money(missing)), target)).toBe(0);
        else expect(missing).toBe(ZERO);
      }),
    );
  });

  it('is shown with cents where money is counted, else as a whole number', () => {
    expect(shownAmount('1000', 'money', 'CNY')).toBe('¥1,000.00');
    expect(shownAmount('3', 'count', 'CNY')).toBe('3');
    expect(shownAmount(missingTo('1', '3'), 'count', 'CNY')).toBe('2');
  });

  it('knows the next prize', () => {
    const prizes = [prize({ tier: 1, reached: true }), prize({ tier: 2 }), prize({ tier: 3 })];
    expect(nextPrize({ prizes })?.tier).toBe(2);
    expect(nextPrize({ prizes: prizes.slice(0, 1) })).toBeUndefined();
  });
});

describe('a prize', () => {
  const waiting = detail({ state: 'reached', claimableUntil: 1_000 });
  it.each([
    ['reached and not claimed', waiting, prize({ reached: true }), 999, true],
    ['not reached', waiting, prize(), 999, false],
    ['claimed already', waiting, prize({ reached: true, claimed: true }), 999, false],
    ['too late', waiting, prize({ reached: true }), 1_000, false],
    ['of who has not joined', detail({ state: 'open' }), prize({ reached: true }), 999, false],
  ])('that is %s may be claimed: %#', (_name, of, one, now, may) => {
    expect(isClaimable(of, one, now)).toBe(may);
  });
});

it.each([
  [0, 0],
  [-1, 0],
  [1, 1],
  [86_400_000, 1],
  [86_400_001, 2],
])('a promotion that ends in %d ms has %d days left', (ms, days) => {
  expect(daysLeft(1_000 + ms, 1_000)).toBe(days);
});
