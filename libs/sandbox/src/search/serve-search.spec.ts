import { type CallRequest, type CallResponse, sports } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

describe('the search over all sports', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());

  async function ask(
    words: string,
    more: Partial<CallRequest<typeof sports.search>> = {},
  ): Promise<CallResponse<typeof sports.search>> {
    const { body } = await sandbox.send(sports.search, { words, venue: 'FBTY', language: 'zh-CN', ...more });
    return v.parse(sports.search.response, body?.['data']);
  }

  it.each(['利物浦', '利物', 'liwupu', 'LWP', 'liverpool', ' Liver Pool '])(
    'finds a team by %s',
    async (words) => {
      const { teams, matches } = await ask(words);
      const [team] = teams;
      expect(team).toMatchObject({ name: '利物浦', sport: 'football' });
      expect([team?.next.home, team?.next.away]).toContain('利物浦');
      for (const match of matches) expect(`${match.home} ${match.away}`).toContain('利物浦');
      expect(sandbox.services.simulation.match(team?.next.id ?? '')).toMatchObject({ id: team?.next.id });
    },
  );

  it('names in the language that is asked for, by words of any language', async () => {
    const { teams } = await ask('曼聯', { language: 'en' });
    expect(teams[0]?.name).toMatch(/^Manchester United/);
    const traditional = await ask('manchester united', { language: 'zh-TW' });
    expect(traditional.teams[0]?.name).toBe('曼聯');
  });

  it('SPORT-006 gives a league under the id of the venue, and only sports that the venue has', async () => {
    const [spain] = (await ask('西甲', { venue: 'IMTY' })).leagues;
    expect(spain).toMatchObject({ id: '52', sport: 'football' });
    expect((await ask('西班牙')).leagues[0]?.id).toBe('103');
    expect((await ask('钢铁杯')).leagues).toEqual([]);
    expect((await ask('钢铁杯', { venue: 'YBTY' })).leagues).toHaveLength(1);
  });

  it('finds players, and the next match of their team', async () => {
    const { players } = await ask('叶', { language: 'zh-CN' });
    const [player] = players;
    expect(player?.name).toMatch(/^叶/);
    expect([player?.next.home, player?.next.away]).toContain(player?.team);
  });

  it('puts running matches first', async () => {
    const { matches } = await ask('联赛');
    const lists = matches.map(({ list }) => list === 'live');
    expect(lists).toEqual(lists.toSorted((a, b) => Number(b) - Number(a)));
    expect(matches).toHaveLength(sports.MOST_FOUND);
  });

  it.each(['', '   ', 'x'.repeat(41)])('refuses words that are too short or too long: %j', async (words) => {
    const { body } = await sandbox.send(sports.search, { words, venue: 'FBTY', language: 'en' });
    expect(body?.['status_code']).toBe(4000);
  });

  it('answers to words that nobody is called by with nothing', async () => {
    expect(await ask('%_\u0000"<>')).toEqual({ matches: [], teams: [], leagues: [], players: [] });
  });
});
