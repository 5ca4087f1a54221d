import { valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

const ID = '4411';

/** What an adapter owes about who plays in a match. */
export const describeLineUps: DescribeSuite = (subject, scene) => {
  const { lineUps } = subject;
  const { visit } = scene;

  if (lineUps === undefined) {
    it('ROUTE-081 tells no line-ups, and does not take that for a match without', async () => {
      const { world, sports } = visit();
      expect(await valueOf(sports.lineUps(ID))).toBeUndefined();
      expect(world.sent).toHaveLength(0);
    });
    return;
  }
  const { path, answers, asked } = lineUps;

  it('ROUTE-081 reads line-ups by their places, and passes over players and changes that make no sense', async () => {
    const { world, sports } = visit();
    world.reply(path, subject.wrap(answers.announced));
    expect(await valueOf(sports.lineUps(ID))).toEqual({
      state: 'announced',
      home: {
        formation: [4, 3, 3],
        starters: [
          { id: '701', name: '卢卡·费拉莫', shortName: '费拉莫', shirt: 1, position: 'goalkeeper', place: 1 },
          { id: '702', name: '林泽远', shortName: '林泽远', shirt: 4, position: 'defender', place: 2 },
        ],
        bench: [{ id: '703', name: 'Erik Norlsen', shortName: 'Norlsen', shirt: 9 }],
      },
      away: {
        starters: [
          { id: '801', name: '周牧野', shortName: '周牧野', shirt: 10, position: 'forward', place: 11 },
        ],
        bench: [],
      },
      substitutions: [
        { side: 'home', clock: { period: 'secondHalf', seconds: 3660 }, off: '702', on: '703' },
      ],
    });
    expect(world.sentTo(path).map(asked)).toEqual([ID]);
  });

  it('ROUTE-081 tells apart what is not announced yet and what has none; a state without a name is none', async () => {
    const { world, sports } = visit();
    for (const [answer, state] of [
      ['notAnnounced', 'notAnnounced'],
      ['none', 'none'],
      ['unknown', 'none'],
    ] as const) {
      world.reply(path, subject.wrap(answers[answer]));
      expect(await valueOf(sports.lineUps(ID))).toEqual({ state });
    }
  });

  it('ROUTE-081 asks for the line-ups of no id that cannot be one', async () => {
    const { world, sports } = visit();
    for (const id of ['', '-1', '1e3', '../1'])
      expect(await sports.lineUps(id)).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect(world.sent).toHaveLength(0);
  });

  it('ROUTE-081 takes line-ups that make no sense for none, and hands on a refusal', async () => {
    const { world, sports } = visit();
    world.reply(path, subject.wrap({ ServerTime: 1 }));
    expect(await sports.lineUps(ID)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    world.reply(path, subject.refuse(7003, '维护中'));
    expect(await sports.lineUps(ID)).toMatchObject({ ok: false, error: { code: '7003' } });
  });
};
