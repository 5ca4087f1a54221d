import { gamePlay, games, venue } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { toHall } from './halls/hall';
import type { HallArea } from './halls/hall-area';

describe('halls against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true });
  });
  afterAll(() => sandbox.close());

  const hallOf = async (area: HallArea) => {
    const { body } = await sandbox.send(games.hall, { area, language: 'en' });
    return toHall(area, v.parse(games.hall.response, body?.['data']));
  };

  it.each([
    ['egame', 1_069, 12],
    ['live', 54, 3],
    ['esports', 0, 2],
    ['fishing', 41, 2],
    ['lottery', 36, 3],
  ] as const)('the hall of %s has its games and providers', async (area, count, providers) => {
    const hall = await hallOf(area);
    expect([hall.games.length, hall.providers.length]).toEqual([count, providers]);
    for (const provider of hall.providers)
      expect(hall.games.filter((game) => game.provider.code === provider.code)).toHaveLength(provider.count);
  });

  it.each([
    ['SHELL-003', 'egame', 'demo01'],
    ['SHELL-004', 'live', 'demo02'],
    ['SHELL-006', 'fishing', 'demo03'],
    ['SHELL-007', 'lottery', 'demo04'],
  ] as const)(
    '%s the hall of %s lists a game that is launched with money, at the games’ own origin',
    async (_row, area, name) => {
      const listed = (await hallOf(area)).games[0];
      const gameCode = listed?.id ?? '';
      const token = await sandbox.logIn(name);
      const { body } = await sandbox.send(
        venue.launch,
        { enName: listed?.provider.venue ?? '', gameCode, appSendMoney: 1 },
        { token },
      );
      const page = new URL(v.parse(venue.launch.response, body?.['data']).url);
      expect([page.origin, page.pathname]).toEqual([sandbox.gamesAt, `/play/${gameCode}`]);
      const launched = new URLSearchParams(page.hash.slice(1)).get('token') ?? '';
      const answer = await sandbox.play(gamePlay.open, { language: 'zh-CN' }, launched);
      const opened = v.parse(gamePlay.open.response, answer.body);
      expect(opened).toMatchObject({ game: { id: gameCode, engine: listed?.engine }, real: true });
      expect(Number(opened.balance)).toBeGreaterThan(0);
    },
  );

  it('each game has a picture, and what is no game has none', async () => {
    const [game] = (await hallOf('fishing')).games;
    const ask = (name: string) => sandbox.app.inject(`/act/api/v1/media/${name}.png`);
    const picture = await ask(`game-${game?.id ?? ''}`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    for (const name of ['game-nothing', 'game-', 'game-constructor'])
      expect((await ask(name)).headers['content-type']).not.toBe('image/png');
  });

  it('the home page has the hottest games of each area', async () => {
    const { body } = await sandbox.send(games.hot, { language: 'zh-CN' });
    const hot = v.parse(games.hot.response, body?.['data']);
    expect(hot.map(({ area, games: few }) => [area, few.length])).toEqual([
      ['egame', 8],
      ['live', 8],
      ['fishing', 8],
      ['lottery', 8],
    ]);
  });
});
