import { activity } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { KINDS } from './kinds/kinds';
import { activityScene } from './testing/activity-scene';
import { winIn } from './testing/win-in';

const NOW = Date.parse('2026-11-26T12:00:30+08:00');

const ranked = KINDS.filter(({ rank }) => rank !== undefined).flatMap((kind) =>
  kind.activities.map((data) => [data.name, kind, data] as const),
);

describe('the ranking of every kind that has one', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
  });
  afterEach(() => sandbox.close());

  it.each(ranked)('%s has the member’s own place', async (_name, kind, data) => {
    const { id, scene } = await winIn(sandbox, await activityScene(sandbox, 'demo01'), {
      kind,
      data,
      now: NOW,
    });
    if (kind.play !== undefined) {
      // No row without a prize, so that the play is one that counts.
      const prizes = data.prizes.map(({ id: row, amount, weight, stock }) => ({
        id: row,
        amount: fromMinorUnits(amount),
        weight: amount === 0n ? 0 : weight,
        stock,
      }));
      await sandbox.services.storage.db
        .insertInto('activity_prizes')
        .values({ name: data.name, prizes: JSON.stringify(prizes) })
        .execute();
      expect(await scene.code(scene.play(id, { choice: { place: 0 } }))).toBe(6000);
    }
    const rank = await scene.ask(activity.rank, { id, page: 1, size: 10 });
    expect(rank).toMatchObject({ total: 1, own: { rank: 1, own: 1 } });
    expect(rank.items).toEqual([rank.own]);
    if (kind.play !== undefined)
      expect(rank.own?.value).toBe((await scene.ask(activity.records, { id, page: 1, size: 1 })).paid);
    const beyond = await scene.ask(activity.rank, { id, page: 2, size: 10 });
    expect(beyond).toMatchObject({ items: [], total: 1, own: { rank: 1 } });
  });
});
