import { once } from 'node:events';
import { gamePlay, venue } from '@heptad/contracts';
import { commitmentOf, dealRound, fairDraws, gameById, newShoe } from '@heptad/game-rules';
import { scheduledEngineOf } from '@heptad/sandbox-games';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { WebSocket } from 'ws';

const TABLE = gameById('peony-baccarat-1');
const LOTTERY = gameById('moonview-minute-fast-three');
const SECONDS = 1_000;

type Message<Type extends gamePlay.StreamMessage['type']> = Extract<
  gamePlay.StreamMessage,
  { readonly type: Type }
>;

/** A page's connection, which keeps what it hears. */
class Page {
  readonly #socket: WebSocket;
  readonly #heard: gamePlay.StreamMessage[] = [];
  #wake: () => void = () => undefined;
  readonly closed: Promise<number>;

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}${gamePlay.STREAM_PATH}`, { headers });
    this.#socket.on('message', (text) => {
      this.#heard.push(v.parse(gamePlay.streamMessage, JSON.parse(String(text))));
      this.#wake();
    });
    this.closed = once(this.#socket, 'close').then(([code]) => Number(code));
  }

  async say(text: string): Promise<this> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    this.#socket.send(text);
    return this;
  }

  /** The next message of a kind; others before it are passed over. */
  async next<Type extends gamePlay.StreamMessage['type']>(type: Type): Promise<Message<Type>> {
    for (;;) {
      const message = this.#heard.shift();
      if (message?.type === type) return message as Message<Type>;
      if (message === undefined) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  end(): void {
    this.#socket.terminate();
  }
}

describe('games by the platform’s clock', () => {
  let sandbox: TestSandbox;
  let pages: Page[];
  let keys = 0;

  beforeEach(async () => {
    pages = [];
    sandbox = await startSandbox({ listen: true, now: () => Date.UTC(2026, 10, 26, 4) });
    await sandbox.clock.rate(0);
  }, 30_000);
  afterEach(async () => {
    for (const page of pages) page.end();
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  if (TABLE === undefined || LOTTERY === undefined) throw new Error('the catalogue has no such games');

  const tokenOf = (body: Readonly<Record<string, unknown>> | undefined): string =>
    /#token=([0-9a-f]+)$/.exec(v.parse(venue.launch.response, body?.['data']).url)?.[1] ?? '';
  const launch = async ({ venue: enName, id: gameCode }: typeof TABLE, name = 'demo01') => {
    const token = await sandbox.logIn(name);
    return tokenOf((await sandbox.send(venue.launch, { enName, gameCode, appSendMoney: 1 }, { token })).body);
  };
  const connect = async (token: string) => {
    const page = new Page(sandbox.gamesAt);
    pages.push(page);
    return page.say(JSON.stringify({ token }));
  };
  const table = async (token: string) =>
    v.parse(gamePlay.table.response, (await sandbox.play(gamePlay.table, {}, token)).body);
  const bet = async (token: string, number: number, stake = '10.00', spot = 'player') =>
    sandbox.play(
      gamePlay.placeBets,
      { key: `bets-${String((keys += 1)).padStart(8, '0')}`, number, bets: [{ spot, stake }] },
      token,
    );
  /** Goes on to the next moment in which betting has just opened. */
  const toOpening = async (game: typeof TABLE) => {
    const round = scheduledEngineOf(game)?.roundAt(game, sandbox.clock.now());
    await sandbox.clock.set(round?.endsAt ?? 0);
  };

  it('a table tells its round, takes bets, deals and pays, and what it promised holds', async () => {
    await toOpening(TABLE);
    const token = await launch(TABLE);
    const before = await table(token);
    expect(before).toMatchObject({
      engine: 'baccarat',
      round: { phase: 'betting' },
      limits: { step: '0.20' },
    });
    expect(before.past).toHaveLength(120);
    expect(before.outcome).toBeUndefined();
    const page = await connect(token);
    expect(await page.next('phase')).toMatchObject({ round: before.round });

    const placed = await bet(token, before.round.number);
    expect(placed.status).toBe(200);
    expect((await page.next('placed')).round).toMatchObject({ state: 'open', stake: '10.00' });
    expect((await table(token)).mine?.proof.serverSeed).toBeUndefined();

    await sandbox.clock.set(before.round.closesAt);
    const { outcome } = await page.next('outcome');
    expect(await page.next('phase')).toMatchObject({ round: { phase: 'dealing' } });
    expect(commitmentOf(outcome.serverSeed)).toBe(before.round.commitment);
    const { serverSeed } = outcome;
    const draws = fairDraws({ serverSeed, clientSeed: TABLE.id, round: outcome.number });
    const result = v.parse(gamePlay.baccaratResult, JSON.parse(outcome.result));
    expect(result).toMatchObject(dealRound(newShoe(draws)).round);
    expect((await bet(token, before.round.number)).status).toBe(422);

    await sandbox.clock.set(before.round.resultAt);
    const settled = await page.next('settled');
    const won = { player: '20.00', tie: '10.00', banker: '0.00' }[result.outcome];
    expect(settled.round).toMatchObject({ state: 'settled', win: won, proof: { serverSeed } });
    const opened = v.parse(gamePlay.balance.response, (await sandbox.play(gamePlay.balance, {}, token)).body);
    expect(settled.balance).toBe(opened.balance);

    await sandbox.clock.set(before.round.endsAt);
    const after = await table(token);
    expect(after.round.number).toBe(before.round.number + 1);
    expect(after.past.at(-1)).toMatchObject({ number: before.round.number, outcome: result.outcome });
    expect(after.last).toEqual(outcome);
  });

  it('a lottery draws when its period ends, and tells nothing of it before', async () => {
    await toOpening(LOTTERY);
    const token = await launch(LOTTERY);
    const draws = async () =>
      v.parse(gamePlay.draws.response, (await sandbox.play(gamePlay.draws, {}, token)).body);
    const before = await draws();
    expect(before).toMatchObject({ play: 'fastThree', interval: 'minute', round: { phase: 'betting' } });
    expect(before.past).toHaveLength(100);
    const page = await connect(token);
    await page.next('phase');
    expect((await bet(token, before.round.number, '2.00', 'sum-big')).status).toBe(200);

    await sandbox.clock.set(before.round.closesAt);
    expect(await page.next('phase')).toMatchObject({ round: { phase: 'dealing' } });
    expect((await draws()).past).toEqual(before.past);
    expect((await bet(token, before.round.number, '2.00', 'sum-big')).status).toBe(422);

    await sandbox.clock.set(before.round.resultAt);
    const { outcome } = await page.next('outcome');
    expect(outcome).toMatchObject({ number: before.round.number, commitment: before.round.commitment });
    expect(commitmentOf(outcome.serverSeed)).toBe(before.round.commitment);
    expect((await draws()).past.at(-1)).toEqual(outcome);
    const { numbers } = v.parse(gamePlay.lotteryResult, JSON.parse(outcome.result));
    const sum = numbers.reduce((all, number) => all + number, 0);
    expect((await draws()).mine).toBeUndefined();
    // The clock has told of it; the balance shows it.
    const rows = await sandbox.services.storage.db.selectFrom('game_rounds').selectAll().execute();
    expect(rows).toMatchObject([{ state: 'settled', win_minor: sum >= 11 ? 388n : 0n }]);
  });

  it('two members at one table see one deal, and each is told of their own round', async () => {
    await toOpening(TABLE);
    const tokens = [await launch(TABLE), await launch(TABLE, 'demo02')];
    const first = await connect(tokens[0] ?? '');
    expect(await first.next('phase')).toMatchObject({ players: 1 });
    const second = await connect(tokens[1] ?? '');
    const { round } = await table(tokens[0] ?? '');
    expect((await first.next('players')).players).toBe(2);
    await bet(tokens[0] ?? '', round.number, '10.00', 'player');
    await bet(tokens[1] ?? '', round.number, '20.00', 'banker');
    await sandbox.clock.set(round.closesAt);
    const outcomes = [await first.next('outcome'), await second.next('outcome')];
    expect(outcomes[0]?.outcome).toEqual(outcomes[1]?.outcome);
    await sandbox.clock.set(round.resultAt);
    expect((await first.next('settled')).round.stake).toBe('10.00');
    expect((await second.next('settled')).round.stake).toBe('20.00');
  });

  it('a clock that is put back deals from a new seed, so that nobody bets on what is known', async () => {
    await toOpening(TABLE);
    const token = await launch(TABLE);
    const { round } = await table(token);
    await sandbox.clock.set(round.closesAt);
    const { outcome } = await table(token);
    expect(outcome?.commitment).toBe(round.commitment);
    await sandbox.clock.set(round.opensAt);
    const again = await table(token);
    expect(again.round).toMatchObject({ number: round.number, phase: 'betting' });
    expect(again.round.commitment).not.toBe(round.commitment);
  });

  it('a table that the operator breaks off gives every stake back once, and its pages are told', async () => {
    await toOpening(TABLE);
    const tokens = [await launch(TABLE), await launch(TABLE, 'demo02')];
    const page = await connect(tokens[0] ?? '');
    await page.next('phase');
    const { round } = await table(tokens[0] ?? '');
    const held = v.parse(
      gamePlay.balance.response,
      (await sandbox.play(gamePlay.balance, {}, tokens[0] ?? '')).body,
    );
    await bet(tokens[0] ?? '', round.number, '10.00', 'player');
    await bet(tokens[1] ?? '', round.number, '20.00', 'banker');
    const panel = async (path: string, payload?: object) => {
      const method = payload === undefined ? 'GET' : 'POST';
      const answer = await sandbox.app.inject({
        method,
        url: `/__sandbox/games${path}`,
        ...(payload !== undefined && { payload }),
      });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
    const tables = [{ game: TABLE.id, name: '牡丹厅百家乐一号桌', rounds: 2, stake: '30.00' }];
    expect((await panel('')).body).toMatchObject({ tables });
    expect((await panel(`/tables/${TABLE.id}`, { step: 'close' })).status).toBe(400);
    expect(await panel(`/tables/${TABLE.id}`, { step: 'void' })).toEqual({ status: 200, body: { taken: 2 } });
    expect(await page.next('settled')).toMatchObject({
      round: { state: 'void', stake: '10.00', win: '0.00' },
      balance: held.balance,
    });
    expect(await panel(`/tables/${TABLE.id}`, { step: 'void' })).toMatchObject({ status: 409 });
    expect(await panel('/tables/none', { step: 'void' })).toMatchObject({ status: 409 });
    expect((await panel('')).body).toMatchObject({ tables: [] });
    // The cards are dealt all the same, and nothing is paid for them.
    await sandbox.clock.set(round.endsAt);
    const after = v.parse(
      gamePlay.balance.response,
      (await sandbox.play(gamePlay.balance, {}, tokens[0] ?? '')).body,
    );
    expect(after.balance).toBe(held.balance);
  });

  it('a provider that goes down in the middle of a round takes no further bets, and the round is paid all the same', async () => {
    await toOpening(TABLE);
    const token = await launch(TABLE);
    const page = await connect(token);
    await page.next('phase');
    const { round } = await table(token);
    expect((await bet(token, round.number, '10.00', 'player')).status).toBe(200);
    await sandbox.app.inject({
      method: 'POST',
      url: '/__sandbox/games/providers/yunge',
      payload: { closed: true },
    });
    const refused = await bet(token, round.number, '10.00', 'banker');
    expect([refused.status, refused.body?.['message']]).toEqual([422, '游戏维护中，请稍后再来']);
    await sandbox.clock.set(round.resultAt);
    const { round: paid } = await page.next('settled');
    expect(paid).toMatchObject({ state: 'settled', stake: '10.00' });
    const rows = await sandbox.services.storage.db.selectFrom('game_rounds').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  describe('in a demo', () => {
    const demo = async (game: typeof TABLE) =>
      tokenOf((await sandbox.send(venue.frontLaunch, { enName: game.venue, gameCode: game.id })).body);
    const balance = async (token: string) =>
      v.parse(gamePlay.balance.response, (await sandbox.play(gamePlay.balance, {}, token)).body).balance;

    it('CALL-016 a guest bets at the table where members play, from a purse of the demo’s own', async () => {
      await toOpening(TABLE);
      const token = await demo(TABLE);
      const { round } = await table(token);
      const page = await connect(token);
      await page.next('phase');
      const first = v.parse(gamePlay.placeBets.response, (await bet(token, round.number)).body);
      expect(first).toMatchObject({ balance: '990.00', round: { state: 'open', stake: '10.00' } });
      expect(first.round.proof.serverSeed).toBeUndefined();
      await bet(token, round.number, '20.00', 'banker');
      expect((await table(token)).mine).toMatchObject({ id: first.round.id, stake: '30.00' });

      await sandbox.clock.set(round.closesAt);
      const { outcome } = await page.next('outcome');
      expect((await bet(token, round.number)).status).toBe(422);
      await sandbox.clock.set(round.resultAt);
      const settled = await page.next('settled');
      const came = v.parse(gamePlay.baccaratResult, JSON.parse(outcome.result)).outcome;
      // The banker pays 0.95 to 1; a tie gives both stakes back.
      const won = { player: '20.00', tie: '30.00', banker: '39.00' }[came];
      expect(settled.round).toMatchObject({ state: 'settled', win: won });
      expect(settled.round.proof.serverSeed).toBe(outcome.serverSeed);
      expect(settled.balance).toBe((970 + Number(won)).toFixed(2));
      expect(await balance(token)).toBe(settled.balance);
      // Nothing of it is anybody's round, and the ledger knows nothing.
      expect(await sandbox.services.storage.db.selectFrom('game_rounds').selectAll().execute()).toEqual([]);
    });

    it('is paid once, also when nobody watches, and for a key bets once', async () => {
      await toOpening(LOTTERY);
      const token = await demo(LOTTERY);
      const { round } = v.parse(
        gamePlay.draws.response,
        (await sandbox.play(gamePlay.draws, {}, token)).body,
      );
      const order = {
        key: 'demo-bets-once',
        number: round.number,
        bets: ['sum-big', 'sum-small'].map((spot) => ({ spot, stake: '10.00' })),
      };
      const [once, again] = [
        await sandbox.play(gamePlay.placeBets, order, token),
        await sandbox.play(gamePlay.placeBets, order, token),
      ];
      expect(again.body).toEqual(once.body);
      expect(await balance(token)).toBe('980.00');
      expect(
        (await sandbox.play(gamePlay.placeBets, { ...order, bets: order.bets.slice(1) }, token)).status,
      ).toBe(409);
      await sandbox.clock.set(round.resultAt + 2 * SECONDS);
      const rows = await sandbox.services.storage.db.selectFrom('demo_rounds').selectAll().execute();
      expect(rows).toMatchObject([{ state: 'settled', stake_minor: 2_000n }]);
      const left = 98_000n + (rows[0]?.win_minor ?? 0n);
      expect(await balance(token)).toBe((Number(left) / 100).toFixed(2));
      await sandbox.clock.advance(5 * SECONDS);
      expect(await balance(token)).toBe((Number(left) / 100).toFixed(2));
    });

    it('cannot stake more than its purse holds, nor more than the table takes', async () => {
      await toOpening(TABLE);
      const token = await demo(TABLE);
      const { round, limits } = await table(token);
      expect(Number(limits.most)).toBeGreaterThan(1_000);
      const poor = await bet(token, round.number, '1000.20');
      expect([poor.status, poor.body?.['message']]).toEqual([422, '余额不足']);
      const much = await bet(token, round.number, (Number(limits.most) + 1).toFixed(2));
      expect([much.status, much.body?.['message']]).toEqual([422, '超过最高投注额']);
      expect(await balance(token)).toBe('1000.00');
    });

    it('gets its stake back where the clock was put back before the round', async () => {
      await toOpening(TABLE);
      const token = await demo(TABLE);
      const { round } = await table(token);
      await bet(token, round.number);
      await sandbox.clock.set(round.opensAt - 60 * SECONDS);
      await sandbox.clock.advance(2 * SECONDS);
      expect(await balance(token)).toBe('1000.00');
    });
  });

  it('a game of another kind has no table, and a table no draws', async () => {
    const lottery = await launch(LOTTERY);
    expect((await sandbox.play(gamePlay.table, {}, lottery)).status).toBe(422);
    const atTable = await launch(TABLE);
    expect((await sandbox.play(gamePlay.draws, {}, atTable)).status).toBe(422);
  });

  it.each(['{', '{"token":""}', '{"token":"0123456789abcdef0123456789abcdef"}', '[]'])(
    'a stream that begins with %s is closed',
    async (hello) => {
      const page = new Page(sandbox.gamesAt);
      await page.say(hello);
      expect(await page.closed).toBe(1008);
    },
  );

  it('a stream from another origin is closed, whatever it says', async () => {
    const token = await launch(TABLE);
    const page = new Page(sandbox.gamesAt, { origin: 'https://elsewhere.example' });
    await page.say(JSON.stringify({ token })).catch(() => undefined);
    expect(await page.closed).toBe(1008);
  });

  it('a stream that says more than its token is closed', async () => {
    const page = new Page(sandbox.gamesAt);
    await page.say('x'.repeat(5 * SECONDS));
    expect(await page.closed).toBe(1009);
  });
});
