import { defineCall, keys } from '@heptad/contracts';
import { open, seal } from '@heptad/crypto';
import { json, done, setUp, once, bodyOf } from './testing/played-client';

describe('sealed calls', () => {
  const sealedCall = defineCall({ ...once, path: '/site/api/v1/sealed', sealed: 'site' });
  const key = { k: btoa('0123456789abcdef'), v: btoa('fedcba9876543210') };

  it('CRYPTO-002 CRYPTO-003 travel as x under the scope key, which is fetched once', async () => {
    const { api, requests } = setUp((request) =>
      request.url === keys.site.path ? done(key) : done({ n: 1 }),
    );
    await Promise.all([api.send(sealedCall, { id: 'a' }), api.send(sealedCall, { id: 'b' })]);
    await api.send(sealedCall, { id: 'c' });
    expect(requests.filter((request) => request.url === keys.site.path)).toHaveLength(1);
    const bodies = requests.filter((request) => request.url === sealedCall.path).map(bodyOf) as {
      x: string;
    }[];
    expect(bodies.map((body) => Object.keys(body))).toEqual([['x'], ['x'], ['x']]);
    const [first, second, last] = await Promise.all(bodies.map(({ x }) => open(x, key)));
    expect([first, second]).toEqual(expect.arrayContaining([{ id: 'a' }, { id: 'b' }]));
    expect(last).toEqual({ id: 'c' });
  });

  it('CRYPTO-002 each scope has its own key from its own path, fetched once however many want it', async () => {
    const paths = { fd: keys.fd.path, site: keys.site.path, act: keys.act.path };
    const { api, requests } = setUp(({ url }) =>
      done({ k: btoa(`key-of-${url.slice(-9)}`), v: btoa('fedcba9876543210') }),
    );
    for (const scope of ['fd', 'site', 'act'] as const) {
      await Promise.all([api.seal(scope, 1), api.seal(scope, 2), api.open(scope, 'x')]);
      expect(await api.seal(scope, { scope })).toEqual(expect.any(String));
      expect(requests.map(({ url }) => url).filter((url) => url === paths[scope])).toHaveLength(1);
    }
    expect(requests).toHaveLength(3);
    const sealed = await api.seal('site', 'for one scope');
    expect(await api.open('site', sealed ?? '')).toBe('for one scope');
    expect(await api.open('act', sealed ?? '')).toBeUndefined();
  });

  it('CALL-025 OPEN-014 the configuration’s key comes from its own path and is the site’s from then on', async () => {
    const { api, requests } = setUp(() => done(key));
    const sealed = await seal({ n: 1 }, key);
    expect(await api.open('site', sealed, keys.siteConfiguration)).toEqual({ n: 1 });
    expect(await api.open('site', sealed)).toEqual({ n: 1 });
    expect(await open((await api.seal('site', 2)) ?? '', key)).toBe(2);
    expect(requests.map(({ url }) => url)).toEqual([keys.siteConfiguration.path]);
  });

  it('CALL-025 the configuration’s key is not asked for where the site’s is known, and is after a failure', async () => {
    let works = false;
    const { api, requests } = setUp(() => (works ? done(key) : json('', 500)));
    const sealed = await seal({ n: 1 }, key);
    expect(await api.open('site', sealed, keys.siteConfiguration)).toBeUndefined();
    works = true;
    expect(await api.seal('site', 1)).toEqual(expect.any(String));
    const before = requests.length;
    expect(await api.open('site', sealed, keys.siteConfiguration)).toEqual({ n: 1 });
    expect(requests).toHaveLength(before);
    expect(requests.at(-1)?.url).toBe(keys.site.path);
  });

  it('CRYPTO-004 go plainly when the key cannot be had, and the next call tries again', async () => {
    let keyWorks = false;
    const { api, requests } = setUp((request) => {
      if (request.url !== keys.site.path) return done({ n: 1 });
      return keyWorks ? done(key) : json('', 500);
    });
    expect((await api.send(sealedCall, { id: 'a' })).ok).toBe(true);
    keyWorks = true;
    await api.send(sealedCall, { id: 'a' });
    const bodies = requests.filter((request) => request.url === sealedCall.path).map(bodyOf);
    expect(bodies[0]).toEqual({ id: 'a' });
    expect(bodies[1]).toEqual({ x: expect.any(String) });
  });

  it('CRYPTO-004 go plainly when the key is unusable', async () => {
    const { api, requests } = setUp((request) =>
      request.url === keys.site.path ? done({ k: 'AAAA', v: 'AAAA' }) : done({ n: 1 }),
    );
    expect((await api.send(sealedCall, { id: 'a' })).ok).toBe(true);
    expect(bodyOf(requests.at(-1))).toEqual({ id: 'a' });
  });

  it('CRYPTO-006 open what the platform sealed, and give nothing for what cannot be read', async () => {
    const { api } = setUp(() => done(key));
    expect(await api.open('site', await seal({ lineList: { 51: ['a'] } }, key))).toEqual({
      lineList: { 51: ['a'] },
    });
    expect(await api.open('site', 'damaged')).toBeUndefined();
  });
});
