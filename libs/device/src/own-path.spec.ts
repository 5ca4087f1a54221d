import fc from 'fast-check';
import { ownPath } from './own-path';

const SELF = 'https://play.example';

describe('a path of this site', () => {
  it('is found in an address, however it was written', () => {
    expect(ownPath('/home/sports?x=1#top', SELF)).toBe('/home/sports?x=1#top');
    expect(ownPath('https://play.example/mine', SELF)).toBe('/mine');
    expect(ownPath('/', SELF)).toBe('/');
    expect(ownPath('/x', 'http://ky.localhost:4200')).toBe('/x');
  });

  it.each([
    undefined,
    null,
    '',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://play.example//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@play.example/',
    '\\\\evil.example',
  ])('is not found in %j', (address) => {
    expect(ownPath(address, SELF)).toBeUndefined();
  });

  it('never leads to another origin, whatever the address was', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc
            .array(fc.constantFrom('/', '\\', '.', '\t', 'evil.example', '?', '#'))
            .map((bits) => bits.join('')),
        ),
        (address) => {
          const path = ownPath(address, SELF);
          return path === undefined || new URL(path, SELF).origin === SELF;
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
