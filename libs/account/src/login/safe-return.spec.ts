import fc from 'fast-check';
import { safeReturn } from './safe-return';

describe('safeReturn', () => {
  it('keeps a path of the site with its query and hash', () => {
    expect(safeReturn('/mine/finance/transfer?venue=IMTY#amount')).toBe(
      '/mine/finance/transfer?venue=IMTY#amount',
    );
    expect(safeReturn('/')).toBe('/');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/entry/login?returnTo=/',
  ])('answers home for %s', (returnTo) => {
    expect(safeReturn(returnTo)).toBe('/');
  });

  it('never leads to another origin, whatever it is given', () => {
    const origin = 'https://play.example';
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (returnTo) => {
          expect(new URL(safeReturn(returnTo), origin).origin).toBe(origin);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
