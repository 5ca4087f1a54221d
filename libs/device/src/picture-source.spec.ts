import { hostileAddresses } from '@heptad/contracts';
import { pictureSource } from './picture-source';

const images = { origins: ['https://cdn.example'], development: false, self: 'https://play.example' };

describe('the source of a picture', () => {
  it.each([
    ['/a/b.png?x=1', '/a/b.png?x=1'],
    ['https://play.example/a.png', '/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['https://cdn.example:443/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('is one of this site or of a picture origin: %s', (address, source) => {
    expect(pictureSource(address, images)).toBe(source);
  });

  it.each([
    '',
    undefined,
    'http://cdn.example/a.png',
    'https://cdn.example:8443/a.png',
    'https://cdn.example.evil.example/a.png',
    'https://games.example/a.png',
    'https://user:pass@cdn.example/a.png',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    '/.//evil.example/a.png',
  ])('is none for %s', (address) => {
    expect(pictureSource(address, images)).toBeUndefined();
  });

  it('takes pictures of this machine in development alone', () => {
    const local = { origins: ['http://127.0.0.1:4600'], self: 'http://ky.localhost:4200' };
    const address = 'http://127.0.0.1:4600/a.png';
    expect(pictureSource(address, { ...local, development: true })).toBe(address);
    expect(pictureSource(address, { ...local, development: false })).toBeUndefined();
  });

  it('is never anything that the page’s policy would refuse, whatever the address was', () => {
    for (const address of hostileAddresses(10_000, 7, ['play.example', 'cdn.example'])) {
      const source = pictureSource(address, images);
      if (source === undefined) continue;
      expect([images.self, ...images.origins]).toContain(new URL(source, images.self).origin);
    }
  });
});
