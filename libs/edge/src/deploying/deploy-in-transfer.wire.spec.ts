import { createServer, request as httpRequest } from 'node:http';
import { wallet, type Call, type CallRequest } from '@heptad/contracts';
import { DEMO_SALTS } from '@heptad/sandbox';
import { headersFor, startSandbox, type TestSandbox } from '@heptad/testing';
import { createEdge, type Edge } from '../create-edge';
import { buildSite, DEPLOYMENT, listen } from '../test-site';

describe('a deploy in the middle of a transfer', () => {
  const [before, after] = [
    buildSite(),
    buildSite({ 'index.html': '<!doctype html><!--deployment--><p>later' }),
  ];
  let sandbox: TestSandbox;
  let between: Awaited<ReturnType<typeof listen>>;
  let edge: Edge;
  let token = '';
  let keys = 0;
  /** The platform has made a transfer and its answer is held; `let go` sends it on. */
  let made: Promise<void>;
  let letGo: () => void;

  const siteOf = ({ root }: { readonly root: string }) => ({
    root,
    upstream: between.origin,
    deployment: { ...DEPLOYMENT, signatureSalts: DEMO_SALTS },
  });

  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true });
    const { hostname, port } = new URL(sandbox.origin);
    let isMade: () => void = () => undefined;
    let released: Promise<void>;
    const hold = (): void => {
      made = new Promise((resolve) => (isMade = resolve));
      released = new Promise((resolve) => (letGo = resolve));
    };
    hold();
    between = await listen(
      createServer((request, response) => {
        const { url: path, method, headers } = request;
        const passed = httpRequest({ hostname, port, path, method, headers }, (answer) => {
          const pass = (): void => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          };
          if (path !== wallet.transfer.path) {
            pass();
            return;
          }
          void released.then(pass).then(hold);
          isMade();
        });
        request.pipe(passed);
      }),
    );
    token = await sandbox.logIn();
  });
  afterAll(async () => {
    await between.close();
    await sandbox.close();
    before.remove();
    after.remove();
  });
  beforeEach(() => start(before));
  afterEach(() => edge.close());

  let origin = '';
  async function start(site: { readonly root: string }): Promise<void> {
    edge = createEdge(siteOf(site));
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
  }

  async function ask<C extends Call>(call: C, body: CallRequest<C>, key?: string) {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await fetch(origin + call.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        ...headersFor(call.path, { token, headers }, sandbox.clock.real()),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  }
  const transfer = (key: string) => ask(wallet.transfer, { channelCode: 'IMTY', amount: '1.00', ty: 1 }, key);
  /** The orders that the platform has by a key. */
  const madeBy = async (idempotencyKey: string) => {
    const { text } = await ask(wallet.transferStatus, { idempotencyKey });
    return [...text.matchAll(/"orderNo":"?(\d+)/g)].map(([, number]) => number);
  };
  const nextKey = (): string => `deploy-in-transfer-${String((keys += 1))}`;
  const page = async (): Promise<string> => (await fetch(origin)).text();

  it('is heard to its end by an edge that serves another release meanwhile', async () => {
    const key = nextKey();
    const under = transfer(key);
    await made;
    edge.replaceSites([siteOf(after)]);
    expect(await page()).toContain('later');
    letGo();
    const { status, text } = await under;
    expect(status).toBe(200);
    expect(text).toMatch(/"orderNo":/);
    expect(await madeBy(key)).toHaveLength(1);
  });

  it('is heard to its end by an edge that is told to end, which takes no other', async () => {
    const key = nextKey();
    const under = transfer(key);
    await made;
    const over = edge.drain();
    await expect(page()).rejects.toThrow('fetch failed');
    letGo();
    expect((await under).text).toMatch(/"orderNo":/);
    await over;
    await start(after);
    expect(await page()).toContain('later');
    expect(await madeBy(key)).toHaveLength(1);
  });

  it('is there once where the edge was cut off, for whoever asks the next one and whoever sends it again', async () => {
    const key = nextKey();
    const under = transfer(key).then(
      () => 'answered',
      () => 'cut off',
    );
    await made;
    edge.server.closeAllConnections();
    await edge.close();
    expect(await under).toBe('cut off');
    letGo();
    await start(after);
    const known = await madeBy(key);
    expect(known).toHaveLength(1);
    const again = transfer(key);
    await made;
    letGo();
    expect((await again).text).toContain(known[0]);
    expect(await madeBy(key)).toEqual(known);
  });
});
