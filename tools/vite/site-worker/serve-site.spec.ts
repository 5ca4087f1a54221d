import { serveSite, type FetchedEvent, type MessagedEvent, type WorkerScope } from './serve-site';

const ORIGIN = 'https://brand.example';
const HASHED = `${ORIGIN}/assets/home-page-Ab12Cd34.js`;
const site = {
  build: 'b2',
  entry: '/assets/index-Ab12Cd34.js',
  offline: { html: '<h1>网络未连接</h1>', policy: "default-src 'none'" },
};

/** A response of the site's own origin, which no constructor makes. */
function basic(body: string, status = 200): Response {
  const response = new Response(body, { status });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}

function start(known: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  const kept = new Map(Object.entries(known).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const listeners = new Map<string, (event: never) => void>();
  const network = jest.fn<Promise<Response>, [Request]>();
  const skipWaiting = jest.fn(async () => undefined);
  const claim = jest.fn(async () => undefined);
  const enable = jest.fn(async () => undefined);
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return { put: async (url: string, response: Response) => void files.set(url, await response.text()) };
  };
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    caches: {
      keys: async () => [...kept.keys()],
      delete: async (name) => kept.delete(name),
      match: async (url) => {
        const found = [...kept.values()].map((files) => files.get(url)).find((text) => text !== undefined);
        return found === undefined ? undefined : basic(found);
      },
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
  async function activate(): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => work.push(given) } as never);
    await Promise.all(work);
  }
  const message = (event: MessagedEvent): void => listeners.get('message')?.(event as never);
  return { fetched, activate, message, network, skipWaiting, claim, enable, kept };
}

describe('pages', () => {
  it('WEBCLIP-001 come from the network, whatever it answers', async () => {
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

  it('WEBCLIP-001 without a network are the page that says so, with its own policy', async () => {
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

  it('of the build before are still found', async () => {
    const { fetched, network } = start({ 'assets-b1': { [HASHED]: 'old' } });
    expect(await (await fetched(HASHED))?.text()).toBe('old');
    expect(network).not.toHaveBeenCalled();
  });

  it.each([404, 500, 206])('are not kept from an answer %i', async (status) => {
    const { fetched, network, kept } = start();
    network.mockResolvedValue(basic('no', status));
    expect((await fetched(HASHED))?.status).toBe(status);
    expect([...kept.values()].flatMap((files) => [...files])).toEqual([]);
  });
});

it.each([
  ['a call', `${ORIGIN}/site/api/v1/user/info`, {}],
  ['a call that moves money', `${ORIGIN}/game/api/v1/venue/transfer`, { method: 'POST' }],
  ['a bet', `${ORIGIN}/api/mobile/PlaceBet`, { method: 'POST' }],
  ['a list of a venue', `${ORIGIN}/yewu11/v1/w/matches-Ab12Cd34.json`, {}],
  ['a picture of the optimizer', `${ORIGIN}/api/ImageOptimizer?url=/assets/x-Ab12Cd34.js`, {}],
  ['a posted form', `${ORIGIN}/mine`, { method: 'POST', mode: 'navigate' }],
  ['a file without a hash', `${ORIGIN}/assets/plain.js`, {}],
  ['the manifest', `${ORIGIN}/manifest.webmanifest`, {}],
  ['a file with a query', `${HASHED}?token=1`, {}],
  ['another origin’s file', 'https://games.example/assets/home-page-Ab12Cd34.js', {}],
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
    expect(port.postMessage).toHaveBeenCalledWith('/assets/index-Ab12Cd34.js');
    for (const data of ['skip', null, { type: 'takeOver' }]) message({ data, ports: [] });
    expect(skipWaiting).not.toHaveBeenCalled();
    message({ data: 'takeOver', ports: [] });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('keeps the files of the build before and no older ones, and nobody else’s', async () => {
    const { activate, kept, claim, enable } = start({ other: {}, 'assets-b0': {}, 'assets-b1': {} });
    await activate();
    expect([...kept.keys()]).toEqual(['other', 'assets-b1', 'assets-b2']);
    expect([claim, enable].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });
});
