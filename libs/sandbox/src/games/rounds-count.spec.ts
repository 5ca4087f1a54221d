import { gamePlay, games, rebate, statement, venue } from '@heptad/contracts';
import { CATALOGUE } from '@heptad/game-rules';
import { JACKPOTS, poolOf } from '@heptad/sandbox-games';
import { memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { turnoverEventsOf } from '../payments/turnover-events';
import { measuresUntil } from '../vip/play-measures';

const START = Date.UTC(2026, 10, 20, 4);
const HOUR_MS = 3_600_000;
const FEEDS_JADE = CATALOGUE.find(({ jackpot, limits }) => jackpot === 'jade' && limits.least <= 100n);

describe('a round of a game', () => {
  let sandbox: TestSandbox;
  let member: string;
  let memberId: string;
  let keys = 0;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => START });
    await sandbox.clock.rate(0);
    member = await sandbox.logIn();
    memberId = (await sandbox.services.members.findByName('demo01'))?.id ?? '';
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).checks.filter(({ holds }) => !holds)).toEqual([]);
    await sandbox.close();
  });

  async function launch(enName: string, gameCode: string): Promise<string> {
    const { body } = await sandbox.send(
      venue.launch,
      { enName, gameCode, appSendMoney: 1 },
      { token: member },
    );
    return v.parse(venue.launch.response, body?.['data']).token ?? '';
  }
  async function play(stake: string, enName = 'PMDZ', gameCode = 'jade-forest') {
    keys += 1;
    const key = `key-${String(keys).padStart(8, '0')}`;
    const token = await launch(enName, gameCode);
    const { body } = await sandbox.play(gamePlay.play, { key, stake, clientSeed: 'mine' }, token);
    await sandbox.clock.advance(2_500);
    return v.parse(gamePlay.play.response, body).round;
  }
  const data = (answer: Awaited<ReturnType<TestSandbox['send']>>) => answer.body?.['data'];

  it('stands in the member’s list with its sums, and alone with its proof', async () => {
    const [first, second] = [await play('2.00'), await play('4.00')];
    const ask = async (more: object) =>
      v.parse(
        games.rounds.response,
        data(
          await sandbox.send(games.rounds, { language: 'en', page: 1, size: 1, ...more }, { token: member }),
        ),
      );
    const all = await ask({});
    expect(all).toMatchObject({ total: 2, page: 1, size: 1, sums: { stake: '6.00' } });
    expect(all.items).toEqual([
      expect.objectContaining({ id: second.id, name: 'Jade Forest', area: 'egame', stake: '4.00' }),
    ]);
    expect((await ask({ to: first.startedAt })).items[0]?.id).toBe(first.id);
    expect((await ask({ area: 'live' })).total).toBe(0);
    expect((await ask({ game: 'lantern-night' })).total).toBe(0);
    const one = data(await sandbox.send(games.round, { id: first.id, language: 'zh-CN' }, { token: member }));
    const art = { motif: 'gem', hues: [152, 280] };
    expect(one).toEqual({ ...first, area: 'egame', name: '翡翠森林', art });
    const other = await sandbox.logIn('demo02');
    expect(
      (await sandbox.send(games.round, { id: first.id, language: 'en' }, { token: other })).body?.[
        'status_code'
      ],
    ).toBe(4004);
  });

  it('counts its whole stake for duties to bet and for grades', async () => {
    const before = await measuresUntil(sandbox.services, memberId);
    const { id } = await play('4.00');
    const events = await turnoverEventsOf(sandbox.services, memberId);
    expect(events.filter(({ reference }) => reference === id)).toEqual([
      { at: START, kind: 'turnover', amount: 400n, reference: id },
    ]);
    const after = await measuresUntil(sandbox.services, memberId);
    expect(after.turnover - before.turnover).toBe(400n);
  });

  it('ROUTE-023 brings rebate of its kind of venue, once', async () => {
    for (let round = 0; round < 4; round += 1) await play('100.00');
    await sandbox.clock.advance(13 * HOUR_MS);
    const state = async () =>
      v.parse(rebate.state.response, data(await sandbox.send(rebate.state, {}, { token: member })));
    const [day] = (await state()).waiting;
    const kind = day?.kinds.find((each) => each.kind === 'egame');
    expect(kind).toMatchObject({ turnover: '400.00', correction: '0.00' });
    expect(Number(kind?.rebate)).toBeGreaterThan(0);
    const claim = () =>
      sandbox.send(rebate.claim, {}, { token: member, headers: { 'idempotency-key': 'claim-once' } });
    expect(data(await claim())).toMatchObject({ amount: day?.rebate, days: 1 });
    expect((await state()).waiting).toEqual([]);
  });

  it('tells in the statement which game it was', async () => {
    const { id } = await play('2.00');
    const lines = v.parse(
      statement.lines.response,
      data(
        await sandbox.send(
          statement.lines,
          { size: 20, timeZone: 'Asia/Shanghai', kinds: ['bet', 'payout'] },
          { token: member },
        ),
      ),
    );
    const line = lines.items.find(({ reference, kind }) => reference === id && kind === 'bet');
    expect(line).toMatchObject({ amount: '-2.00', wallet: 'PMDZ' });
    const detail = await sandbox.send(statement.detail, { id: line?.id ?? '' }, { token: member });
    expect(data(detail)).toMatchObject({ orderNo: id, round: id, note: '翡翠森林' });
  });

  it('counts among the rounds of its game in the hall', async () => {
    await play('2.00');
    const hall = data(await sandbox.send(games.hall, { area: 'egame', language: 'en' }));
    const listed = v.parse(games.hall.response, hall).games.find(({ id }) => id === 'jade-forest');
    expect(listed?.plays).toBe(1);
  });

  it('puts a hundredth of its stake into its game’s jackpot, and the pool only moves by postings', async () => {
    if (FEEDS_JADE === undefined) throw new Error('no game feeds the jackpot');
    const [jade] = JACKPOTS;
    const pool = () => sandbox.services.ledger.balance(poolOf('jade'));
    expect(await pool()).toBe(jade?.seed);
    const told: bigint[] = [];
    sandbox.services.events.on('jackpotsMoved', ({ amounts }) => told.push(amounts[0]?.amount ?? 0n));
    await sandbox.clock.advance(6_000);
    const { jackpot } = await play('20.00', FEEDS_JADE.venue, FEEDS_JADE.id);
    expect(jackpot).toBeUndefined();
    expect(await pool()).toBe((jade?.seed ?? 0n) + 20n);
    await sandbox.clock.advance(60_000);
    expect(told).toEqual([await pool()]);
    const shown = v.parse(
      games.jackpots.response,
      data(await sandbox.send(games.jackpots, { language: 'en' })),
    );
    expect(shown[0]).toMatchObject({ code: 'jade', amount: '500.20', name: 'Jade jackpot' });
    expect(shown[0]).toMatchObject({ seed: '500.00', part: 1, oneIn: 50_000 });
  });

  it('finds every jackpot at what its rules say it begins with, as the ledger holds it', async () => {
    const answer = await sandbox.send(games.jackpots, { language: 'zh-CN' });
    const shown = v.parse(games.jackpots.response, data(answer));
    expect(shown).toHaveLength(JACKPOTS.length);
    for (const { code, amount, seed } of shown) {
      expect([code, amount]).toEqual([code, seed]);
      expect(Number(amount)).toBeGreaterThan(0);
      expect(amount).toBe((Number(await sandbox.services.ledger.balance(poolOf(code))) / 100).toFixed(2));
    }
  });

  it('is taken back by the operator while it is open, once and with its stake', async () => {
    const { storage, ledger } = sandbox.services;
    await launch('PMDZ', 'jade-forest');
    const balance = () => ledger.balance(memberAccount(memberId, 'PMDZ'));
    const held = await balance();
    const seed = 'a'.repeat(64);
    const { id } = await storage.db
      .insertInto('game_rounds')
      .values({
        member_id: memberId,
        round_key: 'waits',
        game: 'peony-roulette',
        area: 'live',
        engine: 'roulette',
        wallet: 'PMDZ',
        state: 'open',
        stake_minor: 500n,
        win_minor: 0n,
        started_at: START,
        settled_at: null,
        choice: '{}',
        result: null,
        number: 1,
        commitment: seed,
        server_seed: seed,
        client_seed: 'x',
        seen: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reference = `P${String(id).padStart(10, '0')}`;
    await ledger.transfer({
      from: memberAccount(memberId, 'PMDZ'),
      to: platformAccount('escrow-PMDZ'),
      amount: 500n,
      reason: 'bet',
      reference,
      memberId,
    });
    expect((await sandbox.invariants()).holds).toBe(true);
    const take = () =>
      sandbox.app.inject({
        method: 'POST',
        url: `/__sandbox/games/rounds/${reference}`,
        payload: { step: 'void' },
      });
    expect((await take()).statusCode).toBe(200);
    expect(await balance()).toBe(held);
    expect((await take()).statusCode).toBe(409);
  });

  it('cannot be played with a provider that the operator has closed, until it is open again', async () => {
    const close = (closed: boolean) =>
      sandbox.app.inject({
        method: 'POST',
        url: '/__sandbox/games/providers/yunge',
        payload: { closed },
      });
    await close(true);
    expect(sandbox.services.switches.read().closedVenues.sort()).toEqual(['PMDZYG', 'YBCP', 'YBZR']);
    await close(false);
    expect(sandbox.services.switches.read().closedVenues).toEqual([]);
    const listed = (await sandbox.app.inject({ method: 'GET', url: '/__sandbox/games' })).json();
    expect(listed.providers).toHaveLength(14);
  });
});
