import {
  activities,
  activity,
  type Call,
  type CallRequest,
  type CallResponse,
  member,
  statement,
  wallet,
} from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, SandboxAnswer, SendExtras, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

/** A Wednesday noon of the platform. */
const NOW = Date.parse('2026-11-18T12:00:00+08:00');
const WEEK_MS = 7 * 86_400_000;
const THIS_WEEK = '20261116';
const TRANSFER = `transfer-${THIS_WEEK}`;

const code = (answer: SandboxAnswer) => answer.body?.['status_code'];

describe.each(matrixEngines())('promotions on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;
  let keys = 0;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({
      now: () => NOW,
      server,
    });
    token = await sandbox.logIn();
  });
  afterEach(() => sandbox.close());

  const keyed = (key = `key-${String((keys += 1))}`, whose = token): SendExtras => ({
    token: whose,
    headers: { 'idempotency-key': key },
  });
  async function ask<C extends Call>(
    call: C,
    request: CallRequest<C>,
    extras: SendExtras = { token },
  ): Promise<CallResponse<C>> {
    const answer = await sandbox.send(call, request, extras);
    if (code(answer) !== 6000) throw new Error(answer.text);
    return v.parse(call.response, answer.body?.['data']);
  }
  async function transferIn(amount: string): Promise<void> {
    expect(code(await sandbox.send(wallet.transfer, { channelCode: 'IMTY', amount }, keyed()))).toBe(6000);
  }
  const claimCode = async (tier: number, id = TRANSFER, extras = keyed()) =>
    code(await sandbox.send(activities.claim, { id, tier }, extras));
  const centre = async () => (await ask(wallet.balances, {})).center;

  it('OPEN-001 shows a guest what runs and what has ended, in the language asked for', async () => {
    const list = await ask(activity.list, {}, { headers: { 'accept-language': 'en' } });
    const promotions = list.activities.filter(({ kind }) => kind === 'PromoDetails');
    const names = list.categories.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['New members', 'Sports', 'Transfers']));
    expect(promotions.map(({ id, state }) => [id, state])).toEqual([
      ['newcomer-20260101', 'open'],
      [`turnover-${THIS_WEEK}`, 'open'],
      [`combo-${THIS_WEEK}`, 'open'],
      [TRANSFER, 'open'],
      ['turnover-20261109', 'closed'],
      ['combo-20261109', 'closed'],
      ['transfer-20261109', 'closed'],
    ]);
    const known = new Set(list.categories.map(({ id }) => id));
    for (const { category, startsAt, endsAt } of promotions) {
      expect(known).toContain(category);
      expect(endsAt).toBeGreaterThan(startsAt);
    }
    expect(promotions.find(({ id }) => id === TRANSFER)?.prizeTotal).toBe('53.00');
    const detail = await ask(activities.detail, { id: TRANSFER }, {});
    expect(detail).toMatchObject({
      title: '每周转入礼',
      progress: '0.00',
      unit: 'money',
      prizeTotal: '53.00',
    });
    expect(detail.obstacle).toBeUndefined();
    expect(code(await sandbox.send(activities.join, { id: TRANSFER }))).not.toBe(6000);
  });

  it.each(['transfer-20261110', 'transfer-20261102', 'unknown-20261116', TRANSFER.toUpperCase(), 'x'])(
    'knows no promotion %s',
    async (id) => {
      expect(code(await sandbox.send(activities.detail, { id }, { token }))).toBe(4004);
      expect(code(await sandbox.send(activities.join, { id }, { token }))).toBe(4004);
      expect(await claimCode(1, id)).toBe(4004);
    },
  );

  it('OPEN-001 counts transfers before and after joining, less what came back', async () => {
    await transferIn('60.50');
    expect((await ask(activities.join, { id: TRANSFER })).state).toBe('joined');
    await transferIn('39.49');
    expect(await ask(activities.detail, { id: TRANSFER })).toMatchObject({
      progress: '99.99',
      state: 'joined',
    });
    expect(await claimCode(1)).toBe(7404);
    await transferIn('1');
    const reached = await ask(activities.detail, { id: TRANSFER });
    expect(reached).toMatchObject({ progress: '100.99', state: 'reached' });
    expect(reached.prizes.map((each) => [each.reached, each.claimed])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    await sandbox.send(wallet.recycle, { channelCode: 'IMTY' }, keyed());
    expect(await ask(activities.detail, { id: TRANSFER })).toMatchObject({
      progress: '0.00',
      state: 'joined',
    });
    expect(await claimCode(1)).toBe(7404);
  });

  it('OPEN-001 pays a prize once, whatever key it is asked with, and says so by its key', async () => {
    await transferIn('1000');
    await ask(activities.join, { id: TRANSFER });
    await ask(activities.join, { id: TRANSFER });
    const order = await ask(activities.claim, { id: TRANSFER, tier: 1 }, keyed('mine'));
    expect(order).toMatchObject({ id: TRANSFER, tier: 1, prize: '3.00' });
    expect(await ask(activities.claim, { id: TRANSFER, tier: 1 }, keyed('mine'))).toEqual(order);
    expect(await claimCode(2, TRANSFER, keyed('mine'))).toBe(4009);
    expect(await claimCode(1)).toBe(7405);
    expect(await centre()).toBe('9003.00');
    expect((await ask(activities.detail, { id: TRANSFER })).state).toBe('reached');
    await ask(activities.claim, { id: TRANSFER, tier: 2 }, keyed());
    expect(await centre()).toBe('9015.00');
    expect((await ask(activities.detail, { id: TRANSFER })).state).toBe('joined');

    expect(await ask(activities.claimStatus, { idempotencyKey: 'mine' })).toEqual({ known: 1, claim: order });
    expect(await ask(activities.claimStatus, { idempotencyKey: 'never' })).toEqual({ known: 0 });
    const other = await sandbox.logIn('demo02');
    expect(await ask(activities.claimStatus, { idempotencyKey: 'mine' }, { token: other })).toEqual({
      known: 0,
    });
    const posted = await ask(statement.lines, { size: 10, kinds: ['bonus'], timeZone: 'UTC' });
    expect(posted.items.map(({ amount, reference }) => [amount, reference])).toEqual([
      ['12.00', TRANSFER],
      ['3.00', TRANSFER],
    ]);
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('pays once when two taps come at the same time under keys of their own', async () => {
    await transferIn('100');
    await ask(activities.join, { id: TRANSFER });
    const codes = await Promise.all([claimCode(1), claimCode(1), claimCode(1)]);
    expect(codes.filter((each) => each === 6000)).toHaveLength(1);
    expect(await centre()).toBe('9903.00');
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('refuses a claim of who has not joined, of a prize there is not, and without a key', async () => {
    await transferIn('100');
    expect(await claimCode(1)).toBe(7403);
    await ask(activities.join, { id: TRANSFER });
    expect(await claimCode(0)).toBe(4004);
    expect(await claimCode(4)).toBe(4004);
    expect(await claimCode(1, TRANSFER, { token })).toBe(4000);
    expect(await centre()).toBe('9900.00');
  });

  it('can be claimed for a week after the end, cannot be joined any more, and is over then', async () => {
    await transferIn('100');
    await ask(activities.join, { id: TRANSFER });
    const { endsAt, claimableUntil } = await ask(activities.detail, { id: TRANSFER });
    await sandbox.clock.set(endsAt);
    expect((await ask(activities.detail, { id: TRANSFER })).state).toBe('reached');
    expect(code(await sandbox.send(activities.join, { id: `turnover-${THIS_WEEK}` }, { token }))).toBe(7401);
    await sandbox.clock.set(claimableUntil - 1);
    expect(await claimCode(1)).toBe(6000);
    expect((await ask(activities.detail, { id: TRANSFER })).state).toBe('claimed');
    await sandbox.clock.set(claimableUntil);
    // The one before the last is shown no more.
    expect(await claimCode(2)).toBe(4004);
    expect(claimableUntil - endsAt).toBe(WEEK_MS);
  });

  it.each([
    ['demo19', 7202],
    ['demo20', 7505],
  ])('neither lets %s join nor claim: %d', async (name, refusal) => {
    const limited = await sandbox.logIn(name);
    expect(code(await sandbox.send(activities.join, { id: TRANSFER }, { token: limited }))).toBe(refusal);
    expect(await claimCode(1, TRANSFER, keyed('limited', limited))).toBe(refusal);
    expect((await ask(activities.detail, { id: TRANSFER }, { token: limited })).obstacle).toBe(
      '账户受限，暂不能参加优惠',
    );
  });

  it('keeps the welcome gift for who registered within thirty days', async () => {
    const id = 'newcomer-20260101';
    const { registeredAt } = await ask(member.info, {});
    await sandbox.clock.set(registeredAt + 30 * 86_400_000);
    // Sessions end before.
    token = await sandbox.logIn();
    expect((await ask(activities.detail, { id })).obstacle).toBeUndefined();
    await sandbox.clock.advance(1);
    expect((await ask(activities.detail, { id })).obstacle).toBe('仅限注册 30 天以内的会员');
    expect(code(await sandbox.send(activities.join, { id }, { token }))).toBe(7402);
  });

  it('OPEN-001 counts a bet once it has been won or lost', async () => {
    await transferIn('500');
    const { simulation, betting } = sandbox.services;
    const [selection] = simulation
      .matches({ period: 'today', sport: 'football', markets: 'main' })
      .flatMap(({ markets }) => markets)
      .flatMap(({ selections }) => selections)
      .filter(({ odds, locked }) => !locked && Number(odds) >= 1.5);
    if (selection === undefined) throw new Error('there is always something to bet on');
    const { key, odds } = selection;
    const placed = await betting.place({
      memberId: '100001',
      venue: 'IMTY',
      idempotencyKey: 'bet',
      code: 1001,
      legs: [{ selection: key, odds }],
      unitStake: money('100'),
      acceptance: 2,
    });
    if (!placed.ok) throw new Error(placed.reason);
    const progress = async (id: string) => (await ask(activities.detail, { id })).progress;
    expect(await progress(`turnover-${THIS_WEEK}`)).toBe('0.00');
    await sandbox.clock.advance(36 * 3_600_000);
    const bet = await betting.order('100001', placed.bet.id);
    const counts = { won: 2, lost: 2, halfWon: 1, halfLost: 1 }[String(bet?.state)] ?? 0;
    expect(bet?.settledAt).toBeDefined();
    expect(await progress(`turnover-${THIS_WEEK}`)).toBe(['0.00', '50.00', '100.00'][counts]);
    expect(await progress('newcomer-20260101')).toBe(counts === 0 ? '0' : '1');
    expect(await progress(`combo-${THIS_WEEK}`)).toBe('0');
  });
});
