import { gamePlay, venue } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const GAME = { enName: 'PMDZ', gameCode: 'jade-forest' };

describe.each([
  ['as its engine says', undefined, 2_500],
  ['as a strict deployment says', 5_000, 5_000],
  ['never faster than its engine, whatever a deployment says', 1_000, 2_500],
])('a spin of a slot lasts %s', (_, leastSpinMs, least) => {
  let sandbox: TestSandbox;
  let keys = 0;

  beforeEach(async () => {
    sandbox = await startSandbox({
      now: () => Date.UTC(2026, 10, 20, 4),
      ...(leastSpinMs !== undefined && { games: { leastSpinMs } }),
    });
    await sandbox.clock.rate(0);
  }, 30_000);
  afterEach(() => sandbox.close());

  const spin = (token: string) => {
    const key = `key-${String((keys += 1)).padStart(8, '0')}`;
    return sandbox.play(gamePlay.play, { key, stake: '2.00', clientSeed: 'mine' }, token);
  };
  const tokenOf = (body: Readonly<Record<string, unknown>> | undefined) =>
    v.parse(venue.launch.response, body?.['data']).url.split('#token=')[1] ?? '';

  it.each(['play', 'demo'] as const)('in a %s, and a hurried page plays no faster', async (kind) => {
    const { body } =
      kind === 'demo'
        ? await sandbox.send(venue.frontLaunch, GAME)
        : await sandbox.send(venue.launch, { ...GAME, appSendMoney: 1 }, { token: await sandbox.logIn() });
    const token = tokenOf(body);
    const opened = await sandbox.play(gamePlay.open, { language: 'zh-CN' }, token);
    expect(v.parse(gamePlay.open.response, opened.body).leastRoundMs).toBe(least);
    expect((await spin(token)).status).toBe(200);
    await sandbox.clock.advance(least - 1);
    const early = await spin(token);
    expect([early.status, early.body?.['code']]).toEqual([422, 4029]);
    await sandbox.clock.advance(1);
    expect((await spin(token)).status).toBe(200);
  });
});
