import type { MatchEvent } from './match-events';
import { wholeTimeline } from './whole-timeline';

const goal = (count: number, minute?: number): MatchEvent => ({
  kind: 'goal',
  side: 'home',
  count,
  ...(minute !== undefined && { at: { stage: 'firstHalf', minute } }),
});
const card: MatchEvent = { kind: 'redCard', side: 'away', count: 1, at: { stage: 'firstHalf', minute: 9 } };

describe('the timeline of a running match', () => {
  it('begins with the kick-off, not with the opening of the page', () => {
    expect(wholeTimeline([], [goal(1, 3), card])).toEqual([card, goal(1, 3)]);
  });

  it('tells what was seen and told once, with the minute of the venue', () => {
    expect(wholeTimeline([goal(2), goal(1)], [goal(1, 3), card, goal(2, 20)])).toEqual([
      goal(2, 20),
      goal(1, 3),
      card,
    ]);
  });

  it('is what was seen where the venue does not tell', () => {
    expect(wholeTimeline([goal(1)], [])).toEqual([goal(1)]);
    expect(wholeTimeline([], [])).toEqual([]);
  });

  it('keeps a goal that was taken back and scored again', () => {
    const cancelled: MatchEvent = { kind: 'goalCancelled', side: 'home', count: 0 };
    expect(wholeTimeline([goal(1), cancelled, goal(1)], [goal(1, 30)])).toEqual([
      goal(1, 30),
      cancelled,
      goal(1),
    ]);
  });
});
