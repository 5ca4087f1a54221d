import { createApiClient } from '@heptad/api-client';
import { rebate, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { toDayDetail, toRebateRecord, toRebateState } from './rebate';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const SECRET = md5('Heptad2026');
const TODAY = '2026-11-19';
const YESTERDAY = '2026-11-18';
/** An hour after midnight of the platform. */
const NOW = Date.parse('2026-11-19T01:00:00+08:00');

describe('the rebate against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS, now: () => NOW });
    await sandbox.clock.rate(0);
  }, 60_000);
  afterAll(() => sandbox.close());

  /** A bet of demo01 that was lost yesterday. */
  async function lose(): Promise<void> {
    const leg = { matchId: 'm', sport: 'football', leagueId: 'l', kind: 'moneyline', period: 'full' };
    await sandbox.services.storage.db
      .insertInto('bets')
      .values({
        member_id: '100001',
        venue: 'YBTY',
        idempotency_key: 'lost',
        code: 1001,
        acceptance: 0,
        unit_stake_minor: 1_000_00n,
        stake_minor: 1_000_00n,
        payout_minor: 0n,
        state: 'lost',
        refusal: null,
        placed_at: NOW - 4 * 3_600_000,
        decides_at: null,
        settled_at: NOW - 2 * 3_600_000,
        legs: JSON.stringify([
          { ...leg, selection: 'm|moneyline.full|-|home', side: 'home', odds: '2.00', state: 'lost' },
        ]),
      })
      .execute();
  }

  it('ROUTE-023 a day waits, is claimed under a key and asked for by it, and stands in the records', async () => {
    await lose();
    const clock = { ...createClock(), now: () => NOW };
    const items = createStoredItems(null, clock);
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock,
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => 'rebate',
      salts: () => SALTS,
      token: () => items.get(ITEMS.token)?.value,
    });
    const login = await api.send(session.login, { name: 'demo01', password: SECRET });
    if (!login.ok) throw new Error(login.error.message);
    items.set(ITEMS.token, { value: login.value.token, expiresAt: Number.MAX_SAFE_INTEGER });

    const before = await api.send(rebate.state, {});
    const state = before.ok ? toRebateState(before.value) : undefined;
    expect(state).toMatchObject({
      least: '1.00',
      leastOdds: '1.50',
      today: { day: TODAY, turnover: '0.00' },
    });
    expect(state?.waiting).toMatchObject([{ day: YESTERDAY, turnover: '1000.00' }]);
    const sum = state?.claimable;

    const claimed = await api.send(rebate.claim, {}, { idempotencyKey: 'a-key-of-its-own' });
    expect(claimed).toMatchObject({ ok: true, value: { amount: sum, days: 1 } });
    const asked = await api.send(rebate.claimStatus, { idempotencyKey: 'a-key-of-its-own' });
    expect(asked).toMatchObject({ ok: true, value: { known: 1, claim: { amount: sum } } });
    expect(await api.send(rebate.claim, {}, { idempotencyKey: 'another' })).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7405' },
    });

    const records = await api.send(rebate.records, { page: 1, size: 20 });
    expect(records.ok && records.value.items.map(toRebateRecord)).toEqual([
      { day: YESTERDAY, turnover: '1000.00', rebate: sum, way: 'claimed', at: NOW },
    ]);
    const detail = await api.send(rebate.detail, { day: YESTERDAY });
    expect(detail.ok && toDayDetail(detail.value)).toMatchObject({
      state: 'claimed',
      at: NOW,
      bets: [{ rule: 'whole', counted: '1000.00', kind: 'sports' }],
    });
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});
