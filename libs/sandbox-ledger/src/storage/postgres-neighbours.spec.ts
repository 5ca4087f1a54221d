import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { startPostgres, testedEngines } from '@heptad/testing';
import type { PostgresServer } from '@heptad/testing';
import type { Neighbours } from './neighbours';
import { postgresNeighbours } from './postgres-neighbours';

const wherePostgresIs = testedEngines().includes('postgres') ? describe : describe.skip;
/** Of the wait for another first, ms; a real deployment waits longer. */
const SILENCE = { answerMs: 1_000, idleMs: 3_000 };

/** A way to the database on which everything can stand still: nothing comes through, and nothing is closed. */
async function wayThatHangs(to: URL) {
  const sockets: Socket[] = [];
  let hangs = false;
  const way = createServer((near) => {
    const far = connect({ port: Number(to.port), host: to.hostname });
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on('data', (bytes) => void (hangs || onto.write(bytes)));
      from.on('error', () => undefined).on('close', () => void (hangs || onto.destroy()));
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  return {
    url: url.href,
    hang: () => void (hangs = true),
    goOn: () => void (hangs = false),
    close: () => {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

wherePostgresIs('a process whose connection to the database hangs', () => {
  let server: PostgresServer;
  let way: Awaited<ReturnType<typeof wayThatHangs>>;
  let one: Neighbours;
  let two: Neighbours;
  const told: unknown[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    const url = await server.createDatabase();
    way = await wayThatHangs(new URL(url));
    one = await postgresNeighbours(way.url, (error) => void told.push(error), SILENCE);
    two = await postgresNeighbours(url, (error) => void told.push(error), SILENCE);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    way.close();
    await server.stop();
  });

  it('is the first no longer before another is, is told of it, and hears the others again', async () => {
    expect([one.isFirst(), two.isFirst()]).toEqual([true, false]);
    way.hang();
    let wereBothFirst = false;
    await until(() => {
      wereBothFirst ||= one.isFirst() && two.isFirst();
      return two.isFirst();
    });
    expect(wereBothFirst).toBe(false);
    expect(one.isFirst()).toBe(false);
    expect(told.map(String)).toEqual([expect.stringContaining('was lost')]);

    const heard: string[] = [];
    one.onText((text) => void heard.push(text));
    const reached = new Promise<void>((resolve) => one.onGap(resolve));
    way.goOn();
    await reached;
    two.send('news');
    await until(() => heard.length > 0);
    expect(heard).toEqual(['news']);
    expect([one.isFirst(), two.isFirst()]).toEqual([false, true]);
  });

  it('waits for its turn and gets it', async () => {
    const order: string[] = [];
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      void two.inTurn(async () => {
        resolve();
        await new Promise<void>((done) => (finish = done));
        order.push('two');
      });
    });
    await begun;
    const turn = one.inTurn(async () => void order.push('one'));
    finish();
    await turn;
    expect(order).toEqual(['two', 'one']);
  });
});
