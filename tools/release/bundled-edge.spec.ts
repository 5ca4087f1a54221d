import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts, hear } from './testing/programs';

const WORKSPACE = resolve(__dirname, '../..');
const page = (title: string): string =>
  `<!doctype html><html lang="zh-CN"><head><title>${title}</title><!--deployment--></head>` +
  '<body><div id="root"><!--skeleton--><i>skeleton</i><!--/skeleton--></div></body></html>';
/** What a release renders first screens with, in two files as the build makes it. */
const renderer = (version: string): Readonly<Record<string, string>> => ({
  'first-screen.mjs': `import { priceOf } from './assets/part.mjs';
export const openRenderer = ({ upstream }) => async ({ path, locale }) =>
  ({ html: \`<b>\${priceOf(upstream)}</b>\`, path, locale, at: Date.now(), answers: {} });`,
  'assets/part.mjs': `export const priceOf = (upstream) => \`price of ${version} at \${upstream}\`;`,
});
const DEPLOYMENT = {
  environment: 'production',
  origins: [],
  imageOrigins: [],
  signatureSalts: {},
  socketLine: '/stream',
  replacedNames: [],
};

/** Takes traces, and says what it has taken. */
async function openCollector() {
  let taken = '';
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      taken += body;
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    taken: () => taken,
    close: () => server.close(),
  };
}

describe('the bundled edge', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-bundled-'));
  const brand = join(folder, 'srv/demo');
  const sites = join(folder, 'etc/sites.json');
  const pidFile = join(folder, 'edge.pid');
  let program: ChildProcess;
  let collector: Awaited<ReturnType<typeof openCollector>>;

  beforeAll(async () => {
    collector = await openCollector();
    const tools = ['--import', 'tsx', 'tools/release/write-edge.ts', join(brand, '1/edge')];
    await promisify(execFile)(process.execPath, tools, { cwd: WORKSPACE });
    for (const version of ['1', '2']) {
      for (const part of ['site/assets', 'render/assets'])
        mkdirSync(join(brand, version, part), { recursive: true });
      writeFileSync(join(brand, version, 'site/index.html'), page(`release ${version}`));
      for (const [name, code] of Object.entries(renderer(version)))
        writeFileSync(join(brand, version, 'render', name), code);
      writeFileSync(join(brand, version, `site/assets/chunk-${version.repeat(8)}.js`), version);
    }
    cpSync(join(brand, '1/edge/switch.mjs'), join(folder, 'switch.mjs'));
    mkdirSync(join(folder, 'etc'));
    writeFileSync(join(folder, 'etc/demo.json'), JSON.stringify(DEPLOYMENT));
    writeFileSync(
      sites,
      JSON.stringify({
        sites: [
          {
            brand: 'demo',
            release: '../srv/demo/current',
            deployment: 'demo.json',
            platform: 'http://127.0.0.1:1',
            rendering: true,
          },
        ],
      }),
    );
  });
  afterEach(() => program.kill('SIGKILL'));
  afterAll(() => {
    collector.close();
    rmSync(folder, { recursive: true });
  });

  const own = { PATH: process.env['PATH'], PID_FILE: pidFile };
  const change = async (wanted: string): Promise<string> =>
    (
      await promisify(execFile)(process.execPath, [join(folder, 'switch.mjs'), brand, wanted], {
        env: own,
        cwd: folder,
      })
    ).stdout;

  it('runs outside of the repository, tells its traces, goes to another release and back without a restart, and ends', async () => {
    expect(await change('1')).toContain('is at 1. Tell the edge');
    program = spawn(process.execPath, [join(brand, '1/edge/edge.mjs')], {
      cwd: folder,
      env: { ...own, SITES: sites, PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin },
    });
    const heard = hear(program);
    const [, origin = ''] = await heard(/serves demo at (\S+)/);
    const get = async (path: string) => (await fetch(origin + path)).text();
    expect(await get('/home')).toContain('<title>release 1</title>');
    expect(await get('/home/sports')).toContain('<b>price of 1 at http://127.0.0.1:1</b>');

    expect(await change('2')).toContain('is at 2. The edge reads it.');
    await heard(/by its new data/);
    expect(await get('/home')).toContain('<title>release 2</title>');
    expect(await get('/home/sports')).toContain('<b>price of 2 at http://127.0.0.1:1</b>');
    // A page of before the change is still open somewhere.
    expect(await get('/assets/chunk-11111111.js')).toBe('1');

    writeFileSync(sites, '{\n  "sites": [{ "brand": "demo" }]\n}');
    program.kill('SIGHUP');
    await heard(/sites\.json:2: sites\.0\.release: [^\n]+\n[^]*goes on with the data that it has/);
    expect(await get('/home')).toContain('<title>release 2</title>');

    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(collector.taken()).toMatch(/"name":"GET page".*"stringValue":"\/home\/sports"/);
  });

  it('goes on answering where the disk of its log is full', async () => {
    const release = join(brand, '1');
    const alone = join(folder, 'etc/alone.json');
    const site = {
      brand: 'demo',
      release,
      deployment: join(folder, 'etc/demo.json'),
      platform: 'http://127.0.0.1:1',
    };
    writeFileSync(alone, JSON.stringify({ sites: [site] }));
    const [port] = await freePorts(1);
    const full = openSync('/dev/full', 'w');
    program = spawn(process.execPath, [join(release, 'edge/edge.mjs')], {
      cwd: folder,
      env: { PATH: process.env['PATH'], SITES: alone, PORT: String(port), ACCESS_LOG: 'on' },
      stdio: ['ignore', full, full],
    });
    const ended = once(program, 'exit');
    closeSync(full);
    const get = (path: string) => fetch(`http://127.0.0.1:${String(port)}${path}`);
    const isThere = () =>
      get('/healthz').then(
        ({ ok }) => ok,
        () => false,
      );
    while (program.exitCode === null && !(await isThere())) await pause(20);
    for (const path of ['/home', '/assets/chunk-11111111.js', '/home'])
      expect((await get(path)).status).toBe(200);
    // The platform is not there, which is nothing for a log alone.
    expect((await get('/site/api/v1/a')).status).toBe(502);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
