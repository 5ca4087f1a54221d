import { activity, withdrawal } from '@heptad/contracts';
import { minorUnits, money } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { runAt } from './engine/runs';
import { KINDS } from './kinds/kinds';
import type * as Kinds from './kinds/kinds';
import { RAIN_MS } from './kinds/red-pack-rain/rains';
import { activityScene, type ActivityScene } from './testing/activity-scene';
import type * as Snowball from './testing/kinds/snowball/snowball';
import { WAYS_TO_WIN } from './testing/ways-to-win';
import { winIn } from './testing/win-in';

// Besides all that there are, a kind that the platform does not have: its folder and its place in the list are all that it needs.
jest.mock('./kinds/kinds', () => {
  const { KINDS: known } = jest.requireActual<typeof Kinds>('./kinds/kinds');
  const path = './testing/kinds/snowball/snowball';
  const { snowball } = jest.requireActual<typeof Snowball>(path);
  return { KINDS: [...known, snowball] };
});

/** A Thursday noon of the platform, while it rains. */
const NOW = Date.parse('2026-11-26T12:00:30+08:00');

const ACTIVITIES = KINDS.flatMap((kind) => kind.activities.map((each) => ({ kind, activity: each })));
const cases = ACTIVITIES.map((each) => [each.activity.name, each] as const);
/** Predictions have their own spec. */
const played = cases.filter(
  ([, { kind }]) => kind.play !== undefined && kind.kind !== 'raceGuess' && kind.kind !== 'european',
);
/** Two promotions are won by other things than a single; their own spec has them. */
const won = cases.filter(
  ([name, { kind }]) =>
    WAYS_TO_WIN[kind.kind]?.before !== undefined && name !== 'combo' && name !== 'transfer',
);

