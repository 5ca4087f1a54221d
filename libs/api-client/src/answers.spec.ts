import { defineCall, type Call } from '@heptad/contracts';
import * as v from 'valibot';
import { MAX_ANSWER_LENGTH } from './answer-text';
import { json, done, refused, setUp, read, once } from './testing/played-client';

describe('the answer', () => {
  it.each([200, 6000, '6000', '200'])('ERR-001 API-013 takes code %s for success', async (code) => {
    const { api } = setUp(() => json({ status_code: code, message: '', data: { n: 1 } }));
    expect((await api.send(read, {})).ok).toBe(true);
  });

  it.each([100, 350, '0000000', 0])(
    'OPEN-023 does not take venue code %s of a platform call for success',
    async (code) => {
      const { api } = setUp(() => json({ status_code: code, message: 'no', data: { n: 1 } }));
      expect(await api.send(read, {})).toMatchObject({
        ok: false,
        error: { kind: 'business', code: String(code) },
      });
    },
  );

  it.each([
    ['ERR-012', {}, 'unknownBusiness'],
    ['ERR-012', { message: null }, 'unknownBusiness'],
    ['ERR-005', { message: '' }, 'system'],
  ])('%s a refusal with %j has a text of the product', async (_, words, messageKey) => {
    const { api } = setUp(() => json({ status_code: 7001, ...words }));
    expect(await api.send(read, {})).toMatchObject({ ok: false, error: { code: '7001', messageKey } });
  });

  it.each([
    ['no JSON', '<html>'],
    ['half of JSON', '{"status_code":6000,"data":{'],
    ['no envelope', '{"code":1}'],
    ['another shape', '{"status_code":6000,"message":"","data":{"n":"1"}}'],
    ['a tower of lists', '['.repeat(100_000)],
  ])('an answer that is %s is malformed', async (_, text) => {
    const { api } = setUp(() => json(text));
    expect(await api.send(read, {})).toMatchObject({ ok: false, error: { kind: 'malformed', status: 200 } });
  });

  it('says where a shape was wrong and never the value', async () => {
    const { api } = setUp(() => done({ n: 'secret' }));
    const answer = await api.send(read, {});
    expect(answer.ok ? '' : answer.error.original).toContain('n: expected number');
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('hands text and pictures over raw with their headers; a refusal in JSON is an error', async () => {
    const picture = defineCall({
      method: 'GET',
      path: '/site/picture',
      family: 'raw',
      answer: 'blob',
      request: v.object({}),
      response: v.blob(),
    });
    const blob = new Blob(['x'], { type: 'image/png' });
    const { api } = setUp((_, count) =>
      count === 1
        ? {
            status: 200,
            statusText: '',
            headers: { 'content-type': 'image/png', 'x-code': 'abc' },
            body: blob,
          }
        : {
            ...refused(4029, '太频繁'),
            body: new Blob(['{"status_code":4029,"message":"太频繁","data":null}']),
          },
    );
    expect(await api.sendRaw(picture, {})).toMatchObject({
      ok: true,
      value: { body: blob, headers: { 'x-code': 'abc' } },
    });
    expect(await api.sendRaw(picture, {})).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '4029' },
    });
  });

  describe('that is longer than any that is read', () => {
    const raw = { method: 'GET', path: '/site/raw', family: 'raw', request: v.object({}) } as const;
    const text = defineCall({ ...raw, answer: 'text', response: v.string() });
    const picture = defineCall({ ...raw, answer: 'blob', response: v.blob() });
    const plain = (length: number) => json(' '.repeat(length), 200, { 'content-type': 'text/plain' });

    it('is malformed as text, and one sign less is not', async () => {
      const { api } = setUp((_, count) => plain(MAX_ANSWER_LENGTH + 2 - count));
      expect(await api.send(text, {})).toMatchObject({
        ok: false,
        error: { kind: 'malformed', status: 200 },
      });
      expect((await api.send(text, {})).ok).toBe(true);
    });

    it('is malformed as a refusal in place of a picture, and none of its bytes are read', async () => {
      const body = new Blob([new Uint8Array(MAX_ANSWER_LENGTH + 1)]);
      const read = jest.spyOn(body, 'text');
      const { api } = setUp(() => ({ ...json(''), body }));
      expect(await api.send(picture, {})).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      expect(read).not.toHaveBeenCalled();
    });
  });

  it('API-010 replaces brand names unless the call keeps them', async () => {
    const named = defineCall({ ...read, response: v.string() } as Call) as Call;
    const kept = { ...named, keepBrandNames: true };
    const { api } = setUp(() => done('旧名 好'), {
      brandNames: () => ({ from: ['旧名'], to: '新名' }),
    });
    expect(await api.send(named, {})).toEqual({ ok: true, value: '新名 好' });
    expect(await api.send(kept, {})).toEqual({ ok: true, value: '旧名 好' });
  });
});

