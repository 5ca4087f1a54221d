import { calendarOf, DAY } from '../calendar/calendar';
import type { Fixture } from '../calendar/calendar';
import { createMemoryCommandStore } from '../commands/command-store';
import { createSimulation } from '../simulation/create-simulation';
import { irregularityOf, type Irregularity } from './irregularities';
import type { Simulation } from '../model/simulation';

const FROM = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
const MINUTE = 60_000;

let now = FROM;
let simulation: Simulation;
let football: readonly Fixture[];

/** Matches that go wrong in a way, as many as a test looks at. */
const irregular = (irregularity: Irregularity) =>
  football.filter((fixture) => irregularityOf(fixture) === irregularity).slice(0, 4);

beforeAll(async () => {
  football = calendarOf(3).between('football', FROM, FROM + 12 * DAY);
});
beforeEach(async () => {
  now = FROM;
  simulation = await createSimulation({
    seed: 3,
    clock: { now: () => now },
    store: createMemoryCommandStore(),
  });
});

/** Moments of a match from its kick-off on, a minute apart. */
const minutes = ({ kickOff }: Fixture, until = 3 * 60) =>
  Array.from({ length: until }, (_, minute) => kickOff + minute * MINUTE);

describe('irregularities of matches', () => {
  it('is rare, and never happens to a staged match', () => {
    const share =
      football.filter((fixture) => irregularityOf(fixture) !== undefined).length / football.length;
    expect(share).toBeGreaterThan(0.002);
    expect(share).toBeLessThan(0.015);
    const [some] = irregular('abandoned');
    expect(some && irregularityOf({ ...some, staged: true })).toBeUndefined();
  });

  it('a postponed match is called off before its kick-off, and its bets are void', () => {
    expect(irregular('postponed').length).toBeGreaterThan(0);
    for (const fixture of irregular('postponed')) {
      now = fixture.kickOff - 5 * HOUR;
      expect(simulation.match(fixture.id)?.status).toBe('upcoming');
      expect(simulation.outcome(fixture.id, 'full')).toEqual({ type: 'open' });
      now = fixture.kickOff - 30 * MINUTE;
      expect(simulation.match(fixture.id)).toMatchObject({ status: 'abandoned', markets: [] });
      expect(simulation.outcome(fixture.id, 'full')).toEqual({ type: 'void' });
      expect(simulation.count({ period: 'today', ids: [fixture.id] })).toBe(0);
    }
  });

  it('an abandoned match is broken off in play: what was decided stands, the rest is void', () => {
    expect(irregular('abandoned').length).toBeGreaterThan(0);
    for (const fixture of irregular('abandoned')) {
      now = fixture.kickOff + MINUTE;
      expect(simulation.match(fixture.id)?.status).toBe('live');
      now = fixture.kickOff + 3 * HOUR;
      expect(simulation.match(fixture.id)?.status).toBe('abandoned');
      expect(simulation.outcome(fixture.id, 'full')).toEqual({ type: 'void' });
      const pastHalf = simulation.events(fixture.id).some(({ stage }) => stage === 'halfTime');
      expect(simulation.outcome(fixture.id, 'firstHalf')?.type).toBe(pastHalf ? 'final' : 'void');
    }
  });

  it('a corrected result is shown after the end, and bets wait for it and settle by it', () => {
    const corrections = football
      .filter((fixture) => irregularityOf(fixture) === 'corrected')
      .flatMap((fixture) => {
        const seen = minutes(fixture).flatMap((at) => {
          const match = simulation.match(fixture.id, at);
          const outcome = simulation.outcome(fixture.id, 'full', at);
          return match?.status === 'ended' ? [{ score: match.score, outcome }] : [];
        });
        const [first, last] = [seen[0], seen.at(-1)];
        return first && last && JSON.stringify(first.score) !== JSON.stringify(last.score)
          ? [{ fixture, first, last }]
          : [];
      });
    expect(corrections.length).toBeGreaterThan(0);
    for (const { fixture, first, last } of corrections) {
      expect(first.outcome).toEqual({ type: 'open' });
      expect(last.outcome).toMatchObject({ type: 'final', score: last.score });
      expect(first.score.home + first.score.away).toBe(last.score.home + last.score.away + 1);
      const after = fixture.kickOff + 4 * HOUR;
      const half = simulation.match(fixture.id, after)?.halfTimeScore;
      expect(simulation.outcome(fixture.id, 'firstHalf', after)).toMatchObject({
        type: 'final',
        score: half,
      });
    }
  });

  it('a cancelled goal stops the bets, is taken off the score and does not count', () => {
    now = FROM + 13 * DAY;
    const cancelled = football.slice(0, 700).flatMap((fixture) => {
      if (irregularityOf(fixture) !== undefined) return [];
      const event = simulation.events(fixture.id).find(({ type }) => type === 'goalCancelled');
      return event ? [{ fixture, event }] : [];
    });
    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled.length).toBeLessThan(50);
    for (const { fixture, event } of cancelled.slice(0, 5)) {
      const goals = (at: number) => {
        const score = simulation.match(fixture.id, at)?.score;
        return score && event.side ? score[event.side] : NaN;
      };
      expect(goals(event.at)).toBe(goals(event.at - 1) - 1);
      const markets = simulation.match(fixture.id, event.at)?.markets ?? [];
      expect(markets.every(({ selections }) => selections.every(({ locked }) => locked))).toBe(true);
      const events = simulation.events(fixture.id);
      const counted = events.filter(({ type }) => type === 'goal').length;
      const undone = events.filter(({ type }) => type === 'goalCancelled').length;
      const { home = 0, away = 0 } = simulation.match(fixture.id)?.score ?? {};
      expect(home + away).toBe(counted - undone);
    }
  });
});