describe('every kind of activity', () => {
  let sandbox: TestSandbox;
  let scene: ActivityScene;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    scene = await activityScene(sandbox, 'demo01');
  });
  afterEach(() => sandbox.close());

  const idOf = ([, each]: (typeof cases)[number]) => runAt(each.activity, NOW).id;
  /** Has the member win in a run. @returns its id, and what may be claimed in it */
  const prepare = async ([, { kind, activity: data }]: (typeof cases)[number]) => {
    const won = await winIn(sandbox, scene, { kind, data, now: NOW });
    scene = won.scene;
    return { id: won.id, toClaim: (await scene.detail(won.id)).toClaim };
  };
  const choose = (each: (typeof cases)[number], turn = 0) => {
    const choice = WAYS_TO_WIN[each[1].kind.kind]?.choice?.(turn);
    return choice === undefined ? {} : { choice };
  };

  it('is listed and shown with its own board, its prizes and its rules, to members and guests', async () => {
    const { activities, categories } = await scene.ask(activity.list, {});
    const known = new Set(categories.map(({ id }) => id));
    for (const each of cases) {
      const id = idOf(each);
      const head = activities.find((one) => one.id === id);
      expect(head).toMatchObject({ kind: each[1].kind.kind });
      expect(known).toContain(head?.category);
      for (const token of [scene.token, undefined]) {
        const answer = await sandbox.send(activity.detail, { id }, token === undefined ? {} : { token });
        const detail = answer.body?.['data'] as { board: unknown; rules: unknown[]; endsAt: number };
        const parsed = v.safeParse(activity.knownBoard, detail.board);
        expect([id, parsed.success, parsed.issues?.map(({ message }) => message)]).toEqual([
          id,
          true,
          undefined,
        ]);
        expect(detail.rules.length).toBeGreaterThan(1);
        expect(detail.endsAt).toBeGreaterThan(NOW);
      }
    }
  });

  it('is shown to nobody who rests, and tells who is limited why', async () => {
    const resting = await activityScene(sandbox, 'demo20');
    expect((await resting.ask(activity.list, {})).activities).toEqual([]);
    const limited = await activityScene(sandbox, 'demo19');
    for (const each of cases) {
      const id = idOf(each);
      expect(await resting.code(sandbox.send(activity.detail, { id }, { token: resting.token }))).toBe(7505);
      expect((await limited.detail(id)).obstacle).toBe('账户受限，暂不能参加优惠');
      expect(await limited.code(sandbox.send(activity.join, { id }, { token: limited.token }))).toBe(7202);
      if (each[1].kind.play !== undefined)
        expect(await limited.code(limited.play(id, choose(each)))).toBe(7202);
    }
  });

  it('joins once, and keeps nobody for another', async () => {
    for (const each of cases) {
      const id = idOf(each);
      const first = await scene.ask(activity.join, { id });
      expect((await scene.ask(activity.join, { id })).state).toBe(first.state);
      expect(['joined', 'earning', 'toClaim', 'claimed']).toContain(first.state);
    }
    const rows = await sandbox.services.storage.db
      .selectFrom('promotion_entries')
      .select('promotion_id')
      .where('member_id', '=', scene.memberId)
      .execute();
    expect(rows).toHaveLength(cases.length);
    expect((await (await activityScene(sandbox, 'demo02')).detail(idOf(cases[0]!))).state).toBe('open');
  });

  it.each(played)('%s uses a turn once under its key, and tells the same after a reload', async (...each) => {
    const id = idOf(each);
    const { chances } = await scene.detail(id);
    const more = { ...choose(each), clientSeed: 'spec' };
    const answers = await Promise.all([scene.play(id, more, 'same'), scene.play(id, more, 'same')]);
    expect(answers.map(({ body }) => body?.['status_code'])).toEqual([6000, 6000]);
    expect(answers[0]?.body?.['data']).toEqual(answers[1]?.body?.['data']);
    const after = await scene.detail(id);
    expect(after.chances).toMatchObject({ used: (chances?.used ?? 0) + 1 });
    const answer = answers[0]?.body?.['data'] as { play: object; activity: object };
    expect({ ...answer.activity, now: 0 }).toEqual({ ...after, now: 0 });
    expect(await scene.ask(activity.writeStatus, { idempotencyKey: 'same' })).toEqual({
      known: 1,
      play: answer.play,
    });
    expect(await scene.code(scene.play(id, { ...more, clientSeed: 'other' }, 'same'))).toBe(4009);
  });

  it.each(played)(
    '%s has no turn more than were earned, and its records equal the ledger',
    async (...each) => {
      const id = idOf(each);
      const before = await scene.given();
      const codes: unknown[] = [];
      for (let turn = 0; turn < 60 && codes.at(-1) !== 7406; turn += 1) {
        const days =
          id.startsWith('signHaveGifts') && turn > 0
            ? { choice: { day: `2026-11-0${String(turn)}` } }
            : choose(each, turn % 9);
        codes.push(await scene.code(scene.play(id, days)));
      }
      expect(codes.at(-1)).toBe(7406);
      expect(codes.slice(0, -1).every((code) => code === 6000)).toBe(true);
      const { chances } = await scene.detail(id);
      expect(chances).toMatchObject({ left: 0, used: codes.length - 1 });
      const records = await scene.ask(activity.records, { id, page: 1, size: 100 });
      expect(records.total).toBeGreaterThanOrEqual(codes.length - 1);
      expect(minorUnits(money(records.paid))).toBe((await scene.given()) - before);
      const { duties } = await scene.ask(withdrawal.audit, {});
      const amounts = records.items.filter(({ orderNo }) => orderNo !== undefined);
      expect(duties.map(({ orderNo }) => orderNo)).toEqual(
        expect.arrayContaining(amounts.map(({ orderNo }) => orderNo)),
      );
      expect((await sandbox.invariants()).holds).toBe(true);
    },
  );

  it.each(won)(
    '%s pays what was won once, however it is asked, into ledger, records and duties',
    async (...each) => {
      const before = await scene.given();
      const { id, toClaim } = await prepare(each);
      const [prize] = toClaim;
      if (prize === undefined) throw new Error(`nothing won of ${id}`);
      const taps = await Promise.all(Array.from({ length: 5 }, () => scene.code(scene.claim(id, prize.id))));
      expect(taps.toSorted()).toEqual([6000, 7405, 7405, 7405, 7405]);
      expect((await scene.given()) - before).toBe(minorUnits(money(prize.amount)));
      const { items, paid } = await scene.ask(activity.records, { id, page: 1, size: 20 });
      expect(paid).toBe(prize.amount);
      expect(items.filter(({ state }) => state === 'paid')).toHaveLength(1);
      const { duties } = await scene.ask(withdrawal.audit, {});
      expect(duties).toContainEqual(
        expect.objectContaining({
          orderNo: items.find(({ state }) => state === 'paid')?.orderNo,
          amount: prize.turnover,
        }),
      );
      expect((await scene.detail(id)).toClaim.map((one) => one.id)).not.toContain(prize.id);
    },
  );

  it.each(cases)('%s closes at the second of its end', async (...each) => {
    const id = idOf(each);
    const { endsAt } = await scene.detail(id);
    await sandbox.clock.set(endsAt);
    const late = await activityScene(sandbox, 'demo02');
    const code = await late.code(sandbox.send(activity.join, { id }, { token: late.token }));
    // One that is over and shows no last run is there no more.
    expect([7401, 4004]).toContain(code);
    if (each[1].kind.play !== undefined)
      expect([7401, 4004]).toContain(await late.code(late.play(id, choose(each))));
  });

  it.each(cases)('%s is neither joined nor played once it was stopped', async (...each) => {
    const id = idOf(each);
    await sandbox.services.storage.db
      .insertInto('activity_stops')
      .values({ run_id: id, stopped_at: NOW })
      .execute();
    expect((await scene.detail(id)).state).toBe('stopped');
    expect(await scene.code(sandbox.send(activity.join, { id }, { token: scene.token }))).toBe(7408);
    if (each[1].kind.play !== undefined) expect(await scene.code(scene.play(id, choose(each)))).toBe(7408);
  });

  it('draws nothing whose stock or money is given away, and says so', async () => {
    const drawn = cases.filter(
      ([, { kind, activity: data }]) => kind.draws === true && data.budget !== undefined,
    );
    expect(drawn.length).toBeGreaterThan(3);
    for (const each of drawn) {
      const [, { activity: data }] = each;
      if (!data.prizes.some(({ weight, kind }) => weight !== undefined && kind === 'money')) continue;
      await sandbox.services.storage.db
        .insertInto('activity_stock')
        .values({ run_id: idOf(each), prize_id: '', given: 1, paid_minor: data.budget ?? 0n })
        .execute();
      const { prizes, budget } = await scene.detail(idOf(each));
      expect(budget?.left).toBe('0.00');
      for (const { kind, weight } of prizes)
        if (kind === 'money' && weight !== undefined) expect(weight).toBe(0);
      const code = await scene.code(scene.play(idOf(each), choose(each)));
      expect(code).toBe(prizes.some(({ kind }) => kind === 'nothing') ? 6000 : 7407);
    }
    expect(await scene.given()).toBe(0n);
  });

  it('rains no more when the rain is over, and tells when it rains next', async () => {
    const id = 'redPackRain-20261126';
    expect((await scene.detail(id)).board).toMatchObject({ running: { opened: 0, most: 10 } });
    await sandbox.clock.advance(RAIN_MS);
    const { board, chances } = await scene.detail(id);
    expect(board).not.toHaveProperty('running');
    expect(chances).toMatchObject({ left: 0, nextAt: Date.parse('2026-11-26T20:00:00+08:00') });
    expect(await scene.code(scene.play(id))).toBe(7406);
  });

  it('knows no run that is not shown, and no prize that there is not', async () => {
    for (const id of ['themedLottery-20261116', 'themedLottery-20261125', 'nothing-20261126', 'x'])
      expect(await scene.code(scene.play(id))).toBe(4004);
    expect(await scene.code(scene.claim('monthMoney-20261101', 'other'))).toBe(4004);
    expect(await scene.code(scene.claim('newTask-20260101', 'bets'))).toBe(7403);
    await scene.ask(activity.join, { id: 'newTask-20260101' });
    expect(await scene.code(scene.claim('newTask-20260101', 'bets'))).toBe(7404);
    expect(await scene.ask(activity.writeStatus, { idempotencyKey: 'never' })).toEqual({ known: 0 });
  });
});
