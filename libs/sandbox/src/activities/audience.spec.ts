import { activity } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { obstacleOf } from './engine/admission';
import { KINDS } from './kinds/kinds';
import { activityScene } from './testing/activity-scene';

const NOW = Date.parse('2026-11-26T12:00:30+08:00');
const ID = 'houseNews-20261101';

describe('who an activity is for', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
  });
  afterEach(() => sandbox.close());

  it('is the sites that name it: on every other one there is none such', async () => {
    for (const { id: site, activities = [] } of sandbox.services.sites) {
      const token = await sandbox.logIn('demo01', { site });
      const list = await sandbox.send(activity.list, {}, { token, site });
      const { activities: shown } = list.body?.['data'] as { activities: readonly { id: string }[] };
      const isNamed = activities.includes('houseNews');
      expect([site, shown.some(({ id }) => id === ID)]).toEqual([site, isNamed]);
      expect(shown.length).toBeGreaterThan(10);
      const detail = await sandbox.send(activity.detail, { id: ID }, { token, site });
      expect(detail.body?.['status_code']).toBe(isNamed ? 6000 : 4004);
      const join = await sandbox.send(activity.join, { id: ID }, { token, site });
      expect(join.body?.['status_code']).toBe(isNamed ? 6000 : 4004);
    }
  });

  it('is named by sites only where there is one of that name, and some site names each', () => {
    const own = KINDS.flatMap(({ activities }) => activities).filter(
      ({ audience }) => audience?.namedSites === true,
    );
    const named = sandbox.services.sites.flatMap(({ activities = [] }) => activities);
    expect(new Set(named)).toEqual(new Set(own.map(({ name }) => name)));
  });

  it('is those whom a friend has invited, where it says so', async () => {
    const { memberId } = await activityScene(sandbox, 'demo01');
    const member = await sandbox.services.members.find(memberId);
    const [data] = KINDS.flatMap(({ activities }) => activities);
    if (member === undefined || data === undefined) throw new Error('no member');
    const invited = { ...data, audience: { invited: true } } as const;
    expect(obstacleOf(invited, member, NOW)?.en).toBe('Only for members whom a friend has invited');
    const attribution = { ...member.attribution, inviteCode: 'ABCDEFGHJ' };
    expect(obstacleOf(invited, { ...member, attribution }, NOW)).toBeUndefined();
  });

  it('is a member of two brands once: a turn is taken on one site and gone on the other', async () => {
    const tokens = [await sandbox.logIn('demo01'), await sandbox.logIn('demo01', { site: '4003' })] as const;
    const sites = ['4002', '4003'] as const;
    const id = 'signHaveGifts-20261101';
    const codes = await Promise.all(
      sites.map(async (site, place) => {
        const headers = { 'idempotency-key': `brand-${site}` };
        const answer = await sandbox.send(
          activity.play,
          { id },
          { token: tokens[place] ?? '', site, headers },
        );
        return answer.body?.['status_code'];
      }),
    );
    expect(codes.toSorted()).toEqual([6000, 7405]);
    for (const [place, site] of sites.entries()) {
      const answer = await sandbox.send(activity.detail, { id }, { token: tokens[place] ?? '', site });
      expect(answer.body?.['data']).toMatchObject({ chances: { used: 1 }, board: { signed: 1 } });
    }
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});
