import { defineCall } from '@heptad/contracts';
import * as v from 'valibot';
import type { ApiError, Result } from './api-error';
import { errorOf } from './testing/error-of';
import { json, setUp } from './testing/played-client';
import { askHosts, type Hosts } from './video-hosts';

const A = 'https://a.example';
const B = 'https://b.example';
const C = 'https://c.example';
const failed = (kind: ApiError['kind'] = 'http'): Result<never> => ({
  ok: false,
  error: errorOf({ kind, call: '/video' }),
});
const good: Result<string> = { ok: true, value: 'file' };

describe('hosts that rotate by the error counter', () => {
  /** Asks once; the hosts in `broken` fail. */
  async function ask(hosts: Hosts, broken: readonly (string | undefined)[], kind?: ApiError['kind']) {
    const asked: (string | undefined)[] = [];
    const answer = await askHosts(hosts, async ({ host }) => {
      asked.push(host);
      return broken.includes(host) ? failed(kind) : good;
    });
    return { asked, ok: answer.ok };
  }

  it('CALL-064 each failure moves to the next host, where the next file is asked for at once', async () => {
    const hosts: Hosts = { origins: [A, B, C], errors: 0 };
    expect(await ask(hosts, [])).toEqual({ asked: [A], ok: true });
    expect(await ask(hosts, [A])).toEqual({ asked: [A, B], ok: true });
    expect(await ask(hosts, [A])).toEqual({ asked: [B], ok: true });
    expect(await ask(hosts, [B])).toEqual({ asked: [B, C], ok: true });
    expect(await ask(hosts, [C])).toEqual({ asked: [C, A], ok: true });
  });

  it('CALL-064 asks each host once where all fail, and goes on from there', async () => {
    const hosts: Hosts = { origins: [A, B], errors: 0 };
    expect(await ask(hosts, [A, B])).toEqual({ asked: [A, B], ok: false });
    expect(await ask(hosts, [])).toEqual({ asked: [A], ok: true });
  });

  it('asks the page’s own origin where the deployment names none', async () => {
    const hosts: Hosts = { origins: [], errors: 0 };
    expect(await ask(hosts, [undefined])).toEqual({ asked: [undefined], ok: false });
    expect(await ask(hosts, [])).toEqual({ asked: [undefined], ok: true });
  });

  it.each([
    [
      [A, B, C],
      [true, true, 'awaited'],
    ],
    [[A], ['awaited']],
    [[], ['awaited']],
  ])('ROUTE-002 is awaited at the last of %j alone', async (origins, awaited) => {
    const asked: unknown[] = [];
    await askHosts({ origins, errors: 0 }, async ({ noToast }) => {
      asked.push(noToast);
      return failed();
    });
    expect(asked).toEqual(awaited);
  });

  it('blames no host for a call that was given up, and one host once for two failures at a time', async () => {
    const hosts: Hosts = { origins: [A, B], errors: 0 };
    expect(await ask(hosts, [A], 'cancelled')).toEqual({ asked: [A], ok: false });
    await Promise.all([ask(hosts, [A]), ask(hosts, [A])]);
    expect(hosts.errors).toBe(1);
  });
});

describe('a call to another host', () => {
  const file = defineCall({
    method: 'GET',
    path: '/video/v1/site/anchor/:file',
    family: 'raw',
    answer: 'text',
    request: v.object({ file: v.string() }),
    response: v.string(),
  });

  it('CALL-062 leaves for that host with nothing of the member’s and nothing that wants a preflight', async () => {
    const { api, requests, state } = setUp(() => json('text', 200, { 'content-type': 'text/plain' }));
    state.token = 'secret';
    expect(await api.send(file, { file: 'a.txt' }, { host: A })).toEqual({ ok: true, value: 'text' });
    expect(requests[0]?.url).toBe(`${A}/video/v1/site/anchor/a.txt`);
    expect(Object.keys(requests[0]?.headers ?? {})).toEqual(['Accept']);
    await api.send(file, { file: 'a.txt' });
    expect(requests[1]?.url).toBe('/video/v1/site/anchor/a.txt');
    expect(requests[1]?.headers).toMatchObject({ 'X-API-TOKEN': 'secret' });
  });

  it.each([10102, 6001, 6032, 4029])(
    'SESSION-020 ERR-031 is answered by nobody who speaks for the platform: %i',
    async (code) => {
      const { api, failures, requests, state } = setUp(() => json({ status_code: code, message: '' }));
      state.token = 'secret';
      const logIn = jest.fn(async () => false);
      api.onUnauthenticated(logIn);
      const answer = await api.send(file, { file: 'a.txt' }, { host: A });
      expect(answer).toEqual({ ok: true, value: JSON.stringify({ status_code: code, message: '' }) });
      expect([failures.length, logIn.mock.calls.length, requests.length]).toEqual([0, 0, 1]);
      expect(await api.send(file, { file: 'a.txt' })).toMatchObject({ error: { code: String(code) } });
    },
  );
});
