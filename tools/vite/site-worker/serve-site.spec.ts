import { createHash } from 'node:crypto';
import { SITE_CACHES } from '@heptad/brand-config';
import { HASH_BYTES, readFileList } from './built-file';
import {
  serveSite,
  type FetchedEvent,
  type InstallEvent,
  type MessagedEvent,
  type WorkerScope,
} from './serve-site';

const ORIGIN = 'https://brand.example';
const HASHED = `${ORIGIN}/assets/home-page-Ab12Cd3.js`;
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, HASH_BYTES).toString('base64');
const STYLE = `${ORIGIN}/assets/index-Ab12Cd34.css`;
const site = {
  build: 'b2',
  entry: '/assets/index-Ab12Cd3.js',
  files: readFileList(`home-page-Ab12Cd3.js:${hashOf('code')},index-Ab12Cd34.css:${hashOf('p{}')}`),
  offline: { html: '<h1>网络未连接</h1>', policy: "default-src 'none'" },
};
const SCRIPT = 'text/javascript; charset=utf-8';

/** A response of the site's own origin, which no constructor makes. */
function basic(body: BodyInit | null, status = 200, type = SCRIPT): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return copied(response);
}

/** Copies of it are of the same origin too. */
function copied(response: Response): Response {
  const clone = response.clone.bind(response);
  Object.defineProperty(response, 'clone', {
    value: () => copied(Object.defineProperty(clone(), 'type', { value: 'basic' })),
  });
  return response;
}

/** An answer whose connection breaks half way. */
const cutOff = (): Response =>
  basic(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('co'));
        controller.error(new TypeError('The connection broke.'));
      },
    }),
  );

function start(known: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  const kept = new Map(Object.entries(known).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const listeners = new Map<string, (event: never) => void>();
  const network = jest.fn<Promise<Response>, [Request, RequestInit?]>();
  const skipWaiting = jest.fn(async () => undefined);
  const claim = jest.fn(async () => undefined);
  const enable = jest.fn(async () => undefined);
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return {
      async match(url: string) {
        const text = files.get(url);
        return text === undefined ? undefined : basic(text);
      },
      put: async (url: string, response: Response) => void files.set(url, await response.text()),
      delete: async (url: string) => files.delete(url),
    };
  };
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    caches: {
      keys: async () => [...kept.keys()],
      delete: async (name) => kept.delete(name),
      open,
    },
    clients: { claim },
    registration: { navigationPreload: { enable } },
    fetch: network,
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  serveSite(scope, site);

  /** @returns what the worker answers, or undefined where it lets the request pass */
  async function fetched(
    url: string,
    {
      mode = 'cors',
      method = 'GET',
      preloaded,
    }: { mode?: string; method?: string; preloaded?: Response } = {},
  ): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const request = new Request(url, { method });
    Object.defineProperty(request, 'mode', { value: mode });
    const event: FetchedEvent = {
      request,
      preloadResponse: Promise.resolve(preloaded),
      respondWith(given) {
        answer = given;
      },
      waitUntil: (given) => void work.push(given),
    };
    listeners.get('fetch')?.(event as never);
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  async function lives(
    through: 'install' | 'activate',
    more: Pick<InstallEvent, 'addRoutes'> = {},
  ): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(through)?.({ ...more, waitUntil: (given: Promise<unknown>) => work.push(given) } as never);
    await Promise.all(work);
  }
  const message = (event: MessagedEvent): void => listeners.get('message')?.(event as never);
  const files = (): string[] => [...kept.values()].flatMap((each) => [...each.keys()]);
  return { fetched, lives, files, message, network, skipWaiting, claim, enable, kept };
}

describe('pages', () => {
  it('come from the network, whatever it answers', async () => {
    const { fetched, network, kept } = start();
    network.mockResolvedValue(basic('page', 500));
    const answer = await fetched(`${ORIGIN}/mine?a=1`, { mode: 'navigate' });
    expect([answer?.status, await answer?.text()]).toEqual([500, 'page']);
    expect([...kept.values()].flatMap((files) => [...files])).toEqual([]);
  });

  it('are those that were asked for while the worker was starting', async () => {
    const { fetched, network } = start();
    const answer = await fetched(`${ORIGIN}/`, { mode: 'navigate', preloaded: basic('early') });
    expect(await answer?.text()).toBe('early');
    expect(network).not.toHaveBeenCalled();
  });

  it('without a network are the page that says so, with its own policy', async () => {
    const { fetched, network } = start();
    network.mockRejectedValue(new TypeError('offline'));
    const answer = await fetched(`${ORIGIN}/mine`, { mode: 'navigate' });
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain('网络未连接');
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  });
});

