import { sceneOf } from './suite-scene';
import { valueOf } from '../testing/value-of';
import type { VenueSubject } from './venue-subject';

const ID = '4411';

/** What an adapter owes about what happened in a match. */
export function describeCourse(subject: VenueSubject): void {
  const { venue, course } = subject;
  const scene = sceneOf(subject);
  function visit() {
    const world = scene.world();
    return { world, sports: world.gateway.sports(venue) };
  }

  if (course === undefined) {
    it('ROUTE-082 tells no course, and does not take that for a match in which nothing happened', async () => {
      const { world, sports } = visit();
      expect(await valueOf(sports.course(ID))).toBeUndefined();
      expect(world.sent).toHaveLength(0);
    });
    return;
  }

  it('ROUTE-082 reads the course of a match in the order of play, and passes over what it has no word for', async () => {
    const { world, sports } = visit();
    world.reply(course.path, subject.wrap(course.answer));
    expect(await valueOf(sports.course(ID))).toEqual([
      { kind: 'goal', side: 'home', clock: { period: 'firstHalf', seconds: 1395 } },
      { kind: 'yellowCard', side: 'away', clock: { period: 'secondHalf', seconds: 3660 } },
      { kind: 'redCard', side: 'home', clock: { period: 'secondHalf', seconds: 4230 } },
      { kind: 'corner', side: 'away', clock: { period: 'secondHalf', seconds: 5401 } },
    ]);
    expect(world.sentTo(course.path).map(course.asked)).toEqual([ID]);
  });

  it('ROUTE-082 asks for the course of no id that cannot be one', async () => {
    const { world, sports } = visit();
    for (const id of ['', '-1', '1e3', '../1'])
      expect(await sports.course(id)).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect(world.sent).toHaveLength(0);
  });

  it('ROUTE-082 takes a course that makes no sense for none, and hands on a refusal', async () => {
    const { world, sports } = visit();
    world.reply(course.path, subject.wrap({ ServerTime: 1 }));
    expect(await sports.course(ID)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    world.reply(course.path, subject.refuse(7003, '维护中'));
    expect(await sports.course(ID)).toMatchObject({ ok: false, error: { code: '7003' } });
  });
}
