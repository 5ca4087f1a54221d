import { activity, configuration, mail, memberCentre } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { activityScene, type ActivityScene } from './testing/activity-scene';
import { storeDeposit } from './testing/ways-to-win';

const NOW = Date.parse('2026-11-26T12:00:30+08:00');
const ID = 'firstDeposit-20261101';

describe('a prize that waits', () => {
  let sandbox: TestSandbox;
  let scene: ActivityScene;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    scene = await activityScene(sandbox, 'demo01');
    await storeDeposit(sandbox.services, scene.memberId, 200_00n, NOW);
    await scene.ask(activity.join, { id: ID });
  });
  afterEach(() => sandbox.close());

  const waiting = async (who = scene) => (await who.ask(memberCentre.overview, {})).prizesWaiting;
  const floats = async (who?: ActivityScene) => {
    const answer = await sandbox.send(
      configuration.floatIcons,
      { clientType: 2 },
      who === undefined ? {} : { token: who.token },
    );
    if (answer.body?.['status_code'] !== 6000) throw new Error(answer.text);
    return (answer.body['data'] as readonly { linkUrl: string }[]).map(({ linkUrl }) => linkUrl);
  };

  it('is counted in the member centre and has a floating icon, until it is claimed', async () => {
    expect(await waiting()).toBe(1);
    expect(await floats(scene)).toEqual(['/record/bet', '/activity/list?of=mine']);
    expect(await scene.code(scene.claim(ID, 'match'))).toBe(6000);
    expect(await waiting()).toBe(0);
    expect(await floats(scene)).toEqual(['/record/bet']);
  });

  it('is nobody else’s: neither a guest nor a member who has won nothing or rests is told of any', async () => {
    const others = [await activityScene(sandbox, 'demo02'), await activityScene(sandbox, 'demo20')];
    expect(await Promise.all(others.map(waiting))).toEqual([0, 0]);
    expect(await Promise.all([undefined, ...others].map(floats))).toEqual([
      ['/record/bet'],
      ['/record/bet'],
      ['/record/bet'],
    ]);
  });

  it('once it is paid has a mail that leads to its records', async () => {
    await scene.claim(ID, 'match');
    const { items } = await scene.ask(mail.list, { kind: 'money', size: 20 });
    const paid = items.find(({ title }) => title.includes('已到账'));
    const { body } = await scene.ask(mail.detail, { id: paid?.id ?? '' });
    expect(body).toContain(`<a href="/activity/records/${ID}">`);
  });
});
