import { bets, wallet } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

/** At which a bet on the first live match is taken: at other moments its market closes while the venue thinks. */
const NOW = Date.UTC(2026, 9, 14, 12, 0);

describe.each(testedEngines())('bets across venues on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;

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

  const control = (url: string, payload: object) =>
    sandbox.app.inject({
      method: 'POST',
      url: `/__sandbox${url}`,
      payload,
      headers: { host: '127.0.0.1:4600' },
    });
  const records = async (settled: boolean, more: object = {}) =>
    v.parse(
      bets.records.response,
      (await sandbox.send(bets.records, { page: 1, size: 10, settled, ...more }, { token })).body?.['data'],
    );
  const total = async () =>
    v.parse(wallet.balances.response, (await sandbox.send(wallet.balances, {}, { token })).body?.['data'])
      .total;

  /** Bets 100 on the home side of a live football match. */
  async function bet() {
    await sandbox.send(
      wallet.transfer,
      { channelCode: 'IMTY', amount: '500' },
      { token, headers: { 'idempotency-key': 't' } },
    );
    const { simulation, betting } = sandbox.services;
    const offers = simulation
      .matches({ period: 'live', sport: 'football', markets: 'main' })
      .flatMap((match) => match.markets.map((market) => ({ match, market })));
    const offer = offers.find(
      ({ match, market }) =>
        match.status === 'live' &&
        market.kind === 'threeWay' &&
        market.selections.every(({ locked }) => !locked),
    );
    const selection = offer?.market.selections.find(({ side }) => side === 'home');
    if (offer === undefined || selection === undefined)
      throw new Error('there is always something to bet on');
    const placed = await betting.place({
      memberId: '100001',
      venue: 'IMTY',
      idempotencyKey: 'bet',
      code: 1001,
      legs: [{ selection: selection.key, odds: selection.odds }],
      unitStake: money('100'),
      acceptance: 2,
    });
    if (!placed.ok) throw new Error(placed.reason);
    return { match: offer.match, bet: placed.bet };
  }

  it('OPEN-001 shows a bet as open, then as settled with the money right to the cent', async () => {
    const { match, bet: placed } = await bet();
    expect(await total()).toBe('9900.00');
    const open = await records(false);
    expect(open.items).toMatchObject([
      { id: placed.id, venue: 'IMTY', stake: '100.00', returns: placed.potentialReturn },
    ]);
    expect(open.items[0]?.legs[0]).toMatchObject({
      home: match.home.name['zh-CN'],
      away: match.away.name['zh-CN'],
    });
    expect(open.totals).toMatchObject({ bets: 1, stake: '100.00', turnover: '0.00', winLoss: '0.00' });

    await sandbox.clock.advance(15_000);
    for (let lead = match.score.home - match.score.away; lead <= 3; lead += 1) {
      await control(`/matches/${match.id}`, { type: 'score', side: 'home' });
    }
    await control(`/matches/${match.id}`, { type: 'end' });

    expect((await records(false)).items).toEqual([]);
    const settled = await records(true);
    const won = settled.items[0];
    expect(won).toMatchObject({ id: placed.id, state: 'won' });
    expect(won?.legs[0]?.result).toMatch(/^\d+:\d+$/);
    expect(settled.totals).toMatchObject({
      bets: 1,
      turnover: '100.00',
      returns: won?.returns,
      winLoss: won?.winLoss,
    });
    expect(await total()).toBe((9900 + Number(won?.returns)).toFixed(2));
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('shows a rejected bet among those that are over, with its stake back and in no sum', async () => {
    // The clock stands, so that the match is suspended before the bet is decided, however slow this goes.
    await control('/clock', { rate: 0 });
    const { match, bet: placed } = await bet();
    await control(`/matches/${match.id}`, { type: 'suspend' });
    await sandbox.clock.advance(15_000);
    expect((await records(false)).items).toEqual([]);
    const over = await records(true);
    expect(over.items).toMatchObject([
      { id: placed.id, state: 'rejected', stake: '100.00', returns: '100.00', winLoss: '0.00' },
    ]);
    expect(over.totals).toEqual({
      bets: 1,
      stake: '0.00',
      turnover: '0.00',
      returns: '0.00',
      won: '0.00',
      lost: '0.00',
      winLoss: '0.00',
    });
    expect(await total()).toBe('10000.00');
  });

  it('OPEN-001 asks for a span and a venue', async () => {
    await bet();
    const { placedAt } = (await records(false)).items[0] ?? { placedAt: 0 };
    expect((await records(false, { from: placedAt, to: placedAt })).total).toBe(1);
    expect((await records(false, { from: placedAt + 1 })).total).toBe(0);
    expect((await records(false, { venue: 'FBTY' })).total).toBe(0);
  });

  it('tells sports from virtual sports, one sport from another, singles from combos', async () => {
    await bet();
    const found = async (more: object) => (await records(false, more)).total;
    expect(await found({ scope: 'sports' })).toBe(1);
    expect(await found({ scope: 'virtual' })).toBe(0);
    expect(await found({ sport: 'football' })).toBe(1);
    expect(await found({ sport: 'tennis' })).toBe(0);
    expect(await found({ sport: 'football', scope: 'virtual' })).toBe(0);
    expect(await found({ sport: 'neverHeardOf' })).toBe(0);
    expect(await found({ kind: 'single' })).toBe(1);
    expect(await found({ kind: 'combo' })).toBe(0);
    expect(await found({ states: ['pending', 'accepted'] })).toBe(1);
    expect(await found({ states: ['won'] })).toBe(0);
    const { sports, venues, totals, items } = await records(false, { sport: 'tennis' });
    expect(items).toEqual([]);
    expect(sports).toEqual([{ sport: 'football', name: '足球', bets: 1 }]);
    expect(venues).toEqual([]);
    expect(totals.returns).toBe('0.00');
    const all = await records(false);
    expect(all.venues).toEqual([
      { venue: 'IMTY', bets: 1, stake: '100.00', turnover: '0.00', winLoss: '0.00' },
    ]);
    expect(all.totals.returns).toBe(all.items[0]?.returns);
  });

  it('OPEN-001 goes on behind the last number, whatever is placed meanwhile', async () => {
    const { bet: first } = await bet();
    const place = async (key: string) => {
      const placed = await sandbox.services.betting.place({
        memberId: '100001',
        venue: 'IMTY',
        idempotencyKey: key,
        code: 1001,
        legs: first.legs.map(({ selection, odds }) => ({ selection, odds })),
        unitStake: money('10'),
        acceptance: 2,
        notation: 2,
      });
      if (!placed.ok) throw new Error(placed.reason);
      return placed.bet.id;
    };
    const second = await place('second');
    const page = await records(false, { size: 1 });
    expect([page.items[0]?.id, page.more, page.total]).toEqual([second, true, 2]);
    await place('third');
    const next = await records(false, { size: 1, before: second });
    expect([next.items[0]?.id, next.more, next.total]).toEqual([first.id, false, 3]);
    expect((await records(false, { before: 'nonsense' })).items).toEqual([]);
    expect(page.items[0]?.legs[0]?.notation).toBe(2);
    expect(next.items[0]?.legs[0]?.notation).toBeUndefined();
  });

  it('ROUTE-073 shows one order with its parts, and nobody else’s', async () => {
    const { bet: placed } = await bet();
    const detail = v.parse(
      bets.record.response,
      (await sandbox.send(bets.record, { id: placed.id }, { token })).body?.['data'],
    );
    expect(detail.record).toEqual((await records(false)).items[0]);
    expect(detail.record).toMatchObject({ combinations: 1, unitStake: '100.00' });
    expect(detail.record.legs[0]).toMatchObject({ live: true, sport: 'football' });
    expect(detail.record.legs[0]?.scoreAtBet).toMatch(/^\d+:\d+$/);
    expect(detail.parts).toEqual([
      { legs: [0], odds: placed.legs[0]?.odds, returns: placed.potentialReturn, state: placed.state },
    ]);
    const other = await sandbox.logIn('demo02');
    for (const [id, as] of [
      [placed.id, other],
      ['1', token],
      ['DROP', token],
    ] as const) {
      expect((await sandbox.send(bets.record, { id }, { token: as })).body).toMatchObject({
        status_code: 4004,
      });
    }
  });
});