describe('files named by their content', () => {
  it('are fetched once and then kept', async () => {
    const { fetched, network } = start();
    network.mockImplementation(async () => basic('code'));
    expect(await (await fetched(HASHED))?.text()).toBe('code');
    expect(await (await fetched(HASHED))?.text()).toBe('code');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('of the build before are still found, but only those that its own worker has checked', async () => {
    const before = `${ORIGIN}/assets/old-page-Ab12Cd3.js`;
    const { fetched, network, files } = start({
      'assets-b0': { [before]: '<!doctype html>' },
      'files-b1': { [HASHED]: 'code', [before]: 'old' },
    });
    expect(await (await fetched(HASHED))?.text()).toBe('code');
    expect(await (await fetched(before))?.text()).toBe('old');
    expect(network).not.toHaveBeenCalled();
    // What this build has too outlives the cache of the build before.
    expect(files().filter((url) => url === HASHED)).toHaveLength(2);
  });

  it('of a build that this worker does not know come from the network and are not kept', async () => {
    const { fetched, network, files } = start();
    network.mockImplementation(async () => basic('later'));
    expect(await (await fetched(`${ORIGIN}/assets/later-Ab12Cd3.js`))?.text()).toBe('later');
    expect(network).toHaveBeenCalledTimes(1);
    expect(files()).toEqual([]);
  });

  it.each([
    ['a page in its place', '<!doctype html>', SCRIPT],
    ['nothing', '', SCRIPT],
    ['the half of it', 'co', SCRIPT],
    ['another script', 'evil', SCRIPT],
    ['more than it', 'code ', SCRIPT],
    ['the right bytes called a page', 'code', 'text/html; charset=utf-8'],
    ['the right bytes called a text of scripts', 'code', 'text/plain; x=text/javascript'],
    ['the right bytes without a type', 'code', ''],
  ])(
    'are not kept when the answer 200 is %s, and the right one is asked for past the browser’s cache',
    async (_, body, type) => {
      const { fetched, network, files } = start();
      network.mockImplementation(async () => basic(body, 200, type));
      expect(await (await fetched(HASHED))?.text()).toBe(body);
      expect(network.mock.calls.map(([, options]) => options?.cache)).toEqual([undefined, 'reload']);
      expect(files()).toEqual([]);

      network.mockImplementation(async (_request, options) =>
        options?.cache === 'reload' ? basic('code') : basic(body, 200, type),
      );
      expect(await (await fetched(HASHED))?.text()).toBe('code');
      expect(files()).toEqual([HASHED]);
    },
  );

  it('are not kept when the answer breaks off, which the page sees as it is', async () => {
    const { fetched, network, files } = start();
    network.mockImplementation(async () => cutOff());
    await expect((await fetched(HASHED))?.text()).rejects.toThrow('The connection broke.');
    expect(files()).toEqual([]);
  });

  it('are checked as what they are: a style must be called one', async () => {
    const { fetched, network, files } = start();
    network.mockImplementation(async () => basic('p{}', 200, 'text/css; charset=utf-8'));
    await fetched(STYLE);
    expect(files()).toEqual([STYLE]);
    const other = start();
    other.network.mockImplementation(async () => basic('p{}'));
    await other.fetched(STYLE);
    expect(other.files()).toEqual([]);
  });

  it.each([
    [404, 2],
    [500, 1],
    [503, 1],
    [206, 1],
    [304, 1],
  ])('are not kept from an answer %i, which asks the server %i times', async (status, times) => {
    const { fetched, network, files } = start();
    network.mockImplementation(async () => basic(status === 304 ? null : 'code', status));
    expect((await fetched(HASHED))?.status).toBe(status);
    expect(network).toHaveBeenCalledTimes(times);
    expect(files()).toEqual([]);
  });

  it('are not kept from another origin, nor where there is no network', async () => {
    const { fetched, network, files } = start();
    network.mockImplementation(async () => new Response('code', { headers: { 'content-type': SCRIPT } }));
    expect(await (await fetched(HASHED))?.text()).toBe('code');
    network.mockRejectedValue(new TypeError('offline'));
    await expect(fetched(HASHED)).rejects.toThrow('offline');
    expect(files()).toEqual([]);
  });

  it('that are kept and wrong are thrown away and fetched, in whichever cache they lie', async () => {
    const { fetched, network, kept } = start({
      'files-b1': { [HASHED]: 'evil' },
      'files-b2': { [HASHED]: '<!doctype html>' },
    });
    network.mockImplementation(async () => basic('code'));
    expect(await (await fetched(HASHED))?.text()).toBe('code');
    expect([...kept.values()].map((each) => each.get(HASHED))).toEqual([undefined, 'code']);
  });

  it('that are kept and wrong are not served when the server has none either', async () => {
    const { fetched, network, files } = start({ 'files-b2': { [HASHED]: 'evil' } });
    network.mockResolvedValue(basic('gone', 503));
    expect((await fetched(HASHED))?.status).toBe(503);
    expect(files()).toEqual([]);
  });

  it('are never taken from a worker that checked nothing', async () => {
    const { fetched, network } = start({ 'assets-b1': { [HASHED]: 'evil' } });
    network.mockImplementation(async () => basic('code'));
    expect(await (await fetched(HASHED))?.text()).toBe('code');
  });
});

it.each([
  ['a call', `${ORIGIN}/site/api/v1/user/info`, {}],
  ['a call that moves money', `${ORIGIN}/game/api/v1/venue/transfer`, { method: 'POST' }],
  ['a bet', `${ORIGIN}/api/mobile/PlaceBet`, { method: 'POST' }],
  ['a list of a venue', `${ORIGIN}/yewu11/v1/w/matches-Ab12Cd3.json`, {}],
  ['a picture of the optimizer', `${ORIGIN}/api/ImageOptimizer?url=/assets/x-Ab12Cd3.js`, {}],
  ['a posted form', `${ORIGIN}/mine`, { method: 'POST', mode: 'navigate' }],
  ['a file without a hash', `${ORIGIN}/assets/plain.js`, {}],
  ['the manifest', `${ORIGIN}/manifest.webmanifest`, {}],
  ['a file with a query', `${HASHED}?token=1`, {}],
  ['another origin’s file', 'https://games.example/assets/home-page-Ab12Cd3.js', {}],
  ['another origin’s page', 'https://games.example/', { mode: 'navigate' }],
])('lets %s pass untouched', async (_, url, request) => {
  const { fetched, network } = start();
  expect(await fetched(url, request)).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

describe('another build', () => {
  it('waits until a page asks it to take over, and says which build it is', () => {
    const { message, skipWaiting } = start();
    const port = { postMessage: jest.fn() };
    message({ data: 'whichEntry', ports: [port] });
    expect(port.postMessage).toHaveBeenCalledWith('/assets/index-Ab12Cd3.js');
    for (const data of ['skip', null, { type: 'takeOver' }]) message({ data, ports: [] });
    expect(skipWaiting).not.toHaveBeenCalled();
    message({ data: 'takeOver', ports: [] });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('keeps the files of the build before and no older ones, nothing unchecked, and nobody else’s', async () => {
    const { lives, kept, claim, enable } = start({
      other: {},
      'assets-b0': {},
      'files-b0': {},
      'files-b1': {},
    });
    await lives('activate');
    expect([...kept.keys()]).toEqual(['other', 'files-b1', 'files-b2']);
    expect([claim, enable].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['at once where the worker before checked nothing: its page may never start', 'assets-b1', 1],
    ['not before it is asked to otherwise', 'files-b1', 0],
  ])('takes over %s', async (_, cache, times) => {
    const { lives, skipWaiting } = start({ other: {}, [cache]: {} });
    await lives('install');
    expect(skipWaiting).toHaveBeenCalledTimes(times);
    expect(cache).toMatch(new RegExp(SITE_CACHES));
  });

  it('is passed by, without being started, by all but pages and built files', async () => {
    const addRoutes = jest.fn(async () => undefined);
    await start().lives('install', { addRoutes });
    expect(addRoutes.mock.calls).toEqual([
      [
        {
          condition: {
            not: { or: [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }] },
          },
          source: 'network',
        },
      ],
    ]);
  });

  it('is installed where the browser knows no such rule', async () => {
    const { lives, skipWaiting } = start({ 'assets-b1': {} });
    await lives('install', { addRoutes: () => Promise.reject(new TypeError('unknown condition')) });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });
});
