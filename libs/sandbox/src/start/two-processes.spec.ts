import { session, wallet } from '@heptad/contracts';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { openMemberSocket } from './testing/member-socket';
import { until } from './testing/until';

const wherePostgresIs = testedEngines().includes('postgres') ? describe : describe.skip;

wherePostgresIs('two processes over one database', () => {
  let server: PostgresServer;
  let one: TestSandbox;
  let two: TestSandbox;
  const socketClosers: (() => void)[] = [];

  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    const storage = { postgres: await server.createDatabase() };
    // Both at once at an empty database.
    [one, two] = await Promise.all([
      startSandbox({ storage, listen: true }),
      startSandbox({ storage, listen: true }),
    ]);
  }, 60_000);
  afterEach(async () => {
    for (const close of socketClosers.splice(0)) close();
    await Promise.all([one.close(), two.close()]);
  });

  const keyed = (token: string, key: string) => ({ token, headers: { 'idempotency-key': key } });
  const centre = async (sandbox: TestSandbox, token: string): Promise<unknown> => {
    const { body } = await sandbox.send(wallet.balances, {}, { token });
    return (body?.['data'] as { center: string }).center;
  };
  /** How many of the two do what one alone does. */
  const doers = async (): Promise<readonly boolean[]> =>
    Promise.all(
      [one, two].map(async ({ services }) => {
        let isDone = false;
        await services.atOne(async () => {
          isDone = true;
        })();
        return isDone;
      }),
    );

  it('know the same members and sessions, whichever was asked first', async () => {
    expect(await one.services.members.list()).toEqual(await two.services.members.list());
    expect(one.services.keys.of('site')).toEqual(two.services.keys.of('site'));
    expect(one.services.seed).toBe(two.services.seed);
    const token = await one.logIn();
    expect(await centre(two, token)).toBe('10000.00');
  });

  it('carry a transfer out once, however often both are asked with one key', async () => {
    const token = await one.logIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? one : two).send(
          wallet.transfer,
          { channelCode: 'IMTY', amount: '7' },
          keyed(token, 'once'),
        ),
      ),
    );
    expect(new Set(answers.map(({ body }) => body?.['status_code']))).toEqual(new Set([6000]));
    expect(await centre(two, token)).toBe('9993.00');
    expect((await one.invariants()).checks.filter(({ holds }) => !holds)).toEqual([]);
  });

  it('spend no money twice, which both are asked for at once', async () => {
    const token = await one.logIn();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        (at % 2 ? one : two).send(
          wallet.transfer,
          { channelCode: 'IMTY', amount: '4000' },
          keyed(token, `key-${String(at)}`),
        ),
      ),
    );
    expect(answers.filter(({ body }) => body?.['status_code'] === 6000)).toHaveLength(2);
    expect(await centre(one, token)).toBe('2000.00');
    expect((await two.invariants()).holds).toBe(true);
  });

  it('tell at a socket of one what was done at the other', async () => {
    const token = await one.logIn();
    const { body } = await two.send(session.jwt, {}, { token });
    const { token: jwt } = body?.['data'] as { token: string };
    const { socket, heard } = await openMemberSocket(two.origin, jwt);
    socketClosers.push(() => socket.terminate());
    await one.send(wallet.transfer, { channelCode: 'IMTY', amount: '5' }, keyed(token, 'seen'));
    await until(() => heard('9995.00'));
  });

  it('have one clock, the same switches and the same match commands', async () => {
    await one.clock.advance(86_400_000);
    await until(() => Math.abs(two.clock.now() - one.clock.now()) < 1_000);
    await two.services.switches.change({ festivalSkin: '1' });
    await until(() => one.services.switches.read().festivalSkin === '1');
    const [match] = one.services.simulation.matches({ period: 'live', limit: 1 });
    const id = match?.id ?? '';
    expect(await one.services.simulation.command(id, { type: 'abandon' })).toMatchObject({ ok: true });
    await until(() => two.services.simulation.match(id)?.status === 'abandoned');
  });

  it('let one alone do what is done once, and the other one when that has gone', async () => {
    expect((await doers()).filter(Boolean)).toHaveLength(1);
    const [isOne] = await doers();
    const [first, other] = isOne === true ? [one, two] : [two, one];
    await first.close();
    await until(async () => {
      let isDone = false;
      await other.services.atOne(async () => {
        isDone = true;
      })();
      return isDone;
    });
    [one, two] = [other, await startSandbox({ seed: 1 })];
  });
});
