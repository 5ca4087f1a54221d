import { valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

const ID = '4411';

/** What an adapter owes about what happened in a match. */
export const describeTimeline: DescribeSuite = (subject, scene) => {
  const { timeline } = subject;
  const { visit } = scene;

  if (timeline === undefined) {
    it('ROUTE-082 tells no timeline, and does not take that for a match in which nothing happened', async () => {
      const { world, sports } = visit();
      expect(await valueOf(sports.timeline(ID))).toBeUndefined();
      expect(world.sent).toHaveLength(0);
    });
    return;
  }

  it('ROUTE-082 reads the timeline of a match in the order of play, and passes over what it has no word for', async () => {
    const { world, sports } = visit();
    world.reply(timeline.path, subject.wrap(timeline.answer));
    expect(await valueOf(sports.timeline(ID))).toEqual([
      { kind: 'goal', side: 'home', clock: { period: 'firstHalf', seconds: 1395 } },
      { kind: 'yellowCard', side: 'away', clock: { period: 'secondHalf', seconds: 3660 } },
      { kind: 'redCard', side: 'home', clock: { period: 'secondHalf', seconds: 4230 } },
      { kind: 'corner', side: 'away', clock: { period: 'secondHalf', seconds: 5401 } },
    ]);
    expect(world.sentTo(timeline.path).map(timeline.asked)).toEqual([ID]);
  });

  it('ROUTE-082 asks for the timeline of no id that cannot be one', async () => {
    const { world, sports } = visit();
    for (const id of ['', '-1', '1e3', '../1'])
      expect(await sports.timeline(id)).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect(world.sent).toHaveLength(0);
  });

  it('ROUTE-082 takes a timeline that makes no sense for none, and hands on a refusal', async () => {
    const { world, sports } = visit();
    world.reply(timeline.path, subject.wrap({ ServerTime: 1 }));
    expect(await sports.timeline(ID)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    world.reply(timeline.path, subject.refuse(7003, '维护中'));
    expect(await sports.timeline(ID)).toMatchObject({ ok: false, error: { code: '7003' } });
  });
};
