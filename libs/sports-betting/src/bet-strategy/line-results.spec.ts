import { compareMoney, money, odds } from '@heptad/formatting';
import fc from 'fast-check';
import { handicapResult, lineOf, overResult, returnFor, type LineResult } from './line-results';

describe('ROUTE-093 how a line ends', () => {
  it.each<[number, number, LineResult]>([
    [-1, 0, 'halfLost'],
    [-1, 1, 'won'],
    [1, 0, 'halfWon'],
    [-3, 1, 'halfWon'],
    [-4, 1, 'push'],
    [-5, 1, 'halfLost'],
    [-2, 0, 'lost'],
    [0, 0, 'push'],
    [4, -1, 'push'],
    [6, -2, 'lost'],
  ])('a handicap of %i quarters with a margin of %i is %s', (line, margin, result) => {
    expect(handicapResult(line, margin)).toBe(result);
  });

  it.each<[number, number, LineResult]>([
    [9, 2, 'halfLost'],
    [10, 2, 'lost'],
    [10, 3, 'won'],
    [11, 3, 'halfWon'],
    [12, 3, 'push'],
  ])('the over of %i quarters with %i goals is %s', (line, goals, result) => {
    expect(overResult(line, goals)).toBe(result);
  });

  it('is never won by both sides, and what one wins by half the other loses by half', () => {
    const opposite: Readonly<Record<LineResult, LineResult>> = {
      won: 'lost',
      halfWon: 'halfLost',
      push: 'push',
      halfLost: 'halfWon',
      lost: 'won',
    };
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -6, max: 6 }), (line, margin) => {
        expect(handicapResult(0 - line, 0 - margin)).toBe(opposite[handicapResult(line, margin)]);
      }),
    );
  });

  it('writes lines as venues do', () => {
    expect([-3, -1, 0, 2, 9, 10].map(lineOf)).toEqual(['-0.75', '-0.25', '0', '0.5', '2.25', '2.5']);
  });
});

describe('what comes back', () => {
  const stake = money('100');
  const price = odds('1.90');

  it.each<[LineResult, string]>([
    ['won', '190.00'],
    ['halfWon', '145.00'],
    ['push', '100.00'],
    ['halfLost', '50.00'],
    ['lost', '0.00'],
  ])('of 100 at 1.90 when it is %s is %s', (result, back) => {
    expect(returnFor(result, stake, price)).toBe(back);
  });

  it('never goes down with a better result, and never loses a cent of a stake that does not divide', () => {
    const order: readonly LineResult[] = ['lost', 'halfLost', 'push', 'halfWon', 'won'];
    const cents = fc.integer({ min: 1, max: 1_000_000 }).map((value) => money((value / 100).toFixed(2)));
    const prices = fc.integer({ min: 102, max: 900 }).map((value) => odds((value / 100).toFixed(2)));
    fc.assert(
      fc.property(cents, prices, (amount, at) => {
        const returns = order.map((result) => returnFor(result, amount, at));
        for (const [place, back] of returns.entries())
          if (place > 0) expect(compareMoney(returns[place - 1] ?? back, back)).toBeLessThanOrEqual(0);
        expect(returnFor('push', amount, at)).toBe(amount);
      }),
    );
    expect(returnFor('halfWon', money('0.05'), odds('2.00'))).toBe('0.07');
  });
});
