import { gridAt } from './grid';
import { PAYING_SYMBOLS, REELS, ROWS, SCATTER, UNITS, WILD } from './model';
import { SLOT_MODELS } from './models';

describe.each(Object.entries(SLOT_MODELS))('the reels of the %s slot', (name, model) => {
  const windows = (strip: string) => Array.from(strip, (_, stop) => gridAt([strip], [stop])[0] ?? []);

  it('are five strips of known symbols, each of which is on every reel', () => {
    expect(model.volatility).toBe(name);
    expect(model.strips).toHaveLength(REELS);
    for (const strip of model.strips) {
      const others = [...strip].filter((symbol) => symbol !== WILD && symbol !== SCATTER);
      expect([...new Set(others)].sort()).toEqual([...PAYING_SYMBOLS]);
    }
  });

  it('show three symbols in each row, one scatter and one wild at most', () => {
    for (const window of model.strips.flatMap(windows)) {
      expect(window).toHaveLength(ROWS);
      expect(window.filter((symbol) => symbol === SCATTER).length).toBeLessThanOrEqual(1);
      expect(window.filter((symbol) => symbol === WILD).length).toBeLessThanOrEqual(1);
    }
  });

  it('have wilds on the second to the fourth and scatters on all', () => {
    expect(model.strips.map((strip) => strip.includes(WILD))).toEqual([false, true, true, true, false]);
    expect(model.strips.every((strip) => strip.includes(SCATTER))).toBe(true);
  });

  it('pay more for more reels, and never more for a cheaper symbol', () => {
    const rows = PAYING_SYMBOLS.map((symbol) => model.pays[symbol]);
    for (const [three, four, five] of rows) {
      expect(Number.isInteger(three) && three > 0).toBe(true);
      expect(four).toBeGreaterThan(three);
      expect(five).toBeGreaterThan(four);
    }
    for (const [at, row] of rows.slice(1).entries()) {
      expect(row.every((pay, column) => pay <= (rows[at]?.[column] ?? 0))).toBe(true);
    }
  });

  it('cap a spin at whole stakes', () => {
    expect(model.spinCap % UNITS).toBe(0);
  });
});
