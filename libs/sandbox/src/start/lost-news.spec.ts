import { once } from 'node:events';
import { deposit, platformSocket, session, wallet } from '@heptad/contracts';
import { sql } from '@heptad/sandbox-ledger';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { CREDIT_AFTER_MS } from '../payments/deposits';
import { paymentsOf } from '../payments/testing/payments-under-test';
import { openMemberSocket, type MemberSocket } from './testing/member-socket';
import { until } from './testing/until';

const wherePostgresIs = testedEngines().includes('postgres') ? describe : describe.skip;

wherePostgresIs('processes whose connection to each other was ended', () => {
  let server: PostgresServer;
  let one: TestSandbox;
  let two: TestSandbox;
  const failures: unknown[] = [];
  const sockets: MemberSocket[] = [];

  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    failures.length = 0;
    const logger = { info: () => undefined, error: (_: string, error: unknown) => void failures.push(error) };
    const storage = { postgres: await server.createDatabase() };
    one = await startSandbox({ storage, listen: true, logger });
    two = await startSandbox({ storage, listen: true, logger });
  }, 60_000);
  afterEach(async () => {
    for (const { socket } of sockets.splice(0)) socket.terminate();
    await Promise.all([one.close(), two.close()]);
  });

  /** Ends the connections by which the processes hear each other, as a database does that is restarted. */
  const cutOff = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'heptad-neighbours'`.execute(
      one.services.storage.db,
    );
  const transfer = (sandbox: TestSandbox, token: string, key: string) =>
    sandbox.send(
      wallet.transfer,
      { channelCode: 'IMTY', amount: '5' },
      { token, headers: { 'idempotency-key': key } },
    );
  /** A socket at `two` of a member. */
  async function listen(token: string): Promise<MemberSocket> {
    const { body } = await one.send(session.jwt, {}, { token });
    const opened = await openMemberSocket(two.origin, (body?.['data'] as { token: string }).token);
    sockets.push(opened);
    return opened;
  }
  async function doers(): Promise<number> {
    let count = 0;
    for (const { services } of [one, two]) await services.atOne(async () => void (count += 1))();
    return count;
  }

  it('send their sockets away, which read anew and hear again of what is done at the other', async () => {
    const token = await one.logIn();
    const { socket } = await listen(token);
    let reached = 0;
    for (const { services } of [one, two]) services.events.on('newsLost', () => void (reached += 1), 'own');
    const closed = once(socket, 'close') as Promise<[number, Buffer]>;
    await cutOff();
    await until(() => failures.length === 2);
    // Nobody is told of these.
    await transfer(one, token, 'unheard');
    await two.services.switches.change({ festivalSkin: '1' });
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([platformSocket.PLANNED_CLOSE, 'spread=15000']);
    await until(() => one.services.switches.read().festivalSkin === '1');
    // What is told comes in its order: after this, no loss is told any more.
    await until(() => reached === 2);
    await one.services.switches.change({ anchors: 0 });
    await until(() => two.services.switches.read().anchors === 0);
    const { heard } = await listen(token);
    await until(async () => (await doers()) === 1);
    await transfer(one, token, 'heard');
    await until(() => heard('9990.00'));
    expect(String(failures[0])).toMatch(/connection to the other processes at the database was lost/);
  });

  it('credit a deposit that falls due meanwhile once, and one of them alone has done it', async () => {
    const credited: string[] = [];
    for (const { services } of [one, two])
      services.events.on('depositCredited', ({ memberId }) => credited.push(memberId), 'own');
    const { get, centre } = await paymentsOf(one);
    const { order } = await get(deposit.create, { channel: 'bank', amount: '500' });
    await get(deposit.paid, { orderNo: order.orderNo });
    await cutOff();
    await Promise.all([one.clock.advance(CREDIT_AFTER_MS), two.clock.advance(CREDIT_AFTER_MS)]);
    await until(async () => {
      await Promise.all([one.clock.advance(1_000), two.clock.advance(1_000)]);
      return credited.length > 0;
    });
    await until(async () => (await doers()) === 1);
    await Promise.all([one.clock.advance(60_000), two.clock.advance(60_000)]);
    expect(credited).toHaveLength(1);
    expect(await centre()).toBe('10500.00');
    expect((await two.invariants()).holds).toBe(true);
  });
});
