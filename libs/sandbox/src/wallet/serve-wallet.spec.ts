import { wallet as walletCalls } from '@heptad/contracts';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, SandboxAnswer, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const code = (answer: SandboxAnswer) => answer.body?.['status_code'];

describe.each(testedEngines())('wallets on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;
  let keys = 0;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    token = await sandbox.logIn();
  });
  afterEach(() => sandbox.close());

  /** The extras of a money write under a key of its own. */
  const keyed = (key = `key-${String((keys += 1))}`, whose = token) => ({
    token: whose,
    headers: { 'idempotency-key': key },
  });
  const balances = async (whose = token) =>
    v.parse(
      walletCalls.balances.response,
      (await sandbox.send(walletCalls.balances, {}, { token: whose })).body?.['data'],
    );
  const at = async (channel: string) =>
    (await balances()).venues.find(({ channelCode }) => channelCode === channel)?.balance;

  it('VENUE-017 moves money into a venue and back, right to the cent', async () => {
    expect(
      code(await sandbox.send(walletCalls.transfer, { channelCode: 'IMTY', amount: '100.10' }, keyed())),
    ).toBe(6000);
    expect(await balances()).toMatchObject({ center: '9899.90', total: '10000.00' });
    expect(await at('IMTY')).toBe('100.10');
    const back = await sandbox.send(walletCalls.recycle, { channelCode: 'IMTY' }, keyed());
    expect(back.body?.['data']).toMatchObject({
      orders: [{ direction: 'out', amount: '100.10', status: 1 }],
    });
    expect(await balances()).toMatchObject({ center: '10000.00', total: '10000.00' });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('names the venues and says why not in the language that is asked for', async () => {
    const inLanguage = (language: string) => ({ token, headers: { 'accept-language': language } });
    const names = async (language: string) => {
      const answer = await sandbox.send(walletCalls.balances, {}, inLanguage(language));
      return v.parse(walletCalls.balances.response, answer.body?.['data']).venues.map(({ name }) => name);
    };
    const english = await names('en');
    expect(english).toEqual(expect.arrayContaining(['IM Sports', 'Yunge Live']));
    expect(english.join(' ')).not.toMatch(/\p{Script=Han}/u);
    expect(await names('zh-TW')).toEqual(expect.arrayContaining(['IM體育', '雲閣真人']));
    const order = { channelCode: 'IMTY', amount: '0.01' };
    const refused = await sandbox.send(walletCalls.transfer, order, {
      token,
      headers: { 'accept-language': 'en', 'idempotency-key': 'refused' },
    });
    expect(refused.body?.['message']).toBe('The amount is out of range');
  });

  it('OPEN-042 takes OBTY and YBTY for the same wallet', async () => {
    await sandbox.send(walletCalls.transfer, { channelCode: 'OBTY', amount: '10' }, keyed());
    await sandbox.send(walletCalls.transfer, { channelCode: 'YBTY', amount: '5.5' }, keyed());
    expect(await at('YBTY')).toBe('15.50');
  });

  it('VENUE-016 keeps one wallet for a family of tabs', async () => {
    await sandbox.send(walletCalls.transfer, { channelCode: 'YBZR', amount: '10' }, keyed());
    await sandbox.send(walletCalls.transfer, { channelCode: 'YBQP', amount: '10' }, keyed());
    expect(await at('YB')).toBe('20.00');
  });

  it('brings everything back with an empty code, and nothing when there is nothing', async () => {
    for (const channelCode of ['IMTY', 'FBTY', 'PMDZ']) {
      await sandbox.send(walletCalls.transfer, { channelCode, amount: '10' }, keyed());
    }
    const back = await sandbox.send(walletCalls.recycle, { channelCode: '' }, keyed());
    expect(v.parse(walletCalls.recycle.response, exactly(back)).orders).toHaveLength(3);
    expect(await balances()).toMatchObject({ center: '10000.00' });
    const again = await sandbox.send(walletCalls.recycle, { channelCode: '' }, keyed());
    expect(v.parse(walletCalls.recycle.response, exactly(again)).orders).toEqual([]);
  });

  it.each([
    ['more than there is', { channelCode: 'IMTY', amount: '10000.01' }, 7001],
    ['less than one yuan', { channelCode: 'IMTY', amount: '0.99' }, 7002],
    ['too much', { channelCode: 'IMTY', amount: '10000000.01' }, 7002],
    ['a venue that there is not', { channelCode: 'NONE', amount: '10' }, 7003],
    ['somebody else’s id', { channelCode: 'IMTY', amount: '10', memberId: '100002' }, 4000],
    ['the type of a recycle', { channelCode: 'IMTY', amount: '10', ty: 2 }, 4000],
    ['part of a cent', { channelCode: 'IMTY', amount: '10.001' }, 4000],
    ['nothing', { channelCode: 'IMTY', amount: '0.00' }, 4000],
    ['less than nothing', { channelCode: 'IMTY', amount: '-5' }, 4000],
  ])('CALL-012 refuses %s, and moves nothing', async (_what, request, expected) => {
    expect(code(await sandbox.send(walletCalls.transfer, request, keyed()))).toBe(expected);
    expect(await balances()).toMatchObject({ center: '10000.00', total: '10000.00' });
  });

  it('CALL-015 refuses the type of a transfer', async () => {
    expect(code(await sandbox.send(walletCalls.recycle, { channelCode: '', ty: 1 }, keyed()))).toBe(4000);
  });

  it('refuses to move money at a venue under maintenance, and leaves it out when all is brought back', async () => {
    await sandbox.send(walletCalls.transfer, { channelCode: 'IMTY', amount: '10' }, keyed());
    await sandbox.services.switches.change({ closedVenues: ['IMTY'] });
    expect(
      code(await sandbox.send(walletCalls.transfer, { channelCode: 'IMTY', amount: '10' }, keyed())),
    ).toBe(7003);
    expect(code(await sandbox.send(walletCalls.recycle, { channelCode: 'IMTY' }, keyed()))).toBe(7003);
    await sandbox.send(walletCalls.recycle, { channelCode: '' }, keyed());
    expect(await at('IMTY')).toBe('10.00');
  });

  it('VENUE-016 keeps a wallet open that an open hall shares with a closed one, by the wallet’s own code too', async () => {
    await sandbox.services.switches.change({ closedVenues: ['YBZR'] });
    expect((await balances()).venues.find(({ channelCode }) => channelCode === 'YB')?.status).toBe(1);
    for (const channelCode of ['YB', 'YBZR', 'YBQP'])
      expect(code(await sandbox.send(walletCalls.transfer, { channelCode, amount: '10' }, keyed()))).toBe(
        6000,
      );
    expect(await at('YB')).toBe('30.00');
    await sandbox.send(walletCalls.recycle, { channelCode: '' }, keyed());
    expect(await at('YB')).toBe('0.00');

    await sandbox.services.switches.change({ closedVenues: ['YBZR', 'YBDJ', 'YBQP', 'YBCP'] });
    expect((await balances()).venues.find(({ channelCode }) => channelCode === 'YB')?.status).toBe(0);
    expect(code(await sandbox.send(walletCalls.transfer, { channelCode: 'YB', amount: '10' }, keyed()))).toBe(
      7003,
    );
  });

  it.each([
    ['demo19', 7202],
    ['demo20', 6000],
  ])('CALL-015 answers %s with %d, whether one venue is emptied or all', async (name, expected) => {
    const limited = await sandbox.logIn(name);
    for (const channelCode of ['IMTY', ''])
      expect(
        code(await sandbox.send(walletCalls.recycle, { channelCode }, keyed(`back-${channelCode}`, limited))),
      ).toBe(expected);
  });

  it.each([
    ['demo19', 7202],
    ['demo20', 7505],
  ])('refuses the money of %s to move with %d', async (name, refusal) => {
    const limited = await sandbox.logIn(name);
    expect(
      code(
        await sandbox.send(walletCalls.transfer, { channelCode: 'IMTY', amount: '10' }, keyed('a', limited)),
      ),
    ).toBe(refusal);
    expect(code(await sandbox.send(walletCalls.topUp, { amount: '10' }, keyed('b', limited)))).toBe(refusal);
  });

  it('tells what became of a write by its key, to its own member only', async () => {
    await sandbox.send(walletCalls.transfer, { channelCode: 'IMTY', amount: '10' }, keyed('mine'));
    const ask = async (idempotencyKey: string, whose: string) =>
      v.parse(
        walletCalls.transferStatus.response,
        exactly(await sandbox.send(walletCalls.transferStatus, { idempotencyKey }, { token: whose })),
      );
    expect(await ask('mine', token)).toMatchObject({
      known: 1,
      orders: [{ channelCode: 'IMTY', amount: '10.00' }],
    });
    expect(await ask('other', token)).toMatchObject({ known: 0, orders: [] });
    expect(await ask('mine', await sandbox.logIn('demo02'))).toMatchObject({ known: 0, orders: [] });
  });

  it('grows the version of the wallet with every movement', async () => {
    const before = (await balances()).version;
    await sandbox.send(walletCalls.topUp, { amount: '10' }, keyed());
    expect((await balances()).version).toBeGreaterThan(before);
  });
});

/** The answer's data with long integers as digits, as a client that loses none reads it (CALL-013). */
function exactly(answer: SandboxAnswer): unknown {
  const { data } = JSON.parse(answer.text.replace(/:(\d{17,19})\b/g, ':"$1"')) as { data: unknown };
  return data;
}
