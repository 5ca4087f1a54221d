import * as v from 'valibot';
import * as jsonCache from './json-cache';

describe('json cache', () => {
  it('CALL-060 builds the key of product, brand and environment, with name and token where given', () => {
    const parts = { product: 'web', brand: 'one', environment: 'local' };
    expect(jsonCache.entryKey(parts)).toBe('web:one:local');
    expect(jsonCache.entryKey({ ...parts, name: 'home', tokenHash: 'ab12' })).toBe('web:one:local:home:ab12');
    expect(jsonCache.entryKey({ ...parts, name: '' })).toBe('web:one:local');
  });

  it('CALL-060 keeps a part from breaking out of its place', () => {
    const key = jsonCache.entryKey({ product: 'web', brand: 'a:b/c', environment: '首页' });
    expect(key.split(':')).toHaveLength(3);
    expect(v.safeParse(jsonCache.read.request, { key }).success).toBe(true);
    expect(v.safeParse(jsonCache.read.request, { key: '../x' }).success).toBe(false);
  });

  it('CALL-059 CALL-061 keeps an entry for an hour unless told otherwise; a server may wait 600 ms for one', () => {
    expect(v.parse(jsonCache.entry, { data: 'x' }).ttl).toBe(3_600_000);
    expect(v.parse(jsonCache.entry, { data: 'x', ttl: 5 }).ttl).toBe(5);
    expect(v.parse(jsonCache.write.request, { key: 'a', data: 'x', ttl: 5 })).toMatchObject({ ttl: 5 });
    expect(jsonCache.SERVER_TIMEOUT_MS).toBe(600);
  });
});
