import { agents } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { openAgent } from './agent';
import { attribute } from './attribution';
import { settleCommission } from './settle-commission';

const DAY = 86_400_000;
/** Noon of the sixteenth, in Shanghai. */
const START = Date.UTC(2026, 10, 16, 4);
/** The first moment of December there. */
const DECEMBER = Date.UTC(2026, 10, 30, 16);
/** The first moment of January there. */
const JANUARY = Date.UTC(2026, 11, 31, 16);
const FRIENDS = ['demo02', 'demo03', 'demo04', 'demo05'];

describe('settling commission', () => {
  let sandbox: TestSandbox;
  let agentId: string;
  beforeEach(async () => {
    sandbox = await startSandbox({ start: START, now: () => START });
    const { storage, members } = sandbox.services;
    agentId = (await members.findByName('demo01'))?.id ?? '';
    await openAgent(storage, {
      memberId: agentId,
      currency: 'CNY',
      plan: 'netWin',
      email: 'a@example.test',
      now: START,
      code: 'ABCD2345',
    });
    for (const name of FRIENDS) {
      const member = await members.findByName(name);
      if (member === undefined) throw new Error(name);
      const attribution = { ...member.attribution, agentCode: 'ABCD2345' };
      await attribute(storage, { ...member, attribution, registeredAt: START }, name);
    }
  });
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  let keys = 0;
  /** A bet that was settled. */
  async function bet(name: string, stake: bigint, payout: bigint, at: number, state = 'lost'): Promise<void> {
    const { storage, members } = sandbox.services;
    await storage.db
      .insertInto('bets')
      .values({
        member_id: (await members.findByName(name))?.id ?? '',
        venue: 'IMTY',
        idempotency_key: `spec-${(keys += 1)}`,
        code: 1001,
        acceptance: 0,
        unit_stake_minor: stake,
        stake_minor: stake,
        payout_minor: payout,
        state,
        refusal: null,
        placed_at: at - 1,
        decides_at: null,
        settled_at: at,
        legs: '[]',
      })
      .execute();
  }
  async function months() {
    const token = await sandbox.logIn();
    const { body } = await sandbox.send(agents.figures, {}, { token });
    return (body?.['data'] as { months: readonly { month: string; state: string; sums?: object }[] }).months;
  }
  const paid = async () =>
    (await sandbox.services.ledger.history({ reasons: ['commission'], limit: 50 }))
      .filter(({ account }) => account === memberAccount(agentId, 'centre'))
      .map(({ amount, reference }) => [reference, amount]);

  /** The rebates that members had before a moment, which the platform gives by itself too. */
  const rebates = async (until: number) =>
    (await sandbox.services.ledger.history({ reasons: ['rebate'], limit: 200 }))
      .filter(({ account, at }) => account.startsWith('member:') && at < until)
      .reduce((sum, { amount }) => sum + amount, 0n);

  it('pays on the first of the month, once, after rebates and prizes', async () => {
    for (const name of FRIENDS) await bet(name, 1_000_00n, 0n, START + 1);
    await bet('demo02', 600_00n, 1_000_00n, START + 2, 'won');
    await bet('demo03', 900_00n, 900_00n, START + 2, 'push');
    const { ledger, members } = sandbox.services;
    const demo02 = (await members.findByName('demo02'))?.id ?? '';
    for (const [reason, reference] of [
      ['rebate', 'R1'],
      ['bonus', 'B1'],
      ['bonus', 'welcome'],
    ] as const)
      await ledger.transfer({
        from: platformAccount('bonus'),
        to: memberAccount(demo02, 'centre'),
        amount: 100_00n,
        reason,
        reference,
        memberId: demo02,
      });
    await sandbox.clock.advance(DECEMBER - START - 1);
    expect(await paid()).toEqual([]);
    const unread = await sandbox.services.mails.unreadOf(agentId);
    await sandbox.clock.advance(DAY);
    // 4 × 1000 lost, 400 won, a prize of 100: what is left less rebates, at 25 per cent.
    const net = 3_500_00n - (await rebates(DECEMBER));
    expect(net).toBeLessThanOrEqual(3_400_00n);
    expect(await paid()).toEqual([['2026-11', net / 4n]]);
    expect(await sandbox.services.mails.unreadOf(agentId)).toBe(unread + 1);
    expect((await months())[1]).toMatchObject({
      month: '2026-11',
      state: 'reckoned',
      sums: {
        active: 4,
        turnover: '4600.00',
        net: fromMinorUnits(net),
        percent: '25.00',
        commission: fromMinorUnits(net / 4n),
      },
    });
    await settleCommission(sandbox.services);
    await sandbox.clock.advance(DAY);
    expect(await paid()).toHaveLength(1);
  });

  it('two runs at once pay a month once', async () => {
    for (const name of FRIENDS) await bet(name, 1_000_00n, 0n, START + 1);
    const late = { ...sandbox.services, clock: { now: () => DECEMBER } };
    await Promise.all([settleCommission(late), settleCommission(late), settleCommission(late)]);
    expect(await paid()).toEqual([['2026-11', 1_000_00n]]);
  });

  it('carries a result below zero over, and pays nothing for it', async () => {
    for (const name of FRIENDS) await bet(name, 1_000_00n, 1_500_00n, START + 1, 'won');
    for (const name of FRIENDS) await bet(name, 1_000_00n, 0n, DECEMBER + DAY);
    await sandbox.clock.advance(DECEMBER + 40 * DAY - START);
    expect(await paid()).toEqual([['2026-12', 500_00n]]);
    expect((await months()).slice(1)).toMatchObject([
      { sums: { net: '4000.00', carriedIn: '-2000.00', commission: '500.00', carriedOut: '0.00' } },
      { sums: { net: '-2000.00', carriedIn: '0.00', commission: '0.00', carriedOut: '-2000.00' } },
    ]);
  });

  it('reckons a month of too few active members with the next one, and tells no sum of it', async () => {
    await bet('demo02', 1_000_00n, 0n, START + 1);
    await bet('demo03', 1_000_00n, 0n, START + 1);
    await bet('demo04', 499_99n, 0n, START + 1);
    await sandbox.clock.advance(DECEMBER + DAY - START);
    expect(await paid()).toEqual([]);
    const [, november] = await months();
    expect(november).toEqual({ month: '2026-11', brought: 4, state: 'carried' });
    await bet('demo05', 1_000_00n, 0n, DECEMBER + 2 * DAY);
    await sandbox.clock.advance(40 * DAY);
    const net = 3_499_99n - (await rebates(JANUARY));
    expect(await paid()).toEqual([['2026-12', net / 4n]]);
  });

  it('a month at its very edge: the last moment counts, the first of the next does not', async () => {
    for (const name of FRIENDS) await bet(name, 1_000_00n, 0n, DECEMBER - 1);
    await bet('demo02', 1_000_00n, 0n, DECEMBER);
    await sandbox.clock.advance(DECEMBER + DAY - START);
    expect(await paid()).toEqual([['2026-11', 1_000_00n]]);
  });

  it('an agent who has ended is paid up to their end, and never again', async () => {
    for (const name of FRIENDS) await bet(name, 1_000_00n, 0n, START + 1);
    const end = { step: 'end', reason: '违反代理条款' };
    await sandbox.clock.advance(DAY);
    await sandbox.app.inject({ method: 'POST', url: '/__sandbox/agents/demo01', payload: end });
    for (const name of FRIENDS) await bet(name, 5_000_00n, 0n, START + 2 * DAY);
    await sandbox.clock.advance(90 * DAY);
    expect(await paid()).toEqual([['2026-11', 1_000_00n]]);
  });
});
