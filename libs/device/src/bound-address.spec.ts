import fc from 'fast-check';
import { boundAddress } from './bound-address';

const production = {
  origins: ['https://games.example', 'https://cdn.example:8443'],
  development: false,
  self: 'https://brand.example',
};
const development = {
  origins: ['http://127.0.0.1:4600', 'http://intranet:80'],
  development: true,
  self: 'http://ky.localhost:4200',
};

describe('bound address', () => {
  it.each([
    ['https://games.example/launch?token=1', 'https://games.example/launch?token=1'],
    ['https://cdn.example:8443/a.png', 'https://cdn.example:8443/a.png'],
    ['/banner.png', 'https://brand.example/banner.png'],
  ])('lets %s through', (address, href) => {
    expect(boundAddress(address, production)?.href).toBe(href);
  });

  it.each([
    'http://games.example/',
    'https://games.example:444/',
    'https://games.example.evil.example/',
    'https://evil.example/#https://games.example',
    'https://games.example@evil.example/',
    'https://user:pass@games.example/',
    '//evil.example/x',
    '/\\evil.example/x',
    'wss://games.example/stream',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://games.example/1',
    'http://127.0.0.1:4600/',
    'https://',
    '',
    42,
    null,
    `https://games.example/${'x'.repeat(10_000)}`,
  ])('refuses %s', (address) => {
    expect(boundAddress(address, production)).toBeUndefined();
  });

  it('lets http through on loopback in development alone, and only where it is listed', () => {
    expect(boundAddress('http://127.0.0.1:4600/x', development)).toBeDefined();
    expect(boundAddress('/x', development)?.host).toBe('ky.localhost:4200');
    expect(boundAddress('http://127.0.0.1:4601/x', development)).toBeUndefined();
    expect(boundAddress('http://intranet/x', development)).toBeUndefined();
    expect(boundAddress('http://127.0.0.1:4600/x', { ...development, development: false })).toBeUndefined();
    const lan = { origins: ['http://192.168.1.5:4601'], development: true, self: 'http://192.168.1.5:4200' };
    expect(boundAddress('http://192.168.1.5:4601/x', lan)).toBeDefined();
    expect(
      boundAddress('http://192.168.1.6:4601/x', { ...lan, origins: ['http://192.168.1.6:4601'] }),
    ).toBeUndefined();
    expect(boundAddress('http://192.168.1.5:4601/x', { ...lan, development: false })).toBeUndefined();
  });

  it('takes the address of a socket for a socket alone, by the same list', () => {
    for (const address of ['wss://games.example/stream', 'https://games.example/stream'])
      expect(boundAddress(address, production, 'socket')?.href).toBe(address);
    expect(boundAddress('wss://evil.example/', production, 'socket')).toBeUndefined();
    expect(boundAddress('ws://games.example/', production, 'socket')).toBeUndefined();
    expect(boundAddress('ws://127.0.0.1:4600/', development)).toBeUndefined();
    expect(boundAddress('ws://127.0.0.1:4600/', development, 'socket')?.href).toBe('ws://127.0.0.1:4600/');
  });

  it('needs a listed place for a relative address when the page is not named', () => {
    expect(boundAddress('/x', { origins: ['https://games.example'], development: false })).toBeUndefined();
  });

  it('never lets an address out of the list, whatever it looks like', () => {
    const hosts = ['games.example', 'brand.example', 'cdn.example:8443'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.tuple(fc.constantFrom('//', '/\\', 'https:\\\\', '\t//'), fc.domain()).map((p) => p.join('')),
        ),
        (address) => {
          const bound = boundAddress(address, production);
          return bound === undefined || hosts.includes(bound.host);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
