import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import type { LegState } from '@heptad/sandbox-ledger';
import { curveOf, figuresOf, profitOf, type CountedTip } from './figures';
import { startOfTipDay, tipDayOf } from './tip-days';

const STATES: readonly LegState[] = ['won', 'halfWon', 'push', 'void', 'halfLost', 'lost'];
const tips = (states: readonly LegState[], odds = '1.90'): CountedTip[] =>
  states.map((state, place) => ({ state, odds, kickOff: place }));

describe('the figures of a tipster', () => {
  it('stake one unit on each tip and cut shares towards zero', () => {
    expect(figuresOf(tips(['won', 'lost', 'won', 'push', 'halfWon', 'halfLost']))).toEqual({
      settled: 6,
      won: 3,
      lost: 2,
      returned: 1,
      // 0.90 - 1 + 0.90 + 0 + 0.45 - 0.50
      profit: '0.75',
      profitRate: '12.5',
      // 2.5 of 4
      hitRate: '62.5',
      streak: 0,
      averageOdds: '1.90',
    });
    expect(figuresOf(tips(['lost', 'lost', 'won'], '1.95')).profitRate).toBe('-35.0');
    expect(figuresOf(tips(['won', 'lost', 'lost'], '2.00')).hitRate).toBe('33.3');
  });

  it.each<[readonly LegState[], number]>([
    [[], 0],
    [['won', 'lost'], 0],
    [['lost', 'won', 'halfWon'], 2],
    [['won', 'push', 'won', 'void'], 2],
    [['won', 'halfLost', 'won'], 1],
    [['won', 'won', 'open'], 2],
  ])('of %j are a streak of %i', (states, streak) => {
    expect(figuresOf(tips(states)).streak).toBe(streak);
  });

  it('are nothing where nothing is settled', () => {
    const nothing = { settled: 0, profit: '0.00', profitRate: '0.0', hitRate: '0.0', averageOdds: '0.00' };
    expect(figuresOf([])).toMatchObject(nothing);
    expect(figuresOf(tips(['open', 'open']))).toMatchObject(nothing);
    expect(figuresOf(tips(['push', 'void']))).toMatchObject({ settled: 2, hitRate: '0.0', returned: 2 });
  });

  it('always add up, whatever was tipped', () => {
    const tip = fc.record({
      state: fc.constantFrom(...STATES),
      odds: fc.integer({ min: 101, max: 900 }).map((hundredths) => (hundredths / 100).toFixed(2)),
      kickOff: fc.integer({ min: 0, max: 10 * 86_400_000 }),
    });
    fc.assert(
      fc.property(fc.array(tip, { maxLength: 40 }), (given) => {
        const figures = figuresOf(given);
        expect(figures.won + figures.lost + figures.returned).toBe(given.length);
        expect(figures.streak).toBeLessThanOrEqual(figures.won);
        expect(Number(figures.hitRate)).toBeGreaterThanOrEqual(0);
        expect(Number(figures.hitRate)).toBeLessThanOrEqual(100);
        expect(Number(figures.profitRate)).toBeGreaterThanOrEqual(-100);
        const total = given.reduce((sum, each) => sum + minorUnits(money(profitOf(each).toFixed(2))), 0n);
        expect(figures.profit).toBe(fromMinorUnits(total));
        // The curve ends where the profit stands.
        expect(curveOf(given, 0, 11).at(-1)?.profit).toBe(figures.profit);
      }),
    );
  });

  it('draw one point for each day, days without a tip included', () => {
    const first = tipDayOf(Date.UTC(2026, 0, 1, 12));
    const at = (day: number) => startOfTipDay(first + day);
    const given: CountedTip[] = [
      { state: 'won', odds: '2.00', kickOff: at(0) },
      { state: 'lost', odds: '2.00', kickOff: at(3) - 1 },
      { state: 'won', odds: '2.50', kickOff: at(3) },
    ];
    expect(curveOf(given, first, first + 3)).toEqual([
      { day: '2026-01-01', profit: '1.00' },
      { day: '2026-01-02', profit: '1.00' },
      { day: '2026-01-03', profit: '0.00' },
      { day: '2026-01-04', profit: '1.50' },
    ]);
  });
});
