import * as fc from 'fast-check';
import { backOf, type BackRule } from './back';

const RULE: BackRule = { ratio: 5n, least: 1_00n, most: 88_00n };
const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });

describe('what of a loss comes back', () => {
  it.each([
    ['nothing of a win', -500_00n, 0n],
    ['nothing below the least', 19_99n, 0n],
    ['the least', 20_00n, 1_00n],
    ['cut to the cent', 20_19n, 1_00n],
    ['the most', 10_000_00n, 88_00n],
  ])('is %s', (_what, loss, back) => {
    expect(backOf(loss, RULE)).toBe(back);
  });

  it('is never more than its share of the loss, and less by no whole cent', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 100n }), (loss, ratio) => {
        const back = backOf(loss, { ratio, least: 0n, most: 10n ** 12n });
        const exact = loss > 0n ? loss * ratio : 0n;
        expect(back * 100n <= exact && exact < (back + 1n) * 100n).toBe(true);
      }),
    );
  });
});
