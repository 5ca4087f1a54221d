import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { member } from '@heptad/contracts';
import { startSandbox, TEST_SITE, type TestSandbox } from '@heptad/testing';
import { stateAddress, visitorStates } from './visitor-states';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** A development server of nothing but this plugin: what is not the plugin's is answered by `the page`, an error by its words. */
async function servePreview(sandboxOrigin: string) {
  const use: Middleware[] = [];
  const { configureServer } = visitorStates(sandboxOrigin, () => TEST_SITE);
  (configureServer as (server: unknown) => void)({
    middlewares: { use: (middleware: Middleware) => use.push(middleware) },
  });
  const server = createServer((request, response) =>
    use[0]?.(request, response, (error) => response.end(error === undefined ? 'the page' : String(error))),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { origin, close: () => new Promise((closed) => server.close(closed)) };
}

let sandbox: TestSandbox;
let preview: Awaited<ReturnType<typeof servePreview>>;
beforeAll(async () => {
  sandbox = await startSandbox({ listen: true });
  preview = await servePreview(sandbox.origin);
});
afterAll(async () => {
  await preview.close();
  await sandbox.close();
});

const get = (path: string, cookie = '') =>
  fetch(preview.origin + path, { redirect: 'manual', headers: { cookie } });
/** What an answer's cookies are set to; empty for one that goes. */
const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(line) ?? [];
      return [name, line.includes('Max-Age=0') ? '' : decodeURIComponent(value)];
    }),
  );

it.each([
  ['member', 'demo01'],
  ['empty', 'demo05'],
] as const)('in the state %s the visitor is %s', async (state, name) => {
  const answer = await get(`/__studio/${state}?page=/mine&look=light`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/mine');
  const { 'X-API-TOKEN': token = '', ...others } = cookiesOf(answer);
  expect(others).toEqual({ 'studio-look': 'light', 'studio-state': '' });
  expect((await sandbox.send(member.info, {}, { token })).body).toMatchObject({ data: { name } });
});

it('a guest has neither a token nor errors from before', async () => {
  const answer = await get(stateAddress('', 'guest'));
  expect(answer.headers.get('location')).toBe('/');
  expect(cookiesOf(answer)).toEqual({ 'X-API-TOKEN': '', 'studio-look': '', 'studio-state': '' });
});

it('in the state of errors data is answered with nothing, and the site itself still starts', async () => {
  expect(cookiesOf(await get('/__studio/error?page=/'))).toMatchObject({ 'studio-state': 'error' });
  for (const path of ['/game/api/v1/wallet/one', '/yewu1/api/x', '/act/api/v1/list'])
    expect((await get(path, 'a=1; studio-state=error')).status).toBe(503);
  for (const [path, cookie] of [
    ['/site/api/v1/config', 'studio-state=error'],
    ['/', 'studio-state=error'],
    ['/game/api/v1/wallet/one', 'studio-state='],
  ] as const)
    expect(await (await get(path, cookie)).text()).toBe('the page');
});

it.each(['//other.example', '/\\other.example', 'https://other.example', 'mine', ''])(
  'leads to no other site: %j',
  async (page) => {
    const answer = await get(`/__studio/guest?page=${encodeURIComponent(page)}`);
    expect(answer.headers.get('location')).toBe('/');
  },
);

it('knows no other states', async () => {
  expect(await (await get('/__studio/operator')).text()).toBe('the page');
});

it('says why nobody could be logged in', async () => {
  const gone = await servePreview('http://127.0.0.1:1');
  expect(await (await fetch(`${gone.origin}/__studio/member`)).text()).toContain('fetch failed');
  await gone.close();
});
