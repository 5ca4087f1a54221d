import { act, renderHook } from '@testing-library/react';
import type { Match } from '@heptad/venue-gateway';
import { fakeMatch } from '../testing/sports-scene';
import { matchClocks } from '../match/match-clocks';
import { splitMatch } from '../match/match-shape';
import { useMatchEvents } from './use-match-events';

const shape = (id: string, more: Partial<Match>) => splitMatch(fakeMatch(id, more)).shape;
const follow = (id: string, more: Partial<Match>) =>
  renderHook(({ match }) => useMatchEvents(match), { initialProps: { match: shape(id, more) } });
const told = (events: ReturnType<typeof useMatchEvents>) =>
  events.map(({ kind, side, count }) => `${kind} ${side} ${String(count)}`);

describe('what has happened since a page was opened', () => {
  it('is nothing at first, whatever stands already', () => {
    const { result } = follow('e1', { score: { home: 4, away: 2 }, corners: { home: 9, away: 3 } });
    expect(result.current).toEqual([]);
  });

  it('is told latest first, and stays through answers in which nothing happened', () => {
    const { result, rerender } = follow('e2', { score: { home: 0, away: 0 } });
    rerender({ match: shape('e2', { score: { home: 1, away: 0 } }) });
    rerender({ match: shape('e2', { score: { home: 1, away: 1 } }) });
    expect(told(result.current)).toEqual(['goal away 1', 'goal home 1']);
    rerender({ match: shape('e2', { score: { home: 1, away: 1 } }) });
    expect(result.current).toHaveLength(2);
  });

  it('stands at the minute that the clock showed', () => {
    act(() => matchClocks.set('e3', { stage: 'secondHalf', minute: 71 }));
    const { result, rerender } = follow('e3', { score: { home: 0, away: 0 } });
    rerender({ match: shape('e3', { score: { home: 0, away: 1 } }) });
    expect(result.current[0]?.at).toEqual({ stage: 'secondHalf', minute: 71 });
  });

  it('never takes the difference of two matches for something that happened', () => {
    const { result, rerender } = follow('e4', { score: { home: 0, away: 0 } });
    rerender({ match: shape('e4', { score: { home: 1, away: 0 } }) });
    rerender({ match: shape('e5', { score: { home: 3, away: 3 } }) });
    expect(result.current).toEqual([]);
  });

  it('keeps as many as a timeline shows', () => {
    const { result, rerender } = follow('e6', { corners: { home: 0, away: 0 } });
    for (let home = 1; home <= 30; home += 1)
      rerender({ match: shape('e6', { corners: { home, away: 0 } }) });
    expect(result.current).toHaveLength(20);
    expect(told(result.current)[0]).toBe('corner home 30');
  });
});
