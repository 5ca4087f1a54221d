import { type Call, type CallRequest, type CallResponse, isSessionCode, redList } from '@heptad/contracts';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const language = 'zh-CN' as const;
const WEEK = { by: 'profit', days: 7, language } as const;

describe.each(matrixEngines())('the red list on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
    sandbox = await startSandbox({ server });
  }, 60_000);
  afterAll(async () => {
    await sandbox.close();
    await server?.stop();
  });

  async function ask<C extends Call>(
    call: C,
    request: CallRequest<C>,
    token?: string,
  ): Promise<CallResponse<C>> {
    const { body } = await sandbox.send(call, request, token === undefined ? {} : { token });
    return v.parse(call.response, body?.['data']);
  }
  const codeOf = async <C extends Call>(call: C, request: CallRequest<C>, token?: string) =>
    (await sandbox.send(call, request, token === undefined ? {} : { token })).body?.['status_code'];

  it('ROUTE-083 ranks guests’ view by what is asked, and only who has enough behind him', async () => {
    const byProfit = await ask(redList.ranking, WEEK);
    const rates = byProfit.items.map(({ figures }) => Number(figures.profitRate));
    expect(rates.length).toBeGreaterThan(8);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    for (const { figures } of byProfit.items) expect(figures.settled).toBeGreaterThanOrEqual(byProfit.least);

    const byHits = await ask(redList.ranking, { ...WEEK, by: 'hits', days: 30 });
    const hits = byHits.items.map(({ figures }) => Number(figures.hitRate));
    expect(hits).toEqual(hits.toSorted((a, b) => b - a));
    expect(byHits.least).toBeGreaterThan(byProfit.least);

    const byStreak = await ask(redList.ranking, { ...WEEK, by: 'streak' });
    const streaks = byStreak.items.map(({ figures }) => figures.streak);
    expect(streaks).toEqual(streaks.toSorted((a, b) => b - a));
  }, 60_000);

  it('ROUTE-083 shows who tips on one sport when one is asked for', async () => {
    const { items } = await ask(redList.ranking, { ...WEEK, days: 30, sport: 'basketball' });
    expect(items.length).toBeGreaterThan(2);
    for (const { person } of items) expect(person.sports).toContain('basketball');
  });

  it('ROUTE-084 gives figures that its own settled tips add up to', async () => {
    const { items } = await ask(redList.ranking, { ...WEEK, days: 30 });
    const [first] = items;
    if (first === undefined) throw new Error('somebody is always ranked');
    const { id } = first.person;
    const person = await ask(redList.person, { id, days: 30, language });
    expect(person.figures).toEqual(first.figures);
    expect(person.curve).toHaveLength(30);
    expect(person.curve.at(-1)?.profit).toBe(person.figures.profit);

    const settled: CallResponse<typeof redList.tips>['items'] = [];
    for (let page = 1; page < 20; page += 1) {
      const answer = await ask(redList.tips, { personId: id, settled: true, page, size: 20, language });
      settled.push(...answer.items);
      if (settled.length >= answer.total) break;
    }
    expect(new Set(settled.map((tip) => tip.id)).size).toBe(person.figures.settled);
    const cents = settled.reduce((sum, { profit = '0' }) => sum + Math.round(Number(profit) * 100), 0);
    expect((cents / 100).toFixed(2)).toBe(person.figures.profit);
    const kickOffs = settled.map(({ match }) => match.kickOff);
    expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => b - a));
  });

  it('ROUTE-085 gives a recommendation with reasons in the language asked for', async () => {
    const { items } = await ask(redList.ranking, WEEK);
    const tipped = items.find(({ open }) => open > 0) ?? items[0];
    const personId = tipped?.person.id ?? '';
    const open = await ask(redList.tips, { personId, settled: false, page: 1, size: 5, language });
    const past = await ask(redList.tips, { personId, settled: true, page: 1, size: 5, language });
    const [tip] = [...open.items, ...past.items];
    const id = tip?.id ?? '';
    const chinese = await ask(redList.tip, { id, language });
    const english = await ask(redList.tip, { id, language: 'en' });
    expect(chinese.tip).toMatchObject({ id, personId });
    expect(chinese.reasons.join('')).toMatch(/[\u4e00-\u9fff]/);
    expect(english.reasons.join('')).not.toMatch(/[\u4e00-\u9fff]/);
    expect(sandbox.services.simulation.match(chinese.tip.match.id)?.home.name['zh-CN']).toBe(
      chinese.tip.match.home,
    );
  });

  it('refuses what it does not know', async () => {
    expect(await codeOf(redList.person, { id: 't99', days: 7, language })).toBe(4004);
    expect(await codeOf(redList.tips, { personId: 'x', settled: true, page: 1, size: 5, language })).toBe(
      4004,
    );
    expect(await codeOf(redList.tip, { id: 't01-00001-0', language })).toBe(4004);
    const token = await sandbox.logIn('demo03');
    expect(await codeOf(redList.follow, { id: 't99', followed: true }, token)).toBe(4004);
  });

  it('keeps whom each member follows, and counts them', async () => {
    const [one, other] = [await sandbox.logIn('demo01'), await sandbox.logIn('demo02', { uuid: 'other' })];
    await ask(redList.follow, { id: 't05', followed: true }, one);
    await ask(redList.follow, { id: 't05', followed: true }, one);
    await ask(redList.follow, { id: 't07', followed: true }, one);
    expect((await ask(redList.follows, {}, one)).ids.toSorted()).toEqual(['t05', 't07']);
    expect((await ask(redList.follows, {}, other)).ids).toEqual([]);
    await ask(redList.follow, { id: 't05', followed: true }, other);
    expect((await ask(redList.person, { id: 't05', days: 7, language })).followers).toBe(2);
    await ask(redList.follow, { id: 't05', followed: false }, one);
    expect((await ask(redList.follows, {}, one)).ids).toEqual(['t07']);
    expect((await ask(redList.person, { id: 't05', days: 7, language })).followers).toBe(1);
  });

  it('asks a guest to log in before following', async () => {
    expect(isSessionCode(String(await codeOf(redList.follow, { id: 't05', followed: true })))).toBe(true);
  });
});
