import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deposit, wallet } from '@heptad/contracts';
import { DEMO_SALTS } from '@heptad/sandbox';
import { startPostgres, testedEngines } from '@heptad/testing';
import type { PostgresServer } from '@heptad/testing';
import { nginxSite } from './nginx-site';
import { TestPrograms, freePorts, isInstalled } from './testing/programs';
import type { TestProgram } from './testing/programs';
import { SiteClient } from './testing/site-client';
import type { SiteAnswer, SitePlace } from './testing/site-client';
import { makeCertificate, nginxIn } from './testing/test-nginx';

const NAME = 'ky.example';
const OVER = { CI: process.env['CI'] ?? '' };
const areServersHere =
  isInstalled('nginx') && isInstalled('redis-server') && testedEngines().includes('postgres');
const PAGE = '<!doctype html><html><head><title>whole</title><!--deployment--></head><body></body></html>';
const DEPLOYMENT = {
  environment: 'production',
  origins: [],
  imageOrigins: [],
  signatureSalts: DEMO_SALTS,
  socketLine: '/stream',
  replacedNames: [],
};
/** Transfers that are made while an edge is killed. */
const TRANSFERS = 40;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 600) throw new Error('It has not come to be.');
    await wait(50);
  }
}

(areServersHere ? describe : describe.skip)(
  'two sandboxes at one PostgreSQL, two edges at one Redis, behind nginx',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-cluster-'));
    const programs = new TestPrograms();
    const clients: SiteClient[] = [];
    let postgres: PostgresServer;
    let sandboxes: readonly TestProgram[];
    let edges: readonly TestProgram[];
    /** The edges' own addresses, and that of nginx. */
    let places: readonly SitePlace[];
    let front: SitePlace;
    let sandboxAt: readonly string[];

    beforeAll(async () => {
      postgres = await startPostgres();
      const [redis = 0, plain = 0, secure = 0, one = 0, two = 0, ...rest] = await freePorts(11);
      const [gamesOne = 0, gamesTwo = 0, edgeOne = 0, edgeTwo = 0] = rest;
      const database = await postgres.createDatabase();
      await startRedis(redis);
      const sandbox = (port: number, games: number) =>
        programs.start(process.execPath, ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
          ...OVER,
          DATABASE_URL: database,
          SANDBOX_SEED: '1',
          SANDBOX_PORT: String(port),
          GAMES_PORT: String(games),
        });
      // The first one is the one that does the jobs.
      sandboxes = [sandbox(one, gamesOne)];
      writeSite();
      const edge = (port: number, platform: number) => {
        const sites = join(folder, `sites-${String(port)}.json`);
        const site = { brand: 'ky', hosts: [NAME], release: 'release', deployment: 'ky.json' };
        writeFileSync(
          sites,
          JSON.stringify({ sites: [{ ...site, platform: `http://127.0.0.1:${String(platform)}` }] }),
        );
        return programs.start(process.execPath, ['--import', 'tsx', 'apps/edge/src/main.ts'], {
          SITES: sites,
          PORT: String(port),
          TRUST_PROXY: '1',
          REDIS_URL: `redis://127.0.0.1:${String(redis)}`,
        });
      };
      edges = [edge(edgeOne, one), edge(edgeTwo, two)];
      startNginx(plain, secure, [edgeOne, edgeTwo]);
      sandboxAt = [one, two].map((port) => `http://127.0.0.1:${String(port)}`);
      places = [edgeOne, edgeTwo].map((port) => ({ origin: `http://127.0.0.1:${String(port)}`, name: NAME }));
      front = {
        origin: `https://127.0.0.1:${String(secure)}`,
        name: NAME,
        ca: readFileSync(join(folder, 'certificate/fullchain.pem')),
      };
      await sandboxes[0]?.heard(/Sandbox ready/);
      sandboxes = [...sandboxes, sandbox(two, gamesTwo)];
      await Promise.all([
        sandboxes[1]?.heard(/Sandbox ready/),
        ...edges.map((each) => each.heard(/serves ky/)),
      ]);
    }, 120_000);
    afterAll(async () => {
      for (const client of clients) client.close();
      await programs.endAll();
      await postgres.stop();
      rmSync(folder, { recursive: true });
    });

    async function startRedis(port: number): Promise<void> {
      const settings = ['--save', '', '--appendonly', 'no', '--dir', folder];
      const redis = programs.start('redis-server', [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        ...settings,
      ]);
      await redis.heard(/Ready to accept connections/);
    }

    function writeSite(): void {
      const site = join(folder, 'release/site/assets');
      mkdirSync(site, { recursive: true });
      writeFileSync(join(site, '../index.html'), PAGE);
      writeFileSync(join(site, 'chunk-abcdefgh.js'), 'export {};');
      writeFileSync(join(folder, 'ky.json'), JSON.stringify(DEPLOYMENT));
    }

    function startNginx(plain: number, secure: number, ports: readonly number[]): void {
      makeCertificate(join(folder, 'certificate'), NAME);
      const site = nginxSite('ky', {
        name: NAME,
        edges: ports.map((port) => `127.0.0.1:${String(port)}`),
        plain: `127.0.0.1:${String(plain)}`,
        secure: `127.0.0.1:${String(secure)}`,
        certificate: join(folder, 'certificate'),
        cache: join(folder, 'kept/ky'),
      });
      programs.start('nginx', nginxIn(folder, [site]), {}, 'SIGTERM');
    }

    async function member(name: string): Promise<SiteClient> {
      const client = new SiteClient(front);
      clients.push(client);
      await client.logIn(name);
      return client;
    }
    function through(client: SiteClient, edge: 0 | 1): SiteClient {
      const other = client.at(places[edge] ?? front);
      clients.push(other);
      return other;
    }
    const transfer = (client: SiteClient, key: string): Promise<SiteAnswer> =>
      client.ask(wallet.transfer, { channelCode: 'IMTY', amount: '1' }, key);
    const centre = async (client: SiteClient) =>
      /"center":"([\d.]+)"/.exec((await client.ask(wallet.balances, {})).text)?.[1];
    const ordersOf = async (client: SiteClient, idempotencyKey: string) =>
      [...(await client.ask(wallet.transferStatus, { idempotencyKey })).text.matchAll(/"orderNo":"?(\d+)/g)]
        .length;
    const ledgerHolds = async (): Promise<boolean> => {
      const { invariants } = (await (await fetch(`${sandboxAt[1] ?? ''}/__sandbox/ledger`)).json()) as {
        invariants: { holds: boolean };
      };
      return invariants.holds;
    };

    it('hand out a page, a file and a call, by HTTP/2 too', async () => {
      const client = new SiteClient(front);
      clients.push(client);
      expect((await client.get('/home')).text).toContain('<title>whole</title>');
      expect(await client.get('/assets/chunk-abcdefgh.js')).toEqual({ status: 200, text: 'export {};' });
      const second = connect(front.origin, { servername: NAME, ...(front.ca && { ca: front.ca }) });
      const asked = second.request({ ':path': '/home', ':authority': NAME });
      const pieces: Buffer[] = [];
      for await (const piece of asked) pieces.push(piece as Buffer);
      second.close();
      expect(Buffer.concat(pieces).toString()).toContain('<title>whole</title>');
      expect(await centre(await member('demo02'))).toMatch(/^\d+\.\d\d$/);
    });

    it('let nginx keep files for all and nothing else, whatever a path ends with and a header claims', async () => {
      const client = await member('demo02');
      const chunk = '/assets/late-abcdefgh.js';
      expect((await client.get(chunk)).status).toBe(404);
      writeFileSync(join(folder, 'release/site', chunk), 'export {};');
      // That it was missing was not kept; that it is there now is.
      expect(await client.get(chunk, { 'x-forwarded-host': 'evil.example' })).toEqual({
        status: 200,
        text: 'export {};',
      });
      rmSync(join(folder, 'release/site', chunk));
      expect(await client.get(chunk)).toEqual({ status: 200, text: 'export {};' });
      for (const path of ['/assets/%2e%2e/mine/x.css', '/assets/..%2fmine'])
        expect([400, 404]).toContain((await client.get(path)).status);
    });

    it('tell at a socket of one edge what was done through the other', async () => {
      const client = await member('demo01');
      const sockets = await Promise.all([client.listen(), through(client, 1).listen()]);
      expect((await transfer(through(client, 0), 'seen')).text).toContain('"orderNo"');
      await until(() => sockets.every(({ frames }) => frames.some((frame) => frame.includes('9999.00'))));
      for (const socket of sockets) socket.end();
    });

    it('lose nothing but what is under way when an edge is killed, and make each transfer once', async () => {
      const client = await member('demo03');
      const before = Number(await centre(client));
      const keys = Array.from({ length: TRANSFERS }, (_, at) => `killed-${String(at)}`);
      let killed: Promise<void> | undefined;
      const first = await Promise.allSettled(
        keys.map(async (key) => {
          const answer = await transfer(client, key);
          // With the first answer, others are on their way through both.
          killed ??= edges[0]?.kill();
          return answer;
        }),
      );
      await killed;
      const lost = keys.filter((_, at) => {
        const tried = first[at];
        return tried?.status !== 'fulfilled' || tried.value.status !== 200;
      });
      // Who asks from now on is answered by the other one.
      for (let at = 0; at < 10; at += 1)
        expect((await transfer(client, `after-${String(at)}`)).text).toContain('"orderNo"');
      const again = await Promise.all(keys.map((key) => transfer(client, key)));
      for (const { text } of again) expect(text).toContain('"orderNo"');
      expect(await Promise.all(keys.map((key) => ordersOf(client, key)))).toEqual(keys.map(() => 1));
      expect(Number(await centre(client))).toBe(before - TRANSFERS - 10);
      expect(lost.length).toBeLessThan(TRANSFERS);
      expect(await ledgerHolds()).toBe(true);
    });

    it('go on with the jobs when the sandbox that does them is killed', async () => {
      const client = await member('demo04');
      const ask = async (call: typeof deposit.create | typeof deposit.paid, body: object, key: string) =>
        (await client.ask(call, body as never, key)).text;
      const made = await ask(deposit.create, { channel: 'bank', amount: '500' }, 'create');
      const orderNo = /"orderNo":"?(\w+)/.exec(made)?.[1] ?? made;
      await sandboxes[0]?.kill();
      expect(await ask(deposit.paid, { orderNo }, 'paid')).toContain('"paid"');
      await fetch(`${sandboxAt[1] ?? ''}/__sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance: 10_000 }),
      });
      await until(async () => (await centre(client)) === '505.00');
      expect(await ledgerHolds()).toBe(true);
    });
  },
);
