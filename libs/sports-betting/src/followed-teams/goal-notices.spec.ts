import fc from 'fast-check';
import { goalNotices, type FollowedGoal, type FollowedMatch, type KnownGoals } from './goal-notices';

const goal = (id: string, cancelled = false): FollowedGoal => ({
  id,
  side: 'home',
  minute: 10,
  score: { home: 1, away: 0 },
  cancelled,
});
const match = (id: string, goals: readonly FollowedGoal[]): FollowedMatch => ({
  id,
  home: '甲',
  away: '乙',
  live: 1,
  score: { home: goals.length, away: 0 },
  goals: [...goals],
});

/** Every notice of some answers, one after the other. */
function told(answers: readonly (readonly FollowedMatch[])[]) {
  let known: KnownGoals = new Map();
  return answers.flatMap((answer) => {
    const next = goalNotices(known, answer);
    ({ known } = next);
    return next.notices.map((notice) => `${notice.kind} ${notice.match.id} ${notice.goal.id}`);
  });
}

const goals = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('1', '2', '3', '4'), cancelled: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const answers = fc.array(
  fc
    .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), goals }), {
      selector: ({ id }) => id,
      maxLength: 3,
    })
    .map((matches) =>
      matches.map((each) =>
        match(
          each.id,
          each.goals.map((one) => goal(one.id, one.cancelled)),
        ),
      ),
    ),
  { maxLength: 8 },
);

describe('the notices of goals', () => {
  it('tell nothing of what was there when the page opened, or when a team was followed', () => {
    expect(told([[match('a', [goal('1')])]])).toEqual([]);
    expect(told([[], [match('a', [goal('1')])]])).toEqual([]);
  });

  it('tell a goal, and that it was cancelled, each once', () => {
    const [none, one] = [[match('a', [])], [match('a', [goal('1')])]];
    const undone = [match('a', [goal('1', true)])];
    expect(told([none, one, one, undone, undone, one])).toEqual(['goal a 1', 'cancelled a 1']);
  });

  it('tell that a goal was cancelled which was there when the page opened', () => {
    expect(told([[match('a', [goal('1')])], [match('a', [goal('1', true)])]])).toEqual(['cancelled a 1']);
  });

  it('tell nothing of a goal that came and went between two answers', () => {
    expect(told([[match('a', [])], [match('a', [goal('1', true)])]])).toEqual([]);
  });

  it('tell of several matches, in the order of play', () => {
    const before = [match('a', []), match('b', [])];
    expect(told([before, [match('a', [goal('1'), goal('2')]), match('b', [goal('1')])]])).toEqual([
      'goal a 1',
      'goal a 2',
      'goal b 1',
    ]);
  });

  it('never tell the same twice, whatever answers come in whatever order', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const notices = told(given);
        expect(new Set(notices).size).toBe(notices.length);
        expect(told(given.slice(0, 1))).toEqual([]);
      }),
    );
  });

  it('say nothing new of an answer that was had before', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const twice = given.flatMap((answer) => [answer, answer]);
        expect(told(twice)).toEqual(told(given));
      }),
    );
  });
});
