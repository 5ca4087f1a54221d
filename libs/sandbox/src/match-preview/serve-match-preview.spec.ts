import { type CallResponse, matches, REQUEST_CODES } from '@heptad/contracts';
import type { SimSportKey } from '@heptad/sandbox-simulation';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

type Preview = CallResponse<typeof matches.preview>;

describe('what is known before a match', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  const next = (sport: SimSportKey) => {
    const [match] = sandbox.services.simulation.matches({
      period: 'early',
      sport,
      markets: 'none',
      limit: 1,
    });
    if (match === undefined) throw new Error('no match');
    return match;
  };
  async function preview(matchId: string, language: 'zh-CN' | 'en' = 'zh-CN'): Promise<Preview> {
    const { body } = await sandbox.send(matches.preview, { matchId, language });
    return v.parse(matches.preview.response, body?.['data']);
  }

  it('ROUTE-081 are the last five matches of each team and their meetings, the latest first, with their real scores', async () => {
    const match = next('football');
    const told = await preview(match.id);
    for (const side of ['home', 'away'] as const) {
      expect(told[side]).toHaveLength(5);
      for (const past of told[side]) {
        expect([past.home.id, past.away.id]).toContain(match[side].id);
        expect(past.kickOff).toBeLessThan(match.kickOff);
        expect(sandbox.services.simulation.match(past.id)?.score).toEqual(past.score);
      }
      const times = told[side].map(({ kickOff }) => kickOff);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
    for (const { home, away } of told.meetings)
      expect(new Set([home.id, away.id])).toEqual(new Set([match.home.id, match.away.id]));
  });

  it('has the table of the league, which adds up, with both teams in it', async () => {
    const match = next('football');
    const { table = [] } = await preview(match.id);
    expect(table.length).toBeGreaterThan(10);
    const ids = table.map(({ team }) => team.id);
    expect(ids).toEqual(expect.arrayContaining([match.home.id, match.away.id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { played, won, drawn, lost, points } of table)
      expect([played, points]).toEqual([won + drawn + lost, 3 * won + drawn]);
    const points = table.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const sum = (count: (row: (typeof table)[number]) => number) =>
      table.reduce((all, row) => all + count(row), 0);
    expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
  });

  it('has no table in sports without one, and names in the language asked for', async () => {
    const match = next('tennis');
    const told = await preview(match.id, 'en');
    expect(told.table).toBeUndefined();
    expect(told.home[0]?.league).toBe(match.league.name.en);
  });

  it('refuses a match that there is not', async () => {
    const { body } = await sandbox.send(matches.preview, { matchId: '1', language: 'zh-CN' });
    expect(body?.['status_code']).toBe(REQUEST_CODES.notFound);
  });
});
