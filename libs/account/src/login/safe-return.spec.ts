import { safeReturn } from './safe-return';

const ORIGIN = 'https://play.example';

describe('safeReturn', () => {
  it('keeps a path of the site with its query and hash', () => {
    expect(safeReturn('/mine/finance/transfer?venue=IMTY#amount', ORIGIN)).toBe(
      '/mine/finance/transfer?venue=IMTY#amount',
    );
    expect(safeReturn('/', ORIGIN)).toBe('/');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/entry/login?returnTo=/',
    '/x/../entry/login',
  ])('answers home for %s', (returnTo) => {
    expect(safeReturn(returnTo, ORIGIN)).toBe('/');
  });
});
