import * as fc from 'fast-check';
import { matchedOf, type MatchRule } from './matched';

const RULE: MatchRule = { least: 100_00n, ratio: 38n, most: 388_00n };

describe('what is given on top of a first deposit', () => {
  it.each([
    ['nothing without one', undefined, 0n],
    ['nothing below the least', 99_99n, 0n],
    ['its share of the least', 100_00n, 38_00n],
    ['cut to the cent', 100_07n, 38_02n],
    ['the most', 10_000_00n, 388_00n],
  ])('is %s', (_what, deposit, matched) => {
    expect(matchedOf(deposit, RULE)).toBe(matched);
  });

  it('is never more than its share of the deposit, and less by no whole cent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 100n }),
        (deposit, ratio) => {
          const matched = matchedOf(deposit, { least: 0n, ratio, most: 10n ** 12n });
          const exact = deposit * ratio;
          expect(matched * 100n <= exact && exact < (matched + 1n) * 100n).toBe(true);
        },
      ),
    );
  });
});
