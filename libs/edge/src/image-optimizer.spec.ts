import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { edgeMiddleware } from './edge-middleware';
import { listen } from './test-site';

type Running = Awaited<ReturnType<typeof listen>>;

const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });

describe('image optimizer', () => {
  let source: Running;
  let site: Running;
  /** Waits for no source. */
  let hastySite: Running;
  const asked: string[] = [];
  const files = new Map<string, (response: ServerResponse) => void>();
  const own = new Map<string, Buffer>();

  const file = (path: string, bytes: Buffer) => files.set(path, (response) => response.end(bytes));

  const startSite = (timeoutMs: number): Promise<Running> => {
    const optimize = edgeMiddleware({ imageOrigins: [source.origin], maxSourceBytes: 200_000, timeoutMs });
    return listen(
      createServer((request, response) =>
        optimize(request, response, () => response.end(own.get(request.url ?? '') ?? 'next')),
      ),
    );
  };

  beforeAll(async () => {
    source = await listen((request: IncomingMessage, response: ServerResponse) => {
      asked.push(request.url ?? '');
      const answer = files.get(request.url ?? '');
      if (answer) answer(response);
      else response.writeHead(404).end();
    });
    // A source on a busy machine is not late.
    site = await startSite(60_000);
    hastySite = await startSite(300);
    file('/wide.png', await picture(1000, 500).png().toBuffer());
    file('/small.jpg', await picture(20, 10).jpeg().toBuffer());
    own.set('/assets/own.png', await picture(100, 100).png().toBuffer());
  });
  afterAll(async () => {
    await site.close();
    await hastySite.close();
    await source.close();
  });

  const get = (
    path: string,
    {
      width = 640,
      accept = 'image/avif,image/webp',
      from = site,
      ...init
    }: RequestInit & { width?: number; accept?: string; from?: Running } = {},
  ) => {
    const address = path.startsWith('http') || path.startsWith('/assets') ? path : source.origin + path;
    return fetch(`${from.origin}/api/ImageOptimizer/w=${width}&q=75/${encodeURIComponent(address)}`, {
      ...init,
      headers: { accept, ...init.headers },
    });
  };
  const metadataOf = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata();

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('answers %s with %s', async (accept, type, format) => {
    const answer = await get('/wide.png', { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(await metadataOf(answer)).toMatchObject({ format, width: 640, height: 320 });
  });

  it('makes no picture larger than it is', async () => {
    expect(await metadataOf(await get('/small.jpg', { accept: '*/*' }))).toMatchObject({
      format: 'jpeg',
      width: 20,
    });
  });

  it("MEDIA-017 serves the site's own pictures", async () => {
    const answer = await get('/assets/own.png', { width: 64, accept: 'image/webp' });
    expect(await metadataOf(answer)).toMatchObject({ format: 'webp', width: 64 });
  });

  it('makes a picture once, however many ask', async () => {
    file('/once.png', await picture(50, 50).png().toBuffer());
    asked.length = 0;
    await Promise.all([get('/once.png'), get('/once.png'), get('/once.png')]);
    const again = await get('/once.png');
    expect(asked).toEqual(['/once.png']);
    const same = await get('/once.png', { headers: { 'if-none-match': again.headers.get('etag') ?? '' } });
    expect(same.status).toBe(304);
  });

  it('does not keep a failure', async () => {
    expect((await get('/late.png')).status).toBe(404);
    file('/late.png', await picture(10, 10).png().toBuffer());
    expect((await get('/late.png')).status).toBe(200);
  });

  it('keeps a moving picture moving', async () => {
    const frames = await Promise.all(
      [0, 1].map((shade) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade * 255, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    file(
      '/moving.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const answer = await get('/moving.gif');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await metadataOf(answer)).pages).toBe(2);
  });

  const redirecting = (response: ServerResponse) => response.writeHead(302, { location: '/wide.png' }).end();
  const broken = (response: ServerResponse) => response.writeHead(500).end('no');
  const announced = (response: ServerResponse) =>
    response.writeHead(200, { 'content-length': 300_000 }).write('x');
  const unannounced = (response: ServerResponse) => response.end(Buffer.alloc(300_000));
  const cut = (response: ServerResponse) => response.writeHead(200, { 'content-length': 10 }).destroy();
  const drawing = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');

  const expectRefused = ({ status, headers }: Response, wanted: number): void => {
    expect(status).toBe(wanted);
    expect(headers.get('content-type')).toMatch('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
  };

  it.each([
    ['a redirect', redirecting, 502],
    ['a broken source', broken, 502],
    ['a source that breaks off', cut, 502],
    ['a file announced as too large', announced, 413],
    ['a file that turns out too large', unannounced, 413],
    ['a drawing sent as a picture', drawing, 415],
    ['text', (response: ServerResponse) => response.end('hello'), 415],
    ['nothing', (response: ServerResponse) => response.end(), 415],
    [
      'a damaged picture',
      (response: ServerResponse) => response.end(Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1')),
      415,
    ],
  ])('refuses %s', async (name, answer, status) => {
    const path = `/${encodeURIComponent(name)}`;
    files.set(path, answer);
    expectRefused(await get(path), status);
  });

  it('refuses a source that never ends', async () => {
    files.set('/endless.png', (response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).write('x'),
    );
    expectRefused(await get('/endless.png', { from: hastySite }), 504);
  });

  it('lets go of a source that it does not read', async () => {
    const letGo = new Promise((resolve) =>
      files.set('/unread.png', (response) => announced(response.on('close', resolve))),
    );
    expectRefused(await get('/unread.png'), 413);
    await letGo;
  });

  it('refuses a small file of very many pixels', async () => {
    const bytes = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png({ palette: true })
      .toBuffer();
    expect(bytes.length).toBeLessThan(200_000);
    file('/bomb.png', bytes);
    expect((await get('/bomb.png')).status).toBe(413);
  });

  it('refuses a source that is not listed and one that is gone', async () => {
    expect((await get('http://127.0.0.1:1/a.png')).status).toBe(403);
    expect((await get('/missing.png')).status).toBe(404);
    expect((await get('/wide.png', { method: 'POST' })).status).toBe(405);
    expect((await get('/wide.png', { width: 641 })).status).toBe(400);
  });

  it('leaves every other path to the next in line', async () => {
    expect(await (await fetch(`${site.origin}/api/other`)).text()).toBe('next');
  });
});
