import { startSandbox, type TestSandbox } from '@heptad/testing';
import { WELFARE_RULES } from './welfare-rules';

/** A Wednesday noon of the platform; the week before it began on the 9th. */
const NOW = Date.parse('2026-11-18T12:00:00+08:00');
const WEEK_ENDS = Date.parse('2026-11-16T00:00:00+08:00');

describe('what the platform gives by the week', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    await sandbox.clock.rate(0);
  }, 30_000);
  afterEach(() => sandbox.close());

  async function bet(stake: bigint, at: number): Promise<void> {
    await sandbox.services.storage.db
      .insertInto('bets')
      .values({
        member_id: '100001',
        venue: 'IMTY',
        idempotency_key: `bet-${String(at)}-${String(stake)}`,
        code: 1001,
        acceptance: 0,
        unit_stake_minor: stake,
        stake_minor: stake,
        payout_minor: 0n,
        state: 'lost',
        refusal: null,
        placed_at: at,
        decides_at: null,
        settled_at: at,
        legs: JSON.stringify([{ odds: '2.00' }]),
      })
      .execute();
  }
  /** A stake that the house has kept. */
  async function lose(stake: bigint, at: number): Promise<void> {
    await sandbox.clock.set(new Date(at).toISOString());
    const { ledger } = sandbox.services;
    const note = { memberId: '100001', reference: '1' };
    const [from, to] = ['member:100001:IMTY:CNY', 'platform:house:CNY'] as const;
    await ledger.transfer({
      from: to,
      to: from,
      amount: stake,
      reason: 'topUp',
      ...note,
      reference: 'panel',
    });
    await ledger.transfer({ from, to, amount: stake, reason: 'bet', ...note });
  }
  async function gift(name: string) {
    const member = await sandbox.services.members.find('100001');
    const rule = WELFARE_RULES.find((each) => each.name === name);
    if (member === undefined || rule === undefined) throw new Error(name);
    return rule.gift(sandbox.services.storage, member, NOW);
  }

  it.each([
    ['less than a unit of rebate', 249_99n, undefined],
    ['just one', 250_00n, 1_00n],
    ['parts of a cent, which are cut', 333_33n, 1_33n],
  ])('rebates last week’s turnover: %s', async (_what, stake, amount) => {
    await bet(stake, WEEK_ENDS - 1);
    await bet(9_000_00n, WEEK_ENDS);
    const given = await gift('weeklyRebate');
    expect(given?.amount).toBe(amount);
    if (given !== undefined)
      expect(given).toMatchObject({ turnover: 0n, period: '20261109', grantedAt: WEEK_ENDS });
  });

  it.each([
    ['little', 166_66n, undefined],
    ['enough', 166_67n, 5_00n],
    ['much, up to the most', 90_000_00n, 188_00n],
  ])('relieves last week’s net loss of %s', async (_what, stake, amount) => {
    await lose(stake, WEEK_ENDS - 1);
    const given = await gift('weeklyRelief');
    expect([given?.amount, given?.turnover]).toEqual([amount, amount]);
  });
});
