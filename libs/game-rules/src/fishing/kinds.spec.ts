import { percentText } from '../ratio/ratio';
import { catchChance, FISH_KIND_NAMES, FISH_KINDS, FISHING_RETURN, fishingReturn } from './kinds';

describe.each(FISH_KIND_NAMES)('the %s', (kind) => {
  const { multiplier, swims, weight } = FISH_KINDS[kind];

  it('gives back 2 to 200 times the stake', () => {
    expect(Number.isInteger(multiplier) && multiplier >= 2 && multiplier <= 200).toBe(true);
    expect(Number.isInteger(weight) && weight > 0 && swims > 0).toBe(true);
  });

  it('is caught on a whole number of draws, which return exactly what members are told', () => {
    expect(Number.isInteger(catchChance(kind))).toBe(true);
    const { part, of } = fishingReturn(kind);
    expect(part * 100n).toBe(of * 96n);
    expect(percentText({ part, of }, 2)).toBe(FISHING_RETURN);
  });
});

describe('the kinds of fish', () => {
  it('range from 2 to 200 times the stake, the dearer the rarer', () => {
    const multipliers = FISH_KIND_NAMES.map((kind) => FISH_KINDS[kind].multiplier);
    const weights = FISH_KIND_NAMES.map((kind) => FISH_KINDS[kind].weight);
    expect([multipliers[0], multipliers.at(-1)]).toEqual([2, 200]);
    expect(multipliers).toEqual([...new Set(multipliers)].sort((a, b) => a - b));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });
});
