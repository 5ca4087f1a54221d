import { fromMinorUnits, money, readStake } from '@heptad/formatting';
import fc from 'fast-check';
import { costOf, highestStake, shareOf, shortfall, stakeProblem } from './stakes';

const bounds = { min: money('10'), max: money('200') };
const ask = (text: string, available = '1000') => stakeProblem({ text, bounds, available: money(available) });

describe('a stake', () => {
  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['0.00', 'missing'],
    ['abc', 'missing'],
    ['1e3', 'missing'],
    ['1e15', 'missing'],
    ['-0', 'missing'],
    ['NaN', 'missing'],
    ['１００', 'missing'],
    ['1,000', 'missing'],
    ['0.001', 'missing'],
    ['9007199254740993', 'missing'],
    ['-5', 'missing'],
    ['1.005', 'missing'],
    ['9.99', 'belowMin'],
    ['200.01', 'aboveMax'],
  ])('of %j is %s', (text, problem) => {
    expect(ask(text)).toBe(problem);
  });

  it('may lie on its bounds, and be all there is', () => {
    expect(ask('10')).toBeUndefined();
    expect(ask('200')).toBeUndefined();
    expect(ask('50', '50.00')).toBeUndefined();
    expect(ask('50.01', '50.00')).toBe('insufficient');
  });

  it('is judged by the venue alone while bounds and balance are not known', () => {
    expect(stakeProblem({ text: '0.01', bounds: undefined, available: undefined })).toBeUndefined();
  });

  it('without a problem is always within bounds and balance', () => {
    const cents = fc.bigInt({ min: 0n, max: 100_000n });
    fc.assert(
      fc.property(cents, cents, cents, cents, (stake, min, max, available) => {
        const problem = stakeProblem({
          text: fromMinorUnits(stake),
          bounds: { min: fromMinorUnits(min), max: fromMinorUnits(max) },
          available: fromMinorUnits(available),
        });
        expect(problem === undefined).toBe(stake > 0n && stake >= min && stake <= max && stake <= available);
      }),
    );
  });
});

it('reads what is typed so far', () => {
  expect(readStake('12.')).toBe('12.00');
  expect(readStake('12.5')).toBe('12.50');
});

it('offers the smaller of limit and balance as the most', () => {
  expect(highestStake(bounds, money('1000'))).toBe('200.00');
  expect(highestStake(bounds, money('50'))).toBe('50.00');
  expect(highestStake(bounds, money('-3'))).toBe('0.00');
  expect(highestStake(undefined, money('50'))).toBe('50.00');
  expect(highestStake(bounds, undefined)).toBe('200.00');
  expect(highestStake(undefined, undefined)).toBeUndefined();
});

it('knows what a wallet lacks, to the cent', () => {
  expect(shortfall(money('100'), money('98.99'))).toBe('1.01');
  expect(shortfall(money('100'), money('99'))).toBe('1.00');
  // The platform takes no transfer below this.
  expect(shortfall(money('100'), money('99.99'))).toBe('1.00');
  expect(shortfall(money('100'), money('100'))).toBeUndefined();
  // The transfer form takes whole cents alone, and one too few would leave the bet refused.
  expect(shortfall(money('100'), money('98.995'))).toBe('1.01');
  expect(shortfall(money('100'), money('98.00000001'))).toBe('2.00');
  expect(shortfall(money('100'), money('-0.001'))).toBe('100.01');
  expect(shortfall(money('100'), undefined)).toBeUndefined();
});

describe('the stake of a combo', () => {
  it('is laid on each of its combinations', () => {
    expect(costOf(money('12.34'), 247)).toBe('3047.98');
  });

  it('leaves parts of a cent out, and is never within a debt', () => {
    expect(shareOf(money('1.239'), 1)).toBe('1.23');
    expect(shareOf(money('-0.001'), 3)).toBe('-0.01');
    expect(shareOf(money('0'), 3)).toBe('0.00');
  });

  it('is within an amount exactly when all combinations together are', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.bigInt({ min: -(10n ** 9n), max: 10n ** 11n }),
        fc.integer({ min: 1, max: 247 }),
        (stake, amount, combinations) => {
          const share = shareOf(fromMinorUnits(amount), combinations);
          const problem = stakeProblem({ text: fromMinorUnits(stake), bounds: undefined, available: share });
          expect(problem === undefined).toBe(stake * BigInt(combinations) <= amount);
        },
      ),
    );
  });
});
