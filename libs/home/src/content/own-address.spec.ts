import { ownAddress } from './own-address';

const ORIGIN = 'https://play.example';

describe('an address of the home page', () => {
  it('is a path of this site, however it was written', () => {
    expect(ownAddress('/home/sports?x=1#top', ORIGIN)).toBe('/home/sports?x=1#top');
    expect(ownAddress('https://play.example/mine', ORIGIN)).toBe('/mine');
  });

  it.each([
    undefined,
    '',
    '//evil.example/x',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@play.example/',
    '\\\\evil.example',
  ])('is refused: %s', (address) => {
    expect(ownAddress(address, ORIGIN)).toBeUndefined();
  });
});
