import { activity } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { startSandbox, type SandboxAnswer, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { runAt } from './engine/runs';
import { KINDS } from './kinds/kinds';
import { activityScene, type ActivityScene } from './testing/activity-scene';
import { WAYS_TO_WIN } from './testing/ways-to-win';

/** A Thursday noon of the platform, while it rains. */
const NOW = Date.parse('2026-11-26T12:00:30+08:00');
const HOUR_MS = 3_600_000;

/** Where the platform's clock is put: a day and two hours either way, and over 22:00 and midnight. */
const MOMENTS: readonly number[] = [
  Date.parse('2026-11-26T21:59:59.999+08:00'),
  Date.parse('2026-11-26T22:00:00+08:00'),
  Date.parse('2026-11-26T23:59:59.999+08:00'),
  Date.parse('2026-11-27T00:00:00+08:00'),
  NOW + 26 * HOUR_MS,
  NOW - 26 * HOUR_MS,
  NOW,
];

const ALL = KINDS.flatMap((kind) => kind.activities.map((data) => ({ kind, data })));

/** What a member has done in a run, and what came of it. */
interface Done {
  readonly id: string;
  readonly play?: { readonly again: () => Promise<SandboxAnswer>; readonly answer: SandboxAnswer };
  readonly prize?: string;
  readonly used: number | undefined;
}

describe('activities while the platform’s clock is moved', () => {
  let sandbox: TestSandbox;
  let scene: ActivityScene;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    scene = await activityScene(sandbox, 'demo01');
  });
  afterEach(() => sandbox.close());

  const moveTo = async (at: number): Promise<void> => {
    await sandbox.clock.set(at);
    scene = await activityScene(sandbox, 'demo01');
  };

  /** Has the member win and play in the run of a moment; claims what waits. */
  async function takePart({ kind, data }: (typeof ALL)[number]): Promise<Done> {
    const way = WAYS_TO_WIN[kind.kind];
    const { id, startsAt, endsAt } = runAt(data, NOW);
    await way?.before?.(sandbox.services, scene.memberId, { id, startsAt, endsAt });
    await scene.ask(activity.join, { id });
    const choice = way?.choice?.(0);
    const again = () => scene.play(id, { clientSeed: 'spec', ...(choice && { choice }) }, `play-${id}`);
    const play = kind.play === undefined ? undefined : { again, answer: await again() };
    const prize = (await scene.detail(id)).toClaim[0]?.id;
    if (prize !== undefined) expect(await scene.code(scene.claim(id, prize))).toBe(6000);
    return { id, ...defined({ play, prize }), used: (await scene.detail(id)).chances?.used };
  }

  /** Nothing of it is played or paid once more, and its state is that of the moment. */
  async function staysDone({ id, play, prize, used }: Done, moment: number): Promise<void> {
    if (play !== undefined) expect((await play.again()).body).toEqual(play.answer.body);
    if (prize !== undefined) expect([7405, 7401, 4004]).toContain(await scene.code(scene.claim(id, prize)));
    const answer = await sandbox.send(activity.detail, { id }, { token: scene.token });
    // A run that is over and shows no last one is there no more.
    if (answer.body?.['status_code'] === 4004) return;
    const { chances, startsAt, endsAt, state } = v.parse(activity.detail.response, answer.body?.['data']);
    expect([id, chances?.used]).toEqual([id, used]);
    expect(chances?.left ?? 0).toBeGreaterThanOrEqual(0);
    if (moment >= endsAt) expect(['closed', 'claimed', 'toClaim', 'expired']).toContain(state);
    if (moment < startsAt) expect(state).toBe('announced');
  }

  it('of every kind pay nothing twice, and take back nothing that was played', async () => {
    const ranks = new Set(['racePage', 'friendPeakBet']);
    const done: Done[] = [];
    for (const each of ALL.filter(({ kind }) => !ranks.has(kind.kind))) done.push(await takePart(each));
    const given = await scene.given();
    expect(done.filter(({ prize }) => prize !== undefined).length).toBeGreaterThan(6);
    for (const moment of MOMENTS) {
      await moveTo(moment);
      for (const each of done) await staysDone(each, moment);
      expect(await scene.given()).toBe(given);
    }
    expect((await sandbox.invariants()).holds).toBe(true);
  }, 60_000);

  it('gives the turns of a day at midnight of the platform, and none at 22:00', async () => {
    const earned: unknown[] = [];
    for (const at of MOMENTS.slice(0, 4)) {
      await moveTo(at);
      earned.push((await scene.detail('luckyFlip-20261123')).chances?.earned);
    }
    expect(earned).toEqual([12, 12, 12, 15]);
  });

  it('signs in once a day: at 23:59:59 for the day that ends, a millisecond later for the next', async () => {
    const id = 'signHaveGifts-20261101';
    const codes: unknown[] = [];
    for (const at of [
      '2026-11-26T21:59:59',
      '2026-11-26T22:00:00',
      '2026-11-26T23:59:59',
      '2026-11-27T00:00:00',
    ]) {
      await moveTo(Date.parse(`${at}+08:00`));
      codes.push(await scene.code(scene.play(id)));
    }
    expect(codes).toEqual([6000, 7405, 7405, 6000]);
    // Put back, the day that was signed stays signed, and none is paid again.
    const given = await scene.given();
    await moveTo(NOW);
    expect(await scene.code(scene.play(id))).toBe(7405);
    expect(await scene.given()).toBe(given);
    const { board } = await scene.detail(id);
    expect(board).toMatchObject({ today: '2026-11-26', signed: 2 });
  });
});
