import { games, REQUEST_CODES } from '@heptad/contracts';
import { gamesIn } from '@heptad/game-rules';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

describe('the halls of games', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => Date.UTC(2026, 10, 20, 4) });
    await sandbox.clock.rate(0);
  }, 30_000);
  afterEach(() => sandbox.close());

  const hall = async (
    area: (typeof games.areas)[number],
    token?: string,
    language: 'zh-CN' | 'en' = 'zh-CN',
  ) => {
    const { body } = await sandbox.send(
      games.hall,
      { area, language },
      { ...(token !== undefined && { token }) },
    );
    return v.parse(games.hall.response, body?.['data']);
  };

  it.each(['egame', 'live', 'fishing', 'lottery'] as const)(
    'lists all games of %s with their providers, for guests too',
    async (area) => {
      const found = await hall(area);
      expect(found.games.map(({ id }) => id)).toEqual(gamesIn(area).map(({ id }) => id));
      const venues = new Set(found.providers.map(({ enName }) => enName));
      expect(found.games.every(({ enName }) => venues.has(enName))).toBe(true);
      const counted = Object.values(found.counts).reduce((sum, games) => sum + games, 0);
      expect(counted).toBe(found.games.length);
      expect(found.providers.map(({ countKey }) => countKey).sort()).toEqual(
        Object.keys(found.counts).sort(),
      );
    },
  );

  it('has the venues of e-sports, whose matches are in their own lists', async () => {
    const { providers, games: none } = await hall('esports');
    expect(none).toEqual([]);
    expect(providers.map(({ enName }) => enName)).toEqual(['YBDJ', 'LTDJ']);
  });

  it('VENUE-015 says which provider is under maintenance, and names in the language asked for', async () => {
    await sandbox.services.switches.change({ closedVenues: ['PMDZ'] });
    const { providers, games: listed } = await hall('egame', undefined, 'en');
    expect(providers[0]).toMatchObject({
      enName: 'PMDZ',
      name: 'Shanhai',
      status: 0,
      isDisplay: 1,
      isFavor: 0,
    });
    expect(providers.slice(1).every(({ status }) => status === 1)).toBe(true);
    expect(listed[0]).toMatchObject({ name: 'Shanhai Treasure', least: '0.20' });
  });

  it('keeps what a member marks, and marks its provider for them alone', async () => {
    const token = await sandbox.logIn();
    const mark = (game: string, favourite: 0 | 1) =>
      sandbox.send(games.favourite, { game, favourite }, { token });
    await mark('jade-forest', 1);
    await mark('jade-forest', 1);
    await mark('deep-blue', 1);
    const mine = async () => (await sandbox.send(games.mine, {}, { token })).body?.['data'];
    expect(await mine()).toEqual({
      favourites: expect.arrayContaining(['jade-forest', 'deep-blue']),
      recent: [],
    });
    const marked = (await hall('egame', token)).providers.filter(({ isFavor }) => isFavor === 1);
    expect(marked.map(({ code }) => code)).toEqual(['shanhai']);
    expect((await hall('egame')).providers.some(({ isFavor }) => isFavor === 1)).toBe(false);
    await mark('jade-forest', 0);
    expect(await mine()).toMatchObject({ favourites: ['deep-blue'] });
    expect((await mark('no-such-game', 1)).body?.['status_code']).toBe(REQUEST_CODES.notFound);
  });

  it('gives no rounds where none were played, and refuses what is no round of the member', async () => {
    const token = await sandbox.logIn();
    const { body } = await sandbox.send(games.rounds, { language: 'en', page: 1, size: 20 }, { token });
    expect(body?.['data']).toMatchObject({ items: [], total: 0, sums: { stake: '0.00', win: '0.00' } });
    for (const id of ['P0000000001', 'nonsense', "P1' OR 1=1"])
      expect((await sandbox.send(games.round, { id, language: 'en' }, { token })).body?.['status_code']).toBe(
        REQUEST_CODES.notFound,
      );
  });
});
