import fc from 'fast-check';
import { eventsBetween } from './match-events';

const at = { stage: 'firstHalf', minute: 31 } as const;
const football = (more: object = {}) => ({
  sport: 'football' as const,
  score: { home: 1, away: 0 },
  ...more,
});

describe('what happened between two answers', () => {
  it('tells each goal, corner and card of either side', () => {
    const before = football({ corners: { home: 2, away: 2 }, redCards: { home: 0, away: 0 } });
    const after = football({
      score: { home: 3, away: 0 },
      corners: { home: 2, away: 3 },
      redCards: { home: 1, away: 0 },
    });
    expect(eventsBetween(before, after, at)).toEqual([
      { kind: 'goal', side: 'home', count: 2, at },
      { kind: 'goal', side: 'home', count: 3, at },
      { kind: 'corner', side: 'away', count: 3, at },
      { kind: 'redCard', side: 'home', count: 1, at },
    ]);
  });

  it('takes a goal back, and no corner', () => {
    const before = football({ corners: { home: 4, away: 0 } });
    const after = football({ score: { home: 0, away: 0 }, corners: { home: 3, away: 0 } });
    expect(eventsBetween(before, after)).toEqual([
      { kind: 'goalCancelled', side: 'home', count: 0, at: undefined },
    ]);
  });

  it('says nothing of counts that are new, and of sports that count points', () => {
    expect(eventsBetween({ sport: 'football' }, football({ corners: { home: 9, away: 9 } }))).toEqual([]);
    const points = (home: number) => ({ sport: 'basketball' as const, score: { home, away: 0 } });
    expect(eventsBetween(points(10), points(13))).toEqual([]);
  });

  it('tells as many goals as the score has grown', () => {
    const count = fc.nat({ max: 9 });
    fc.assert(
      fc.property(count, count, count, count, (home, away, moreHome, moreAway) => {
        const events = eventsBetween(
          football({ score: { home, away } }),
          football({ score: { home: home + moreHome, away: away + moreAway } }),
        );
        expect(events.filter(({ side }) => side === 'home')).toHaveLength(moreHome);
        expect(events.filter(({ side }) => side === 'away')).toHaveLength(moreAway);
      }),
    );
  });
});
