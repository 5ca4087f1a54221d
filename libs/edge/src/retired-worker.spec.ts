import { runInNewContext } from 'node:vm';
import { createEdge } from './create-edge';
import { RETIRED_WORKER } from './retired-worker';
import { buildSite, DEPLOYMENT } from './test-site';

describe('the switch that retires a site’s worker', () => {
  const site = buildSite({ 'site-worker.js': 'self' });
  afterAll(() => site.remove());

  const answer = async (siteWorker: 'serves' | 'retired') => {
    const edge = createEdge({
      root: site.root,
      upstream: 'http://127.0.0.1:1',
      deployment: { ...DEPLOYMENT, siteWorker },
    });
    const [worker, page] = await Promise.all(['/site-worker.js', '/'].map((url) => edge.inject({ url })));
    await edge.close();
    return { worker, page };
  };

  it('leaves the build’s worker in place while it is off', async () => {
    const { worker, page } = await answer('serves');
    expect(worker?.body).toBe('self');
    expect(page?.body).toContain('"siteWorker":"serves"');
  });

  it('answers with a worker that goes away, asked for every time, and tells the page', async () => {
    const { worker, page } = await answer('retired');
    expect(worker?.body).toBe(RETIRED_WORKER);
    expect(worker?.statusCode).toBe(200);
    expect(worker?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(page?.body).toContain('"siteWorker":"retired"');
  });
});

describe('the retired worker', () => {
  async function live(caches: { keys(): Promise<string[]>; delete(name: string): Promise<boolean> }) {
    const listeners = new Map<string, (event: object) => void>();
    const did: string[] = [];
    runInNewContext(RETIRED_WORKER, {
      caches,
      skipWaiting: () => did.push('skipWaiting'),
      registration: { unregister: async () => did.push('unregister') },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    });
    const work: Promise<unknown>[] = [];
    for (const type of ['install', 'activate'])
      listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => work.push(given) });
    await Promise.all(work);
    return { did, listens: [...listeners.keys()] };
  }

  it('takes over at once, drops the site’s caches and nobody else’s, unregisters itself, and serves nothing', async () => {
    const names = ['assets-b1', 'other', 'files-b2'];
    const dropped: string[] = [];
    const { did, listens } = await live({
      keys: async () => names,
      delete: async (name) => dropped.push(name) > 0,
    });
    expect(did).toEqual(['skipWaiting', 'unregister']);
    expect(dropped).toEqual(['assets-b1', 'files-b2']);
    expect(listens).toEqual(['install', 'activate']);
  });

  it('goes away even where the caches fail', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('The storage is broken.');
    };
    expect((await live({ keys: broken, delete: broken })).did).toContain('unregister');
  });
});
