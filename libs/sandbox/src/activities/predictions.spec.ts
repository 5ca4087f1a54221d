import { activity } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { activityScene, type ActivityScene } from './testing/activity-scene';

/** A Thursday noon of the platform. */
const NOW = Date.parse('2026-11-26T12:00:30+08:00');

describe.each(['raceGuess-20261123', 'european-20261101'])('predictions of %s', (id) => {
  let sandbox: TestSandbox;
  let scene: ActivityScene;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    scene = await activityScene(sandbox, 'demo01');
  });
  afterEach(() => sandbox.close());

  const board = async () => {
    const { board: found } = await scene.detail(id);
    if (found.kind !== 'raceGuess' && found.kind !== 'european') throw new Error(found.kind);
    return found;
  };

  it('are taken before kick-off, once for each match, and scored when it is over', async () => {
    const { fixtures } = await board();
    const over = fixtures.find(({ kickOff }) => kickOff < NOW);
    const open = fixtures.filter(({ state }) => state === 'open');
    const [first] = open;
    if (first === undefined || over === undefined) throw new Error('there is always a match to predict');
    const pick = (fixture: string, said: string) =>
      scene.code(scene.play(id, { choice: { fixture, pick: said } }));
    expect(await pick(over.id, 'home')).toBe(7409);
    expect(await pick(first.id, 'both')).toBe(7409);
    expect(await pick('0', 'home')).toBe(7409);
    for (const { id: match } of open.slice(0, 4)) expect(await pick(match, 'home')).toBe(6000);
    expect(await pick(first.id, 'draw')).toBe(7405);
    expect((await board()).fixtures.find((each) => each.id === first.id)).toMatchObject({
      pick: 'home',
      state: 'open',
    });
    const records = async () => (await scene.ask(activity.records, { id, page: 1, size: 10 })).items;
    expect((await records()).map(({ state }) => state)).toEqual(Array(4).fill('waiting'));

    await sandbox.clock.set((open[3] ?? first).kickOff + 4 * 3_600_000);
    scene = await activityScene(sandbox, 'demo01');
    const after = await board();
    const mine = after.fixtures.filter((each) => each.pick !== undefined && each.state !== 'void');
    expect(
      mine.every(({ state, result, pick: said }) => state === (result === said ? 'right' : 'wrong')),
    ).toBe(true);
    expect(after.decided).toBe(mine.length);
    expect(after.right).toBe(mine.filter(({ state }) => state === 'right').length);
    const kept = (await records()).filter(({ state }) => ['right', 'wrong', 'void'].includes(state));
    expect(kept.map(({ state }) => state).toSorted()).toEqual(
      after.fixtures.flatMap((each) => (each.pick === undefined ? [] : [each.state])).toSorted(),
    );
  });
});

describe('the European cup', () => {
  it('has its table, bracket, stars and former winners, and takes one pick of the winner', async () => {
    const sandbox = await startSandbox({ now: () => NOW });
    const scene = await activityScene(sandbox, 'demo01');
    const id = 'european-20261101';
    const { board } = await scene.detail(id);
    if (board.kind !== 'european') throw new Error(board.kind);
    expect(board.groups[0]?.rows.length).toBeGreaterThan(8);
    expect(board.bracket.map(({ pairs }) => pairs.length)).toEqual([4, 2, 1]);
    expect(board.stars.map(({ rank }) => rank)).toEqual(board.stars.map((_, place) => place + 1));
    expect(board.stars.length).toBeGreaterThan(0);
    expect(board.winners.length).toBeGreaterThan(0);
    const [team] = board.champion.choices;
    const pick = () => scene.code(scene.play(id, { choice: { fixture: 'champion', pick: team?.id ?? '' } }));
    expect(await pick()).toBe(board.champion.open === 1 ? 6000 : 7409);
    expect(await pick()).toBe(board.champion.open === 1 ? 7405 : 7409);
    const { items } = await scene.ask(activity.records, { id, page: 1, size: 10 });
    expect(items.map(({ state }) => state)).toEqual(board.champion.open === 1 ? ['waiting'] : []);
    await sandbox.close();
  });
});
