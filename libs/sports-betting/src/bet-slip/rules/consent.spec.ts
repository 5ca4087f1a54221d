import { compareOdds, odds } from '@heptad/formatting';
import fc from 'fast-check';
import { TOLERANCES } from '../quick-bet-choices';
import { judgeLeg, priceVerdict } from './consent';

const consented = odds('1.90');
const price = (text: string) => ({ odds: odds(text), locked: false, wire: {}, mark: null });

describe('a changed price', () => {
  it.each([
    ['1.90', 'none', 'same'],
    ['1.95', 'none', 'ask'],
    ['1.85', 'none', 'ask'],
    ['1.95', 'better', 'covered'],
    ['1.85', 'better', 'ask'],
    ['1.95', 'any', 'covered'],
    ['1.85', 'any', 'covered'],
  ] as const)('of %s under the choice %s: %s', (live, acceptance, verdict) => {
    expect(priceVerdict(consented, odds(live), acceptance)).toBe(verdict);
  });

  it('that is worse is never covered but by the choice of any', () => {
    const text = fc.integer({ min: 101, max: 9_999 }).map((cents) => odds((cents / 100).toFixed(2)));
    fc.assert(
      fc.property(text, text, fc.constantFrom('none', 'better'), (before, now, acceptance) => {
        if (compareOdds(now, before) < 0) expect(priceVerdict(before, now, acceptance)).toBe('ask');
      }),
    );
  });
});

describe('a changed price of a quick bet', () => {
  it.each([
    ['1.89', 'none', '1', 'covered'],
    ['1.89', 'better', '0', 'ask'],
    ['1.86', 'better', '2', 'ask'],
    ['1.95', 'none', '5', 'ask'],
    ['1.95', 'better', '5', 'covered'],
  ] as const)('of %s under %s, %s per cent agreed: %s', (live, acceptance, tolerance, verdict) => {
    expect(priceVerdict(consented, odds(live), acceptance, tolerance)).toBe(verdict);
  });

  it('is never covered when it is worse by more than was agreed', () => {
    const cents = fc.integer({ min: 101, max: 9_999 });
    const tolerances = fc.constantFrom(...TOLERANCES);
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom('none', 'better'),
        tolerances,
        (was, is, acceptance, part) => {
          const [before, now] = [odds((was / 100).toFixed(2)), odds((is / 100).toFixed(2))];
          if (is * 100 < was * (100 - Number(part)))
            expect(priceVerdict(before, now, acceptance, part)).toBe('ask');
        },
      ),
    );
  });
});

describe('a selection', () => {
  const judge = (quote: Parameters<typeof judgeLeg>[0]['quote'], closed = false) =>
    judgeLeg({ consented, quote, acceptance: 'none', closed });

  it('can be bet at a price that is open, fresh and consented to', () => {
    expect(judge(price('1.90'))).toMatchObject({ ok: true, odds: '1.90' });
  });

  it.each([
    ['locked', 'locked'],
    ['stale', 'stale'],
    ['unknown', 'stale'],
  ] as const)('whose price is %s cannot: %s', (quote, problem) => {
    expect(judge(quote)).toEqual({ ok: false, problem });
  });

  it('that moved asks, and one that is no more says so before anything else', () => {
    expect(judge(price('1.85'))).toEqual({ ok: false, problem: 'oddsChanged' });
    expect(judge('locked', true)).toEqual({ ok: false, problem: 'closed' });
  });
});
