import { activity } from '@heptad/contracts';
import {
  startPostgres,
  startSandbox,
  testedEngines,
  type PostgresServer,
  type TestSandbox,
} from '@heptad/testing';
import { createActivityEngine, type ActivityEngine } from './engine/engine';
import { stopRun } from './engine/stop-run';
import { KINDS } from './kinds/kinds';
import { activityScene } from './testing/activity-scene';
import { snowball, SNOWBALLS } from './testing/kinds/snowball/snowball';
import { storeDeposit } from './testing/ways-to-win';

/** A Thursday noon of the platform. */
const NOW = Date.parse('2026-11-26T12:00:30+08:00');
const RUN = 'snowball-20261126';

describe.each(testedEngines())('the engine of activities on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let activities: ActivityEngine;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({
      now: () => NOW,
      server,
    });
    activities = createActivityEngine(sandbox.services, [...KINDS, snowball]);
  });
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const play = async (memberId: string, key: string): Promise<boolean> => {
    const { storage, members } = sandbox.services;
    const member = await members.find(memberId);
    if (member === undefined) throw new Error(`no member ${memberId}`);
    try {
      await storage.transaction(async () => {
        const seat = await activities.seat(RUN, { member, locale: 'en', now: NOW });
        await activities.play(seat, { member, choice: {}, clientSeed: 'spec', idempotencyKey: key });
      });
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === '奖品已发完') return false;
      throw error;
    }
  };

  /** Members as a registration leaves them, without what only a login needs. */
  const newMembers = async (count: number): Promise<readonly string[]> => {
    const ids = Array.from({ length: count }, (_, place) => String(700_001 + place));
    const none = { real_name: '', phone: '', email: '', birthday: '', avatar: '' };
    const codes = { invite_code: '', agent_code: '', recommend_code: '' };
    const same = {
      password: '',
      grade: 0,
      currency: 'CNY',
      state: 'active',
      registered_at: NOW,
      last_login_at: null,
    };
    await sandbox.services.storage.db
      .insertInto('members')
      .values(ids.map((id) => ({ id, name: `tap${id}`, ...same, ...none, ...codes })))
      .execute();
    return ids;
  };

  it('runs a kind that does not exist yet, and gives exactly as many prizes as there are to many who tap at once', async () => {
    const ids = await newMembers(500);
    const { db } = sandbox.services.storage;
    const paid = await Promise.all(ids.map((id) => play(id, `tap-${id}`)));
    expect(paid.filter(Boolean)).toHaveLength(SNOWBALLS);
    const awards = await db.selectFrom('activity_awards').selectAll().where('run_id', '=', RUN).execute();
    expect(awards).toHaveLength(SNOWBALLS);
    expect(awards.every(({ turnover_minor }) => turnover_minor === 2_00n)).toBe(true);
    const plays = await db.selectFrom('activity_plays').select('id').where('run_id', '=', RUN).execute();
    expect(plays).toHaveLength(SNOWBALLS);
    const stock = await db.selectFrom('activity_stock').selectAll().where('run_id', '=', RUN).execute();
    expect(stock.find(({ prize_id }) => prize_id === 'ball')?.given).toBe(SNOWBALLS);
    expect(stock.find(({ prize_id }) => prize_id === '')?.paid_minor).toBe(BigInt(SNOWBALLS) * 1_00n);
  }, 300_000);

  it('pays once however many taps come at once under keys of their own', async () => {
    const scene = await activityScene(sandbox, 'demo01');
    await storeDeposit(sandbox.services, scene.memberId, 200_00n, NOW);
    const id = 'firstDeposit-20261101';
    await scene.ask(activity.join, { id });
    const codes = await Promise.all(Array.from({ length: 50 }, () => scene.code(scene.claim(id, 'match'))));
    expect(codes.filter((code) => code === 6000)).toHaveLength(1);
    expect(codes.filter((code) => code === 7405)).toHaveLength(49);
    expect(await scene.given()).toBe(40_00n);
  }, 120_000);

  it('pays what was won when a run is stopped, once, and nobody who has won nothing', async () => {
    const scene = await activityScene(sandbox, 'demo01');
    const other = await activityScene(sandbox, 'demo02');
    await storeDeposit(sandbox.services, scene.memberId, 200_00n, NOW - 1);
    const id = 'firstDeposit-20261101';
    for (const one of [scene, other]) await one.ask(activity.join, { id });
    const run = activities.runOf(id);
    if (run === undefined) throw new Error('no run');
    expect(await stopRun(activities, run, NOW)).toEqual({ paid: 1, amount: 40_00n });
    expect(await stopRun(activities, run, NOW)).toEqual({ paid: 0, amount: 0n });
    expect([await scene.given(), await other.given()]).toEqual([40_00n, 0n]);
    expect([(await scene.detail(id)).state, (await other.detail(id)).state]).toEqual(['claimed', 'stopped']);
    expect(await scene.code(scene.claim(id, 'match'))).toBe(7405);
  });
});
