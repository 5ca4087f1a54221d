import fc from 'fast-check';
import { fakeLeg } from '../testing/slip-fakes';
import { BET_MODE_NUMBERS } from './bet-modes';
import { canCombine, comboProblem, effectiveMode, wagersOf } from './combining';
import { comboCodes, MAX_COMBO_LEGS } from './combo-codes';

const legs = (count: number) => Array.from({ length: count }, (_, index) => fakeLeg(`k${index}`));

describe('combining', () => {
  it('SPORT-014 numbers single 1 and combo 2', () => {
    expect(BET_MODE_NUMBERS).toMatchObject({ single: 1, combo: 2 });
  });

  it('SPORT-019 shows both kinds under 0, and one of them under its own number', () => {
    expect(Object.entries(BET_MODE_NUMBERS)).toEqual([
      ['both', 0],
      ['single', 1],
      ['combo', 2],
    ]);
  });

  it.each([
    ['nothing', [], 'tooFew'],
    ['one', legs(1), 'tooFew'],
    ['two of one match', [fakeLeg('a', { match: 'm' }), fakeLeg('b', { match: 'm' })], 'sameMatch'],
    ['two venues', [fakeLeg('a'), fakeLeg('b', { venue: 'FBTY' })], 'mixedVenues'],
    ['an outright', [fakeLeg('a'), fakeLeg('b', { kind: 'outright' })], 'notCombinable'],
    ['nine', legs(MAX_COMBO_LEGS + 1), 'tooMany'],
    ['two', legs(2), undefined],
    ['eight', legs(MAX_COMBO_LEGS), undefined],
  ])('of %s: %p', (_name, given, problem) => {
    expect(comboProblem(given)).toBe(problem);
    expect(canCombine(given)).toBe(problem === undefined);
  });

  it('takes the same ids of matches at two venues for two matches, and still combines no venues', () => {
    expect(comboProblem([fakeLeg('a', { match: '1' }), fakeLeg('b', { match: '1', venue: 'FBTY' })])).toBe(
      'mixedVenues',
    );
  });

  it('never combines two selections of one match, whatever else is in the slip', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2, maxLength: 8 }),
        (matches) => {
          const given = matches.map((match, index) => fakeLeg(`k${index}`, { match }));
          expect(canCombine(given)).toBe(new Set(matches).size === matches.length);
        },
      ),
    );
  });
});

describe('wagers', () => {
  it('are one single per selection, by the selection’s key', () => {
    expect(wagersOf(legs(2), 'single').map(({ id, comboCode }) => [id, comboCode])).toEqual([
      ['k0', 1001],
      ['k1', 1001],
    ]);
  });

  it.each([2, 3, 8])('of %i selections as combos are one per code, each with its number of bets', (count) => {
    const wagers = wagersOf(legs(count), 'combo');
    expect(wagers.map(({ id }) => id)).toEqual(comboCodes(count).map((code) => `combo:${code}`));
    expect(wagers[0]).toMatchObject({ comboCode: count * 1000 + 1, combinations: 1, sizes: [count] });
    for (const wager of wagers) expect(wager.legs).toHaveLength(count);
    const cover = count === 2 ? 1 : 2 ** count - count - 1;
    expect(wagers.at(-1)?.combinations).toBe(cover);
  });

  it('are singles and combos side by side where both are wanted', () => {
    expect(wagersOf(legs(3), 'both').map(({ id, combinations }) => [id, combinations])).toEqual([
      ['k0', 1],
      ['k1', 1],
      ['k2', 1],
      ['combo:3001', 1],
      ['combo:2001', 3],
      ['combo:3004', 4],
    ]);
  });

  it('are the singles alone where both are wanted of what cannot be combined', () => {
    const same = [fakeLeg('a', { match: 'm' }), fakeLeg('b', { match: 'm' })];
    expect(wagersOf(same, 'both').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are none when what is wanted as a combo cannot be one', () => {
    expect(wagersOf([fakeLeg('a', { match: 'm' }), fakeLeg('b', { match: 'm' })], 'combo')).toEqual([]);
  });

  it('of one selection are a single, whatever was chosen for several', () => {
    expect(effectiveMode(legs(1), 'combo')).toBe('single');
    expect(effectiveMode(legs(1), 'both')).toBe('single');
    expect(effectiveMode(legs(1), undefined)).toBe('single');
    expect(wagersOf(legs(1), 'combo')).toHaveLength(1);
  });

  it('CONST-003 are a combo while nothing was chosen and they can be one, else singles', () => {
    expect(effectiveMode(legs(2), undefined)).toBe('combo');
    expect(effectiveMode(legs(9), undefined)).toBe('single');
    const same = [fakeLeg('a', { match: 'm' }), fakeLeg('b', { match: 'm' })];
    expect(effectiveMode(same, undefined)).toBe('single');
    expect(effectiveMode(legs(2), 'single')).toBe('single');
    expect(effectiveMode(same, 'combo')).toBe('combo');
  });
});
