import { defineCall } from '@heptad/contracts';
import { createClock } from '@heptad/device';
import * as v from 'valibot';
import { json, done, refused, setUp, read, once, keyed, bodyOf } from './testing/played-client';

describe('the request', () => {
  it('says in which language the member reads, as chosen at that moment', async () => {
    let chosen = 'zh-CN';
    const { api, requests } = setUp(() => done({ n: 1 }), { language: () => chosen });
    await api.send(read, {});
    chosen = 'en';
    await api.send(read, {});
    expect(requests.map(({ headers }) => headers['Accept-Language'])).toEqual(['zh-CN', 'en']);
  });

  it('API-002 API-003 API-004 API-005 API-007 API-008 carries the headers and a JSON body by POST', async () => {
    const { api, requests } = setUp(() => done({ n: 1 }));
    expect(await api.send(read, {})).toEqual({ ok: true, value: { n: 1 } });
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: '/site/api/v1/thing', answer: 'text' });
    expect(request?.headers).toMatchObject({
      'X-API-CLIENT': 'h5',
      'X-API-VERSION': '1.0.0',
      'X-API-SITE': '4002',
      'X-API-UUID': 'device-1',
      'Content-Type': 'application/json;charset=UTF-8',
    });
    expect(request?.headers['X-API-XXX']).toMatch(/^1700000000000\.[\da-f]{32}$/);
    expect(bodyOf(request)).toEqual({ id: 'one' });
  });

  it('API-006 sends the token when logged in and none otherwise', async () => {
    const { api, requests, state } = setUp(() => done({ n: 1 }));
    await api.send(read, {});
    state.token = 'tok';
    await api.send(read, {});
    expect(requests.map((request) => request.headers['X-API-TOKEN'])).toEqual([undefined, 'tok']);
  });

  it('lays a GET out as path segments and query, and signs the path alone', async () => {
    const get = defineCall({
      method: 'GET',
      path: '/site/:channel.txt',
      request: v.object({ channel: v.string(), page: v.number(), none: v.optional(v.string()) }),
      response: v.object({ n: v.number() }),
    });
    const { api, requests } = setUp(() => done({ n: 1 }));
    await api.send(get, { channel: 'a/b', page: 2 });
    expect(requests[0]?.url).toBe('/site/a%2Fb.txt?page=2');
    expect(requests[0]?.body).toBeUndefined();
  });

  it('refuses a request without the shape of its contract before it is sent', async () => {
    const { api, requests } = setUp(() => done({ n: 1 }));
    const wrong = { id: 5 } as never;
    expect(await api.send(read, wrong)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(requests).toHaveLength(0);
  });

  it('gives a keyed call an Idempotency-Key, the caller’s own where there is one', async () => {
    const { api, requests } = setUp(() => done({ n: 1 }));
    await api.send(keyed, {});
    await api.send(keyed, {}, { idempotencyKey: 'mine' });
    await api.send(once, {});
    expect(requests.map((request) => request.headers['Idempotency-Key'])).toEqual([
      'key-1',
      'mine',
      undefined,
    ]);
  });
});

describe('a signature refused because the device clock is off', () => {
  it('signs once more by the platform time and no third time', async () => {
    const date = 'Tue, 14 Nov 2023 22:13:20 GMT';
    const clock = createClock({ wall: () => 0, monotonic: () => 0 });
    const { api, requests } = setUp(
      (_, count) =>
        count === 1
          ? { ...refused(4003), headers: { 'content-type': 'application/json', date } }
          : done({ n: 1 }),
      { clock },
    );
    expect((await api.send(once, {})).ok).toBe(true);
    expect(requests[1]?.headers['X-API-XXX']).toMatch(new RegExp(`^${Date.parse(date)}\\.`));

    const stubborn = setUp(() => refused(4003, '签名无效', { serverTime: 1_700_000_000_000 }));
    expect(await stubborn.api.send(once, {})).toMatchObject({ error: { code: '4003' } });
    expect(stubborn.requests).toHaveLength(2);
  });
});

describe('codecs', () => {
  const venueCall = defineCall({
    method: 'POST',
    path: '/v1/match/list',
    request: v.object({ page: v.number() }),
    response: v.object({ n: v.number() }),
  });

  it('add their family’s fields and headers and read its envelope', async () => {
    const { api, requests } = setUp(() => json({ code: 100, text: 'ok', list: { n: 3 } }));
    api.addCodec({
      family: 'fb',
      encode: (draft) => ({
        ...draft,
        body: { ...draft.body, languageType: draft.venue },
        headers: { Authorization: 'tok' },
      }),
      decode: (answer) => ({
        code: (answer as { code: number }).code,
        message: '',
        data: (answer as { list: unknown }).list,
      }),
    });
    expect(await api.send(venueCall, { page: 1 }, { venue: 'CMN' })).toEqual({ ok: true, value: { n: 3 } });
    expect(bodyOf(requests[0])).toEqual({ page: 1, languageType: 'CMN' });
    expect(requests[0]?.headers['Authorization']).toBe('tok');
  });

  it('make a malformed answer of what they cannot read, and business errors of other codes', async () => {
    const { api, failures } = setUp(() => json({ code: 14010 }));
    const remove = api.addCodec({
      family: 'fb',
      encode: (draft) => draft,
      decode: () => {
        throw new Error('no');
      },
    });
    expect(await api.send(venueCall, { page: 1 })).toMatchObject({ error: { kind: 'malformed' } });
    remove();
    expect(await api.send(venueCall, { page: 1 })).toMatchObject({ error: { kind: 'malformed' } });
    api.addCodec({
      family: 'fb',
      encode: (draft) => draft,
      decode: () => ({ code: 14010, message: 'x', data: null }),
    });
    await api.send(venueCall, { page: 1 }, { venue: 'FBTY' });
    expect(failures.at(-1)).toMatchObject({ venue: 'FBTY', error: { kind: 'business', code: '14010' } });
  });
});
