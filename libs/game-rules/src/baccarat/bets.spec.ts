import fc from 'fast-check';
import { BACCARAT_BETS, type BaccaratBetKind, baccaratPayout, baccaratRefusal } from './bets';
import type { BaccaratResult } from './round';

const result = (outcome: BaccaratResult['outcome'], pairs: Partial<BaccaratResult> = {}): BaccaratResult => ({
  outcome,
  playerPair: false,
  bankerPair: false,
  ...pairs,
});

describe('a bet on baccarat', () => {
  it.each<[BaccaratBetKind, BaccaratResult, bigint]>([
    ['player', result('player'), 2000n],
    ['player', result('banker'), 0n],
    ['player', result('tie'), 1000n],
    ['banker', result('banker'), 1950n],
    ['banker', result('player'), 0n],
    ['banker', result('tie'), 1000n],
    ['tie', result('tie'), 9000n],
    ['tie', result('player'), 0n],
    ['playerPair', result('banker', { playerPair: true }), 12_000n],
    ['playerPair', result('player', { bankerPair: true }), 0n],
    ['playerPair', result('tie'), 0n],
    ['bankerPair', result('tie', { bankerPair: true }), 12_000n],
    ['bankerPair', result('banker', { playerPair: true }), 0n],
  ])('of 1000 cents on %s gives for %j %s cents back', (kind, of, back) => {
    expect(baccaratPayout({ kind, stake: 1000n }, of)).toBe(back);
  });

  it('pays the banker’s commission of 5 % to the cent, whatever the stake', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (twenties) => {
        const stake = twenties * 20n;
        const commission = 2n * stake - baccaratPayout({ kind: 'banker', stake }, result('banker'));
        expect(commission * 20n).toBe(stake);
      }),
    );
  });

  it.each([1n, 19n, 21n, 1010n])(
    'of %s cents on the banker is refused: its commission is no whole cent',
    (stake) => {
      expect(baccaratRefusal({ kind: 'banker', stake })).toBe('stakeStep');
      expect(baccaratRefusal({ kind: 'player', stake })).toBeUndefined();
      expect(() => baccaratPayout({ kind: 'banker', stake }, result('banker'))).toThrow(RangeError);
    },
  );

  it.each([0n, -20n])('of %s cents is refused', (stake) => {
    for (const kind of BACCARAT_BETS) {
      expect(baccaratRefusal({ kind, stake })).toBe('stake');
      expect(() => baccaratPayout({ kind, stake }, result('tie'))).toThrow(RangeError);
    }
  });
});
