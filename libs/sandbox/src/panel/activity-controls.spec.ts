import { activity } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { activityScene } from '../activities/testing/activity-scene';

/** A Thursday afternoon of the platform, when it does not rain. */
const NOW = Date.parse('2026-11-26T15:00:00+08:00');
const RAIN = 'redPackRain-20261126';
const WHEEL = 'themedLottery-20261123';

interface Row {
  readonly id: string;
  readonly stopped: boolean;
  readonly joined: number;
  readonly prizes: readonly { id: string; amount: string; weight?: number; stock?: number; given: number }[];
}

describe('activities on the panel', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
  });
  afterEach(() => sandbox.close());

  const host = { host: '127.0.0.1:4600' };
  const rows = async () =>
    (await sandbox.app.inject({ url: '/__sandbox/activities', headers: host })).json<readonly Row[]>();
  const post = async (path: string, payload: object) => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: `/__sandbox/activities/${path}`,
      payload,
      headers: host,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  it('begins a rain, which falls for members at once', async () => {
    const scene = await activityScene(sandbox, 'demo01');
    expect((await scene.detail(RAIN)).board).not.toHaveProperty('running');
    expect((await post(RAIN, { step: 'start' })).status).toBe(200);
    expect((await scene.detail(RAIN)).board).toMatchObject({ running: { startsAt: NOW, opened: 0 } });
    expect(await scene.code(scene.play(RAIN))).toBe(6000);
    expect((await post(WHEEL, { step: 'start' })).status).toBe(409);
  });

  it('stops one, and knows none that is not shown', async () => {
    const scene = await activityScene(sandbox, 'demo01');
    await scene.ask(activity.join, { id: WHEEL });
    expect(await post(WHEEL, { step: 'stop' })).toEqual({ status: 200, body: { paid: 0, amount: '0.00' } });
    expect((await rows()).find(({ id }) => id === WHEEL)).toMatchObject({ stopped: true, joined: 1 });
    expect((await post('other-20261126', { step: 'stop' })).status).toBe(404);
    expect((await post(WHEEL, { step: 'go' })).status).toBe(400);
  });

  it('sets a prize table that members see, and refuses one that cannot be with a sentence', async () => {
    const scene = await activityScene(sandbox, 'demo01');
    const prizes = ((await rows()).find(({ id }) => id === WHEEL)?.prizes ?? []).map(
      ({ id, amount, weight, stock }) => ({ id, amount, weight, stock }),
    );
    const changed = prizes.map((row) => (row.id === 'p188' ? { ...row, weight: 20, stock: 1 } : row));
    expect((await post(`${WHEEL}/prizes`, { prizes: changed })).status).toBe(200);
    expect((await scene.detail(WHEEL)).prizes.find(({ id }) => id === 'p188')).toMatchObject({
      weight: 20,
      stock: { total: 1, left: 1 },
    });
    expect(await post(`${WHEEL}/prizes`, { prizes: changed.slice(1) })).toMatchObject({
      status: 400,
      body: { error: 'The prize p1 is missing.' },
    });
    expect((await post(`${WHEEL}/prizes`, { prizes: 'all' })).status).toBe(400);
  });
});
