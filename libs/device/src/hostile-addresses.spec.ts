import { hostileAddresses } from '@heptad/contracts';
import { boundAddress } from './bound-address';
import { ownPath } from './own-path';

const OWN = ['brand.example', 'games.example:8443', '127.0.0.1:4600'];
const production = {
  origins: ['https://games.example:8443'],
  development: false,
  self: 'https://brand.example',
};
const development = {
  origins: ['http://127.0.0.1:4600', 'https://games.example:8443'],
  development: true,
  self: 'http://ky.localhost:4200',
};
const ADDRESSES = hostileAddresses(10_000, 20_261, OWN);

describe('10,000 hostile addresses', () => {
  it('are as many different ones as make sense, the same each time', () => {
    expect(hostileAddresses(10_000, 20_261, OWN)).toEqual(ADDRESSES);
    expect(new Set(ADDRESSES).size).toBeGreaterThan(7_000);
    const parsed = ADDRESSES.filter((address) => URL.canParse(address, production.self));
    const foreign = parsed.filter((address) => new URL(address, production.self).origin !== production.self);
    expect(foreign.length).toBeGreaterThan(4_000);
  });

  it.each([
    ['web', ['https:', 'http:'], 'production', production],
    ['web', ['https:', 'http:'], 'development', development],
    ['socket', ['https:', 'http:', 'wss:', 'ws:'], 'production', production],
    ['socket', ['https:', 'http:', 'wss:', 'ws:'], 'development', development],
  ] as const)('as a %s address with %j never leave the list of %s', (use, schemes, _name, allowList) => {
    const origins = [allowList.self, ...allowList.origins];
    let passed = 0;
    for (const address of ADDRESSES) {
      const bound = boundAddress(address, allowList, use);
      if (bound === undefined) continue;
      passed += 1;
      // What a browser makes of the text that is handed on.
      const { origin, protocol, username, password } = new URL(bound.href, 'https://elsewhere.example');
      expect([address, origins.includes(origin.replace(/^ws/, 'http')), username + password]).toEqual([
        address,
        true,
        '',
      ]);
      expect(schemes).toContain(protocol);
    }
    expect(passed).toBeGreaterThan(50);
  });

  it('give paths of this site or none', () => {
    let paths = 0;
    for (const address of ADDRESSES) {
      const path = ownPath(address, production.self);
      if (path === undefined) continue;
      paths += 1;
      expect([address, path[0], path[1] === '/' || path[1] === '\\']).toEqual([address, '/', false]);
      expect(new URL(path, production.self).origin).toBe(production.self);
      // Wherever it is joined to: a link, the router, a query.
      expect(new URL(path, 'https://elsewhere.example').origin).toBe('https://elsewhere.example');
    }
    expect(paths).toBeGreaterThan(50);
  });
});
