import { activity } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { storeSettledBet } from '../../../valid-turnover/testing/store-settled-bet';
import { activityScene, type ActivityScene } from '../../testing/activity-scene';
import { storeDeposit } from '../../testing/ways-to-win';
import { friendState, NEEDS } from './friends';

/** A Thursday noon of the platform. */
const NOW = Date.parse('2026-11-26T12:00:30+08:00');
const ID = 'friendInvitation-20260101';

describe('friends', () => {
  let sandbox: TestSandbox;
  let scene: ActivityScene;
  let friend: ActivityScene;
  let keys = 0;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    scene = await activityScene(sandbox, 'demo01');
    friend = await activityScene(sandbox, 'demo03');
  });
  afterEach(() => sandbox.close());

  const board = async (who = scene) => {
    const { board: found } = await who.detail(ID);
    if (found.kind !== 'friendInvitation') throw new Error(found.kind);
    return found;
  };
  const bring = async () => {
    const { code = '' } = await board();
    await sandbox.services.storage.db
      .updateTable('members')
      .set({ invite_code: code.toLowerCase() })
      .where('id', '=', friend.memberId)
      .execute();
  };
  const qualify = async () => {
    await storeDeposit(sandbox.services, friend.memberId, NEEDS.deposits, NOW);
    await storeSettledBet(sandbox.services.storage, {
      memberId: friend.memberId,
      settledAt: NOW,
      stake: NEEDS.turnover,
    });
  };
  const apply = async (said: string, who = scene) => {
    const headers = { 'idempotency-key': `apply-${String((keys += 1))}` };
    const answer = await sandbox.send(
      activity.friendApply,
      { id: ID, friend: said },
      { token: who.token, headers },
    );
    return answer.body?.['data'] as { state?: string; note?: string } | null;
  };

  it.each([
    [NEEDS.deposits - 1n, 10_000_00n, 'registered'],
    [NEEDS.deposits, NEEDS.turnover - 1n, 'deposited'],
    [NEEDS.deposits, NEEDS.turnover, 'qualified'],
  ])('with deposits of %d and a turnover of %d are %s', (deposits, turnover, state) => {
    expect(friendState({ deposits, turnover })).toBe(state);
  });

  it('have one code of their own that stays, and a way to register with it', async () => {
    const first = await board();
    expect((await board()).code).toBe(first.code);
    expect((await board(friend)).code).not.toBe(first.code);
    expect(first.path).toBe(`/entry/register?invite_code=${first.code ?? ''}`);
  });

  it('bring a prize once they qualify, on application and once', async () => {
    await bring();
    expect((await board()).friends).toMatchObject([
      { id: friend.memberId, state: 'registered', name: 'd***3' },
    ]);
    expect(await apply('demo03')).toMatchObject({ state: 'refused', note: '该好友尚未达到存款与流水要求' });
    await qualify();
    expect(await apply('DEMO03')).toMatchObject({ state: 'approved' });
    expect(await apply(friend.memberId)).toMatchObject({ state: 'refused', note: '该好友的奖励已申请过' });
    const { toClaim } = await scene.detail(ID);
    expect(toClaim).toMatchObject([{ id: `friend-${friend.memberId}`, amount: '18.00' }]);
    expect(await scene.code(scene.claim(ID, `friend-${friend.memberId}`))).toBe(6000);
    expect(await scene.code(scene.claim(ID, `friend-${friend.memberId}`))).toBe(7405);
    expect((await board()).friends).toMatchObject([{ state: 'paid' }]);
    expect((await board()).applications.map(({ state }) => state)).toEqual(['refused', 'paid', 'refused']);
    expect(await scene.given()).toBe(18_00n);
  });

  it('are nobody’s who did not use the code, and an agent’s whom an agent has brought', async () => {
    await qualify();
    for (const said of ['demo03', 'demo01', 'nobody'])
      expect(await apply(said)).toMatchObject({ state: 'refused', note: '该账号不是通过您的邀请码注册的' });
    expect((await board()).friends).toEqual([]);
  });

  it('rank who has brought the highest won bet', async () => {
    await bring();
    const id = await storeSettledBet(sandbox.services.storage, {
      memberId: friend.memberId,
      settledAt: NOW - 60_000,
      state: 'won',
    });
    await sandbox.services.storage.db
      .updateTable('bets')
      .set({ payout_minor: 1_900_00n })
      .where('id', '=', id)
      .execute();
    const rank = await scene.ask(activity.rank, { id: 'friendPeakBet-20261101', page: 1, size: 10 });
    expect(rank).toMatchObject({ total: 1, own: { rank: 1, value: '1900.00', prize: '188.00', own: 1 } });
  });
});
