import { jsonLines, keptPath, shortAddress } from './access-log';

describe('the access log', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:DB8:12:34::1', '2001:db8:12::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['', ''],
    ['unknown', ''],
    ['<script>', ''],
  ])('keeps of the address %s only %s', (address, kept) => {
    expect(shortAddress(address)).toBe(kept);
  });

  it.each([
    ['/home/sports', 'page', '/home/sports'],
    ['/site/api/v1/user/login', 'call', '/site/api/v1/user/login'],
    ['/api/ImageOptimizer/w=640&q=75/https%3A%2F%2Fx%2Fmember-7.jpg', 'picture', '/api/ImageOptimizer/…'],
    ['/api/json-cache/list-of-demo01', 'cache', '/api/json-cache/…'],
    [`/${'a'.repeat(300)}`, 'page', `/${'a'.repeat(199)}`],
  ] as const)('keeps of the path %s (%s) what no visitor wrote', (path, kind, kept) => {
    expect(keptPath(path, kind)).toBe(kept);
  });

  it('writes one line of JSON for each answer', () => {
    const written: string[] = [];
    const line = {
      time: '2026-11-26T12:00:00.000Z',
      id: 'a',
      brand: 'demo',
      kind: 'page',
      method: 'GET',
      path: '/a\nb',
      code: 200,
      bytes: 1,
      ms: 2,
      address: '',
    } as const;
    jsonLines((text) => written.push(text))(line);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(written[0] ?? '')).toEqual(line);
  });
});
