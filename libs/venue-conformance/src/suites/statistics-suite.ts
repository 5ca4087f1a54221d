import { valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

const ID = '4411';

/** What an adapter owes about what is counted of a match, and where its ball is. */
export const describeStatistics: DescribeSuite = (subject, scene) => {
  const { statistics } = subject;
  const { visit } = scene;

  if (statistics === undefined) {
    it('ROUTE-081 tells no figures, and asks nobody for them', async () => {
      const { world, sports } = visit();
      expect(await valueOf(sports.statistics(ID))).toBeUndefined();
      expect(world.sent).toHaveLength(0);
    });
    return;
  }

  it('ROUTE-081 reads the figures of a match and its ball, and passes over what it has no word for', async () => {
    const { world, sports } = visit();
    world.reply(statistics.path, subject.wrap(statistics.answers.running));
    expect(await valueOf(sports.statistics(ID))).toEqual({
      statistics: [
        { kind: 'possession', score: { home: 57, away: 43 } },
        { kind: 'dangerousAttacks', score: { home: 31, away: 12 } },
      ],
      ball: { x: 0.82, y: 0.3, side: 'home', danger: 2 },
    });
    expect(world.sentTo(statistics.path).map(statistics.asked)).toEqual([ID]);
  });

  it('ROUTE-081 knows a ball that nobody has, and a match without one', async () => {
    const { world, sports } = visit();
    world.reply(statistics.path, subject.wrap(statistics.answers.resting));
    expect(await valueOf(sports.statistics(ID))).toEqual({
      statistics: [],
      ball: { x: 0.5, y: 0.5, danger: 0 },
    });
    world.reply(statistics.path, subject.wrap(statistics.answers.none));
    expect(await valueOf(sports.statistics(ID))).toEqual({ statistics: [] });
  });

  it('ROUTE-081 takes a ball outside the field for no answer, asks for no id that cannot be one, and hands on a refusal', async () => {
    const { world, sports } = visit();
    for (const id of ['', '-1', '1e3', '../1'])
      expect(await sports.statistics(id)).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect(world.sent).toHaveLength(0);
    world.reply(statistics.path, subject.wrap(statistics.answers.outside));
    expect(await sports.statistics(ID)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    world.reply(statistics.path, subject.refuse(7003, '维护中'));
    expect(await sports.statistics(ID)).toMatchObject({ ok: false, error: { code: '7003' } });
  });
};
