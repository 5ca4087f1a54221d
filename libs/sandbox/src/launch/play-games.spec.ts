import { gamePlay, protection, session as sessionCalls, venue, wallet } from '@heptad/contracts';
import { commitmentOf } from '@heptad/game-rules';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const PAGE = /^http:\/\/127\.0\.0\.1:\d+\/play\/jade-forest\?lang=zh-CN#token=([0-9a-f]{48})$/;
const GAME = { enName: 'PMDZ', gameCode: 'jade-forest' };

describe('a game of the catalogue', () => {
  let sandbox: TestSandbox;
  let member: string;
  let keys = 0;
  let real: number;

  beforeEach(async () => {
    real = Date.UTC(2026, 10, 20, 4);
    sandbox = await startSandbox({ now: () => real });
    await sandbox.clock.rate(0);
    member = await sandbox.logIn();
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const tokenOf = (body: Readonly<Record<string, unknown>> | undefined): string => {
    const { url } = v.parse(venue.launch.response, body?.['data']);
    return PAGE.exec(url)?.[1] ?? `no token in ${url}`;
  };
  const launch = async () =>
    tokenOf((await sandbox.send(venue.launch, { ...GAME, appSendMoney: 1 }, { token: member })).body);
  const demo = async () => tokenOf((await sandbox.send(venue.frontLaunch, GAME)).body);
  const open = async (token: string) => {
    const { body, text } = await sandbox.play(gamePlay.open, { language: 'zh-CN' }, token);
    const parsed = v.safeParse(gamePlay.open.response, body);
    if (!parsed.success) throw new Error(text);
    return parsed.output;
  };
  const key = () => `key-${String((keys += 1)).padStart(8, '0')}`;
  const play = (token: string, change: { key?: string; stake?: string; clientSeed?: string } = {}) =>
    sandbox.play(gamePlay.play, { key: key(), stake: '2.00', clientSeed: 'mine', ...change }, token);
  const pause = () => sandbox.clock.advance(2_500);

  it('VENUE-014 opens at the games’ own origin, its token behind the #, with the money of the centre', async () => {
    const token = await launch();
    const opened = await open(token);
    expect(opened).toMatchObject({
      game: { id: 'jade-forest', engine: 'slot', name: '翡翠森林' },
      real: true,
      leastRoundMs: 2_500,
      sums: { rounds: 0 },
      next: { number: 1 },
    });
    expect(Number(opened.balance)).toBeGreaterThan(0);
    expect((await sandbox.send(wallet.balances, {}, { token: member })).body?.['data']).toMatchObject({
      center: '0.00',
    });
  });

  it('plays a round for play money as it was promised, and shows it again until it was seen', async () => {
    const token = await launch();
    const { next, balance } = await open(token);
    const { body, status } = await play(token);
    expect(status).toBe(200);
    const { round, balance: after } = v.parse(gamePlay.play.response, body);
    expect(round.proof).toMatchObject({ ...next, clientSeed: 'mine' });
    expect(commitmentOf(round.proof.serverSeed ?? '')).toBe(next.commitment);
    expect(Number(after)).toBeCloseTo(Number(balance) - 2 + Number(round.win), 2);
    expect((await open(token)).unseen?.id).toBe(round.id);
    await sandbox.play(gamePlay.seen, { round: round.id }, token);
    expect((await open(token)).unseen).toBeUndefined();
  });

  it('plays once a key: fifty at once are one round, and another body is refused', async () => {
    const token = await launch();
    const { balance } = await open(token);
    const same = key();
    const answers = await Promise.all(Array.from({ length: 50 }, () => play(token, { key: same })));
    expect(
      new Set(
        answers.map(({ text }) => JSON.stringify(v.parse(gamePlay.play.response, JSON.parse(text)).round)),
      ).size,
    ).toBe(1);
    const { round } = v.parse(gamePlay.play.response, answers[0]?.body);
    const after = v.parse(gamePlay.balance.response, (await sandbox.play(gamePlay.balance, {}, token)).body);
    expect(Number(after.balance)).toBeCloseTo(Number(balance) - 2 + Number(round.win), 2);
    expect(after.sums).toMatchObject({ rounds: 1, staked: '2.00' });
    expect((await play(token, { key: same, stake: '4.00' })).status).toBe(409);
  });

  it.each([
    ['0.10', 7103],
    ['99999.00', 7103],
    ['2.01', 7103],
  ])('refuses a stake of %s', async (stake, code) => {
    const { status, body } = await play(await launch(), { stake });
    expect([status, body?.['code']]).toEqual([422, code]);
  });

  it('takes no stake that is no amount, no seed that is none and no key that is too short', async () => {
    const token = await launch();
    for (const change of [{ stake: '-2.00' }, { stake: '0.00' }, { clientSeed: '' }, { key: 'short' }])
      expect((await play(token, change)).status).toBe(400);
  });

  it('keeps spins two and a half seconds apart, in all games and windows', async () => {
    const [one, two] = [await launch(), await launch()];
    expect((await play(one)).status).toBe(200);
    expect((await play(two)).status).toBe(422);
    await sandbox.clock.advance(2_499);
    expect((await play(one)).status).toBe(422);
    await sandbox.clock.advance(1);
    expect((await play(two)).status).toBe(200);
  });

  it('plays a demo for guests, from a purse of its own', async () => {
    const token = await demo();
    expect(await open(token)).toMatchObject({ real: false, balance: '1000.00', sums: { rounds: 0 } });
    const same = key();
    const first = v.parse(gamePlay.play.response, (await play(token, { key: same })).body);
    expect(v.parse(gamePlay.play.response, (await play(token, { key: same })).body)).toEqual(first);
    expect((await play(token)).body?.['code']).toBe(4029);
    await pause();
    expect((await play(token, { stake: '2000.00' })).status).toBe(422);
    expect((await sandbox.services.storage.db.selectFrom('game_rounds').selectAll().execute()).length).toBe(
      0,
    );
  });

  it('has no session for a token of a whole venue, and none of a venue for a game’s', async () => {
    const whole = (await sandbox.send(venue.launch, { enName: 'PMDZ' }, { token: member })).body?.['data'];
    const { token = '' } = v.parse(venue.launch.response, whole);
    for (const none of [token, '', 'x'.repeat(48)]) expect((await play(none)).status).toBe(401);
    expect(await sandbox.services.venueSessions.find(await launch())).toBeUndefined();
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['a frame of no origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('answers no page of %s', async (_, headers) => {
    const answer = await sandbox.games.inject({
      method: 'POST',
      url: '/play/balance',
      headers: { authorization: `Bearer ${await launch()}`, ...headers },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses a body that is too long', async () => {
    const token = await launch();
    const answer = await sandbox.games.inject({
      method: 'POST',
      url: '/play/round',
      headers: { authorization: `Bearer ${token}` },
      payload: { key: key(), stake: '2', clientSeed: 'a', choice: 'x'.repeat(20_000) },
    });
    expect(answer.statusCode).toBe(413);
  });

  it('refuses more than 900 calls of a session in a minute, and 120 without one', async () => {
    const [token, none] = [await launch(), 'x'.repeat(48)];
    const ask = async (at: string) => (await sandbox.play(gamePlay.balance, {}, at)).status;
    for (let asked = 0; asked < 120; asked += 1) expect(await ask(none)).toBe(401);
    expect(await ask(none)).toBe(429);
    for (let asked = 0; asked < 900; asked += 1) expect(await ask(token)).toBe(200);
    expect(await ask(token)).toBe(429);
    real += 60_000;
    expect([await ask(none), await ask(token)]).toEqual([401, 200]);
  });

  it('does not open while its venue is closed, and plays no further round', async () => {
    const token = await launch();
    await sandbox.services.switches.change({ closedVenues: ['PMDZ'] });
    expect((await play(token)).body?.['code']).toBe(7003);
    const refused = await sandbox.send(venue.launch, GAME, { token: member });
    expect(refused.body?.['status_code']).toBe(7003);
  });

  it('ROLE-012 ends with the exclusion of its member, at once', async () => {
    const token = await launch();
    await sandbox.send(protection.exclude, { term: 'sixMonths' }, { token: member });
    expect((await play(token)).status).toBe(401);
    const refused = await sandbox.send(venue.launch, GAME, { token: member });
    expect(refused.body?.['status_code']).toBe(7505);
  });

  it('ends with the session of its member', async () => {
    const token = await launch();
    await sandbox.send(sessionCalls.logout, {}, { token: member });
    expect((await play(token)).status).toBe(401);
  });

  it('ROLE-009 heeds a limit with every stake', async () => {
    const token = await launch();
    await sandbox.send(
      protection.setLimit,
      { kind: 'stake', span: 'day', amount: '3.00', timeZone: 'Asia/Shanghai' },
      { token: member },
    );
    expect((await play(token)).status).toBe(200);
    await pause();
    expect((await play(token)).body?.['code']).toBe(7503);
  });

  it('is shown by pages of the sites alone, and by its own scripts', async () => {
    const page = await sandbox.games.inject({ method: 'GET', url: '/play/jade-forest' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*');
    expect(policy).not.toMatch(/unsafe| \*|https:/);
    expect((await sandbox.games.inject({ method: 'GET', url: '/play/no-such-game' })).statusCode).toBe(404);
    for (const path of ['/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/index.html', '/assets/.env'])
      expect((await sandbox.games.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  });
});