it('API-010 asks for the names with every answer: the language may have changed', async () => {
  let to = '新名';
  const named = defineCall({ ...read, response: v.string() } as Call) as Call;
  const { api } = setUp(() => done('旧名 好'), { brandNames: () => ({ from: ['旧名'], to }) });
  expect(await api.send(named, {})).toEqual({ ok: true, value: '新名 好' });
  to = 'Ka$$h';
  expect(await api.send(named, {})).toEqual({ ok: true, value: 'Ka$$h 好' });
});

describe('failures', () => {
  it('API-011 API-012 are returned to the caller, and told to the listeners as quiet when the caller asks for it', async () => {
    const { api, failures } = setUp(() => refused(7001, '余额不足'));
    const told = { ok: false, error: { kind: 'business', code: '7001', message: '余额不足' } };
    expect(await api.send(once, {})).toMatchObject(told);
    expect(await api.send(once, {}, { noToast: 'awaited' })).toMatchObject(told);
    expect(await api.send(once, {}, { noToast: true })).toMatchObject(told);
    expect(
      failures.map(({ quiet, error }) => [quiet, error.kind === 'business' ? error.code : undefined]),
    ).toEqual([
      [false, '7001'],
      [true, '7001'],
      [true, '7001'],
    ]);
  });

  it('API-011 API-012 are told as awaited unless the page asked by itself', async () => {
    const { api, failures } = setUp(() => refused(7001, '余额不足'));
    for (const noToast of [false, 'awaited', true] as const) await api.send(once, {}, { noToast });
    expect(failures.map(({ quiet, awaited }) => [quiet, awaited])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('ERR-031 broadcasts the blocked codes with their data, quiet or not', async () => {
    const data = { ip: '1.2.3.4', maintainConfig: { status: 1 } };
    const { api, failures } = setUp(() => refused(6032, '', data));
    await api.send(once, {}, { noToast: true });
    expect(failures[0]?.error).toMatchObject({ code: '6032', data });
  });

  it('tells whether a session code speaks of the session that still is', async () => {
    const { api, failures, state } = setUp(() => {
      state.token = 'new';
      return refused(10102);
    });
    state.token = 'old';
    await api.send(once, {});
    await api.send(once, {});
    expect(failures.map(({ current }) => current)).toEqual([false, true]);
  });

  it('API-009 ERR-006 gives up after 20 s, or after the time the caller gave', async () => {
    jest.useFakeTimers();
    try {
      const { api } = setUp(() => new Promise(() => undefined));
      const settled = jest.fn();
      void api.send(once, {}).then(settled);
      await jest.advanceTimersByTimeAsync(19_999);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(settled.mock.calls[0]?.[0]).toMatchObject({ ok: false, error: { kind: 'timeout' } });
      const short = jest.fn();
      void api.send(once, {}, { timeoutMs: 50 }).then(short);
      await jest.advanceTimersByTimeAsync(50);
      expect(short).toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('raises the signal of a request that is given up, by time or by the caller', async () => {
    const { api, requests } = setUp(() => new Promise(() => undefined));
    const giveUp = new AbortController();
    const sent = api.send(once, {}, { signal: giveUp.signal });
    await new Promise(process.nextTick);
    giveUp.abort();
    expect(await sent).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(await api.send(once, {}, { signal: giveUp.signal })).toMatchObject({
      error: { kind: 'cancelled' },
    });
    expect(requests).toHaveLength(1);
  });
});
