import { type Call, type CallRequest, type CallResponse, isSessionCode, teams } from '@heptad/contracts';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const language = 'zh-CN' as const;
/** An evening with matches of every period. */
const NOW = Date.UTC(2026, 10, 20, 12);

describe.each(matrixEngines())('followed teams on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
    sandbox = await startSandbox({ server, now: () => NOW });
    token = await sandbox.logIn('demo01');
  }, 60_000);
  afterAll(async () => {
    await sandbox.close();
    await server?.stop();
  });

  async function ask<C extends Call>(call: C, request: CallRequest<C>, by = token): Promise<CallResponse<C>> {
    const { body } = await sandbox.send(call, request, { token: by });
    return v.parse(call.response, body?.['data']);
  }
  const codeOf = async (id: string) =>
    (await sandbox.send(teams.follow, { id, followed: true }, { token })).body?.['status_code'];
  const early = () => sandbox.services.simulation.matches({ period: 'early', sport: 'football' });

  it('are kept per member, once each, and let go', async () => {
    const [match] = early();
    if (match === undefined) throw new Error('there is always an early match');
    const { home } = match;
    for (const followed of [true, true]) await ask(teams.follow, { id: home.id, followed });
    expect(await ask(teams.followed, { language })).toMatchObject({
      teams: [{ id: home.id, name: home.name['zh-CN'] }],
    });
    const other = await sandbox.logIn('demo02', { uuid: 'other' });
    expect(await ask(teams.followed, { language }, other)).toEqual({ teams: [] });
    await ask(teams.follow, { id: home.id, followed: false });
    expect(await ask(teams.followed, { language })).toEqual({ teams: [] });
  });

  it('have their running match told with its goals, also one that was cancelled', async () => {
    const match = early().at(-1);
    if (match === undefined) throw new Error('there is always an early match');
    const { simulation } = sandbox.services;
    await ask(teams.follow, { id: match.away.id, followed: true });
    await simulation.command(match.id, { type: 'stage' });
    const told = async () =>
      (await ask(teams.matches, { language })).matches.find(({ id }) => id === match.id);
    expect(await told()).toMatchObject({ live: 1, goals: [] });
    await simulation.command(match.id, { type: 'score', side: 'home' });
    expect(await told()).toMatchObject({
      home: match.home.name['zh-CN'],
      score: { home: 1, away: 0 },
      goals: [{ side: 'home', score: { home: 1, away: 0 }, cancelled: false }],
    });
    await ask(teams.follow, { id: match.away.id, followed: false });
    expect(await told()).toBeUndefined();
  });

  it('have the match told that they play next, or now', async () => {
    const { simulation } = sandbox.services;
    const playing = new Set(
      simulation
        .matches({ period: 'live', sport: 'football' })
        .flatMap(({ home, away }) => [home.id, away.id]),
    );
    const match = early().find(({ home }) => !playing.has(home.id));
    if (match === undefined) throw new Error('there is always a team that rests');
    await ask(teams.follow, { id: match.home.id, followed: true });
    const next = async () => (await ask(teams.followed, { language })).teams[0]?.next;
    const planned = await next();
    expect(planned?.kickOff).toBeLessThanOrEqual(match.kickOff);
    expect(planned?.score).toBeUndefined();
    expect([planned?.home, planned?.away]).toContain(match.home.name['zh-CN']);
    await simulation.command(match.id, { type: 'stage' });
    expect(await next()).toMatchObject({
      id: match.id,
      league: match.league.name['zh-CN'],
      score: { home: 0, away: 0 },
    });
    await ask(teams.follow, { id: match.home.id, followed: false });
  });

  it('are refused where there is no such team, or too many', async () => {
    expect(await codeOf('nobody')).toBe(4004);
    const ids = [...new Set(early().flatMap(({ home, away }) => [home.id, away.id]))];
    expect(ids.length).toBeGreaterThan(teams.MOST_FOLLOWED);
    for (const id of ids.slice(0, teams.MOST_FOLLOWED)) await ask(teams.follow, { id, followed: true });
    expect(await codeOf(ids[teams.MOST_FOLLOWED] ?? '')).toBe(4000);
    expect(await codeOf(ids[0] ?? '')).toBe(6000);
    expect((await ask(teams.followed, { language })).teams).toHaveLength(teams.MOST_FOLLOWED);
  });

  it('ask a guest to log in', async () => {
    const { body } = await sandbox.send(teams.followed, { language });
    expect(isSessionCode(String(body?.['status_code']))).toBe(true);
  });
});
