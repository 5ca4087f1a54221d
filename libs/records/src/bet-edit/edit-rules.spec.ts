import { compareMoney, fromMinorUnits, minorUnits, money, odds, subtractMoney } from '@heptad/formatting';
import fc from 'fast-check';
import { editOf, presentOf, termsOf, uneditable, type DraftLeg } from './edit-rules';
import { editBet, editLeg, editMatch, NOON } from './testing/edit-scene';

const keyOf = (id: string, side = 'home') => `fb|${id}|1005.1001||${side}`;
const kept: DraftLeg = { matchId: '1', wanted: keyOf('1'), before: editLeg('1') };
const more: DraftLeg = { matchId: '2', wanted: keyOf('2'), before: undefined };
const matches = [editMatch('1'), editMatch('2')];

describe('a bet that cannot be edited', () => {
  it.each([
    ['over', { state: 'won' }],
    ['over', { state: 'edited' }],
    ['pending', { state: 'pending' }],
    ['builder', { builderOdds: odds('3.00') }],
    ['cashedOut', { cashedOut: { stake: money('5.00'), paid: money('4.00') } }],
    ['system', { comboCode: 3004, legs: [editLeg('1'), editLeg('2'), editLeg('3')] }],
    ['started', { legs: [editLeg('1', 'home', { kickOff: NOON })] }],
  ] as const)('is %s', (why, changes) => {
    expect(uneditable(editBet(changes), NOON)).toBe(why);
  });

  it('is none that is open, single or plain combo, before its matches', () => {
    expect(uneditable(editBet(), NOON)).toBeUndefined();
    const two = editBet({ comboCode: 2001, legs: [editLeg('1'), editLeg('2')] });
    expect(uneditable(two, NOON)).toBeUndefined();
  });
});

describe('an edit', () => {
  const edit = (draft: readonly DraftLeg[], stake: string, among = matches) =>
    editOf(editBet(), among, draft, stake);

  it('raises the stake at the present price', () => {
    expect(edit([kept], '30')).toMatchObject({
      ok: true,
      extra: '10.00',
      terms: { stake: '30.00', odds: '2.00', potentialReturn: '60.00' },
      order: { comboCode: 1001, replaces: '1000000001', acceptance: 'better' },
    });
  });

  it('swaps, and adds', () => {
    const swapped = { ...kept, wanted: keyOf('1', 'away') };
    expect(edit([swapped], '20')).toMatchObject({ ok: true, extra: '0.00', terms: { odds: '4.00' } });
    expect(edit([swapped, more], '20')).toMatchObject({
      ok: true,
      order: { comboCode: 2001 },
      terms: { odds: '8.00', potentialReturn: '160.00' },
    });
  });

  it.each([
    ['unchanged', [kept], '20.00'],
    ['stakeLowered', [kept], '19.99'],
    ['badStake', [kept], ''],
    ['badStake', [kept], '0'],
    ['badStake', [kept], '1.234'],
    ['sameMatch', [kept, { ...kept, wanted: keyOf('1', 'draw') }], '20'],
    ['held', [{ ...kept, wanted: undefined }], '30'],
    ['held', [{ ...kept, wanted: 'another' }], '30'],
  ] as const)('is refused: %s', (problem, draft, stake) => {
    expect(edit(draft, stake)).toMatchObject({ ok: false, problem });
  });

  it('waits while a market is held, also one that the bet would leave', () => {
    const held = [editMatch('1', undefined, true), editMatch('2')];
    expect(edit([kept], '30', held)).toMatchObject({ problem: 'held' });
    expect(edit([more], '30', held)).toMatchObject({ problem: 'held' });
    expect(edit([kept], '30', [])).toMatchObject({ problem: 'held' });
  });

  it('never gives anything back and never costs more than the raise', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        fc.constantFrom('home', 'draw', 'away'),
        (cents, side) => {
          const stake = fromMinorUnits(cents);
          const result = edit([{ ...kept, wanted: keyOf('1', side) }], stake);
          if (compareMoney(stake, money('20.00')) < 0) return !result.ok && result.problem === 'stakeLowered';
          if (!result.ok) return result.problem === 'unchanged' && side === 'home' && stake === '20.00';
          return result.extra === subtractMoney(stake, money('20.00')) && minorUnits(result.extra) >= 0n;
        },
      ),
    );
  });
});

describe('terms', () => {
  it('multiply the exact prices and cut once', () => {
    expect(termsOf(money('10.00'), ['1.11', '1.11', '1.11'])).toEqual({
      stake: '10.00',
      odds: '1.36',
      potentialReturn: '13.67',
    });
  });

  it('of eight long shots have odds beyond a price, and no return where none could be written', () => {
    const prices = Array.from({ length: 8 }, () => '1000');
    expect(termsOf(money('0.01'), prices)).toMatchObject({
      odds: `1${'0'.repeat(24)}.00`,
      potentialReturn: undefined,
    });
    expect(termsOf(money('1.00'), prices.slice(0, 4)).potentialReturn).toBe('1000000000000.00');
  });

  it('are never above the product, and never a cent below it', () => {
    const price = fc.integer({ min: 101, max: 2_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(price, { minLength: 1, maxLength: 8 }),
        (cents, all) => {
          const exact = all.reduce((sofar, each) => sofar * BigInt(each), BigInt(cents));
          const scale = 100n ** BigInt(all.length);
          const prices = all.map((each) => (each / 100).toFixed(2));
          const { potentialReturn } = termsOf(fromMinorUnits(BigInt(cents)), prices);
          return potentialReturn === undefined
            ? exact / scale >= 10n ** 20n
            : minorUnits(potentialReturn) === exact / scale;
        },
      ),
    );
  });
});

it('a leg is found again by market, line and side', () => {
  expect(presentOf(matches[0], editLeg('1', 'draw'))?.selection.odds).toBe('3.00');
  expect(presentOf(matches[0], editLeg('1', 'home', { line: '0.5' }))).toBeUndefined();
  expect(presentOf(undefined, editLeg('1'))).toBeUndefined();
});
