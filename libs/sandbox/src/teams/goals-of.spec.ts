import type { SimEvent } from '@heptad/sandbox-simulation';
import fc from 'fast-check';
import { goalsOf } from './goals-of';

const event = (type: SimEvent['type'], side: SimEvent['side'], at: number): SimEvent => ({
  at,
  stage: 'firstHalf',
  clockSeconds: at,
  type,
  ...(side && { side }),
});

const plays = fc
  .array(
    fc.tuple(
      fc.constantFrom<SimEvent['type']>('goal', 'goalCancelled', 'corner', 'stage'),
      fc.constantFrom<'home' | 'away'>('home', 'away'),
    ),
    { maxLength: 30 },
  )
  .map((events) => events.map(([type, side], at) => event(type, side, at * 60)));

describe('the goals of a match', () => {
  it('are as many as were scored, each with a name of its own, which later events do not change', () => {
    fc.assert(
      fc.property(plays, fc.nat(30), (events, cut) => {
        const goals = goalsOf(events);
        expect(goals).toHaveLength(events.filter(({ type }) => type === 'goal').length);
        expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length);
        const early = goalsOf(events.slice(0, cut));
        expect(goals.slice(0, early.length).map(({ id }) => id)).toEqual(early.map(({ id }) => id));
      }),
    );
  });

  it('count without those that were cancelled', () => {
    const goals = goalsOf([
      event('goal', 'home', 60),
      event('goal', 'away', 120),
      event('goalCancelled', 'home', 180),
      event('goal', 'home', 240),
    ]);
    expect(
      goals.map(({ cancelled, score, minute }) => [cancelled, `${score.home}-${score.away}`, minute]),
    ).toEqual([
      [true, '1-0', 1],
      [false, '1-1', 2],
      [false, '1-1', 4],
    ]);
  });

  it('are not what is cancelled without having been scored', () => {
    expect(goalsOf([event('goalCancelled', 'home', 1)])).toEqual([]);
  });
});
