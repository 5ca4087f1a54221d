import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@heptad/game-rules';
import type { StorageOptions } from '@heptad/sandbox-ledger';
import { startPostgres, testedEngines, type PostgresServer } from '@heptad/testing';
import fc from 'fast-check';
import { scheduledGame, scheduledPlay } from '../testing/play-under-test';
import { resultOf } from './outcomes';

const GAMES = {
  baccarat: scheduledGame('peony-baccarat-1'),
  roulette: scheduledGame('peony-roulette'),
  lottery: scheduledGame('moonview-minute-fast-three'),
} as const;
const SPOTS = {
  baccarat: ['player', 'banker', 'tie', 'playerPair', 'bankerPair'],
  roulette: [
    'red',
    'straight:0',
    'split:0-1',
    'corner:0-1-2-3',
    'dozen:2',
    'column:3',
    'sixLine:1-2-3-4-5-6',
  ],
  lottery: ['sum-big', 'sum-odd', 'sum-10', 'triple'],
} as const;
const START = Date.UTC(2026, 10, 26, 12);
const HOUR = 3_600_000;

describe.each(testedEngines())('rounds by the clock on %s', (engineName) => {
  let server: PostgresServer | undefined;
  let folder: string;
  let options: StorageOptions;
  let play: Awaited<ReturnType<typeof scheduledPlay>>;

  beforeAll(async () => {
    server = engineName === 'postgres' ? await startPostgres() : undefined;
    folder = mkdtempSync(join(tmpdir(), 'heptad-rounds-'));
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  let files = 0;
  beforeEach(async () => {
    files += 1;
    options = server
      ? { postgres: await server.createDatabase() }
      : { sqlite: join(folder, `${String(files)}.db`) };
    play = await scheduledPlay(options, START);
    await play.pay('m1');
  });
  afterEach(() => play.close());

  type Kind = keyof typeof GAMES;
  const toBetting = (kind: Kind) => {
    const { game, engine } = GAMES[kind];
    const round = engine.roundAt(game, play.now());
    if (play.now() >= round.closesAt) play.state.time = round.endsAt;
    return engine.roundAt(game, play.now());
  };
  const betOn = (kind: Kind, memberId = 'm1', stake = 5_000n) =>
    play.bet({
      memberId,
      ...GAMES[kind],
      bets: SPOTS[kind].map((spot) => ({ spot, stake })),
    });

  it.each(Object.keys(GAMES) as Kind[])('of %s pay by their own rules, once, at their time', async (kind) => {
    const { game, engine } = GAMES[kind];
    const round = toBetting(kind);
    const open = await betOn(kind);
    play.state.time = round.resultAt - 1;
    expect(await play.settle()).toBe(0);
    play.state.time = round.resultAt;
    expect(await play.settle()).toBe(1);
    const [row] = await play.rounds();
    const result = resultOf(game, engine, open.server_seed, round.number);
    const win = SPOTS[kind].reduce(
      (sum, spot) => sum + engine.paidFor(game, { spot, stake: 5_000n }, result),
      0n,
    );
    expect(row).toMatchObject({ state: 'settled', win_minor: win, settled_at: round.resultAt });
    expect(JSON.parse(row?.result ?? '')).toMatchObject(result);
    expect(commitmentOf(row?.server_seed ?? '')).toBe(open.commitment);
    expect(await play.balance('m1')).toBe(1_000_000n - open.stake_minor + win);
    expect(await play.escrow()).toBe(0n);
    expect(await play.settle()).toBe(0);
    expect((await play.ledger.invariants()).holds).toBe(true);
  });

  it('that the platform missed are settled once at its next start', async () => {
    toBetting('baccarat');
    await betOn('baccarat');
    await play.close();
    const later = play.now() + 5 * HOUR;
    play = await scheduledPlay(options, later);
    expect(await play.settle()).toBe(1);
    const balance = await play.balance('m1');
    await play.close();
    play = await scheduledPlay(options, later);
    expect(await play.settle()).toBe(0);
    expect(await play.balance('m1')).toBe(balance);
    expect(await play.escrow()).toBe(0n);
  });

  it('are settled once though several ask at one moment', async () => {
    const round = toBetting('baccarat');
    await betOn('baccarat');
    play.state.time = round.resultAt;
    const counts = await Promise.all(Array.from({ length: 5 }, () => play.settle()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(play.settled).toHaveLength(1);
    expect((await play.ledger.invariants()).holds).toBe(true);
  });

  it('of a time that is no longer to come are void, and the stake goes back', async () => {
    toBetting('roulette');
    await betOn('roulette');
    play.state.time -= 3 * HOUR;
    expect(await play.settle()).toBe(1);
    expect(await play.rounds()).toMatchObject([{ state: 'void', win_minor: 0n }]);
    expect(await play.balance('m1')).toBe(1_000_000n);
    expect(await play.escrow()).toBe(0n);
  });

  it('of a table that breaks off give their stakes back once', async () => {
    const round = toBetting('baccarat');
    await betOn('baccarat');
    expect(await play.voidAll(GAMES.baccarat.game.id)).toBe(1);
    expect(await play.voidAll(GAMES.baccarat.game.id)).toBe(0);
    play.state.time = round.resultAt;
    expect(await play.settle()).toBe(0);
    expect(await play.balance('m1')).toBe(1_000_000n);
  });

  it('do not hold each other up when one cannot be read', async () => {
    await play.pay('m2');
    const round = toBetting('baccarat');
    const broken = await betOn('baccarat');
    await betOn('baccarat', 'm2');
    await play.storage.db
      .updateTable('game_rounds')
      .set({ choice: 'nonsense' })
      .where('id', '=', broken.id)
      .execute();
    play.state.time = round.resultAt;
    expect(await play.settle()).toBe(1);
    expect(play.errors).not.toEqual([]);
    expect(await play.rounds()).toMatchObject([{ state: 'open' }, { state: 'settled' }]);
  });

  it('of two hundred members at one table are all paid, and the sums stay zero', async () => {
    const round = toBetting('baccarat');
    const members = Array.from({ length: 200 }, (_, number) => `p${String(number)}`);
    for (const memberId of members) await play.pay(memberId);
    await Promise.all(members.map((memberId) => betOn('baccarat', memberId)));
    play.state.time = round.resultAt;
    expect(await play.settle()).toBe(200);
    const rows = await play.rounds();
    expect(new Set(rows.map(({ win_minor }) => win_minor)).size).toBe(1);
    expect(await play.escrow()).toBe(0n);
    expect((await play.ledger.invariants()).holds).toBe(true);
  }, 60_000);

  it('keep the sums whatever is bet, and however the clock jumps', async () => {
    const step = fc.record({
      kind: fc.constantFrom(...(Object.keys(GAMES) as Kind[])),
      units: fc.integer({ min: 1, max: 20 }),
      jump: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -HOUR, max: 4 * HOUR })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const { kind, units, jump } of steps) {
          toBetting(kind);
          await betOn(kind, 'm1', BigInt(units) * 500n).catch(() => undefined);
          play.state.time += jump;
          await play.settle();
        }
        const rows = await play.rounds();
        const held = rows
          .filter(({ state }) => state === 'open')
          .reduce((sum, { stake_minor }) => sum + stake_minor, 0n);
        expect(await play.escrow()).toBe(held);
        expect((await play.ledger.invariants()).holds).toBe(true);
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
