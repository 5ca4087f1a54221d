import type { Incident } from '@heptad/venue-gateway';
import fc from 'fast-check';
import { addsUp, timelineEvents } from './timeline-events';

const incident = (kind: Incident['kind'], side: Incident['side'], seconds = 0): Incident => ({
  kind,
  side,
  clock: { seconds, period: 'firstHalf' },
});

const timelines = fc.array(
  fc
    .record({
      kind: fc.constantFrom('goal', 'corner', 'yellowCard', 'redCard'),
      side: fc.constantFrom('home', 'away'),
      seconds: fc.nat(6_000),
    })
    .map(({ kind, side, seconds }) => incident(kind, side, seconds)),
);

describe('the timeline of a match', () => {
  it('ROUTE-082 counts each side’s goals and cards, and says how it stood after each goal', () => {
    const timeline = [
      incident('goal', 'away', 59),
      incident('corner', 'away', 60),
      incident('yellowCard', 'away', 61),
      incident('goal', 'home', 2_700),
      incident('goal', 'away', 3_599),
    ];
    expect(timelineEvents(timeline)).toEqual([
      {
        kind: 'goal',
        side: 'away',
        count: 1,
        score: { home: 0, away: 1 },
        at: { stage: 'firstHalf', minute: 0 },
      },
      { kind: 'yellowCard', side: 'away', count: 1, at: { stage: 'firstHalf', minute: 1 } },
      {
        kind: 'goal',
        side: 'home',
        count: 1,
        score: { home: 1, away: 1 },
        at: { stage: 'firstHalf', minute: 45 },
      },
      {
        kind: 'goal',
        side: 'away',
        count: 2,
        score: { home: 1, away: 2 },
        at: { stage: 'firstHalf', minute: 59 },
      },
    ]);
  });

  it('keeps the order, leaves corners out alone, and ends with its own score', () => {
    fc.assert(
      fc.property(timelines, (timeline) => {
        const events = timelineEvents(timeline);
        const told = timeline.filter(({ kind }) => kind !== 'corner');
        expect(events.map(({ kind, side }) => [kind, side])).toEqual(
          told.map(({ kind, side }) => [kind, side]),
        );
        const goals = (side: Incident['side']) =>
          timeline.filter((each) => each.kind === 'goal' && each.side === side).length;
        const score = { home: goals('home'), away: goals('away') };
        expect(addsUp(events, score)).toBe(true);
        expect(addsUp(events, { ...score, away: score.away + 1 })).toBe(false);
      }),
    );
  });

  it('contradicts no score that is not known', () => {
    expect(addsUp(timelineEvents([incident('goal', 'home')]), undefined)).toBe(true);
    expect(addsUp([], { home: 0, away: 0 })).toBe(true);
  });
});
