import { createMemoryCommandStore, createSimulation, type Simulation } from '@heptad/sandbox-simulation';
import { resultOf } from './fixtures-of';

const FROM = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Around the end of a football match, when a result may be looked at again: minutes after the kick-off. */
const ENDING = [110, 115, 120, 125, 130];

describe('what was right of a match', () => {
  let now = FROM;
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await createSimulation({
      seed: 3,
      clock: { now: () => now },
      store: createMemoryCommandStore(),
    });
  });
  beforeEach(() => {
    now = FROM;
  });

  const football = () => simulation.fixtures('football', FROM, FROM + 12 * 24 * HOUR);
  const resultAt = (id: string, at: number) => {
    now = at;
    return resultOf(simulation, id);
  };
  /** Who leads by the score that is shown, whether it is going to stand or not. */
  const shownAt = (id: string, at: number) => {
    const match = simulation.match(id, at);
    if (match?.status !== 'ended') return undefined;
    const { home, away } = match.score;
    return home === away ? 'draw' : home > away ? 'home' : 'away';
  };

  it('is not known while a result is looked at again, and is the corrected one then', () => {
    const reviewed = football().flatMap(({ id, kickOff }) =>
      ENDING.map((minute) => kickOff + minute * MINUTE)
        .filter((at) => simulation.outcome(id, 'full', at)?.type === 'open' && shownAt(id, at) !== undefined)
        .map((at) => ({ id, kickOff, at })),
    );
    expect(reviewed.length).toBeGreaterThan(0);
    for (const { id, at } of reviewed) expect(resultAt(id, at)).toBeUndefined();
    const decided = reviewed.map(({ id, kickOff, at }) => ({
      first: shownAt(id, at),
      last: shownAt(id, kickOff + 4 * HOUR),
      result: resultAt(id, kickOff + 4 * HOUR),
    }));
    for (const { last, result } of decided) expect(result).toBe(last);
    expect(decided.some(({ first, last }) => first !== last)).toBe(true);
  });

  it('is not known until a match is over, and is by its score then', () => {
    const plain = football().find(
      ({ id, kickOff }) => simulation.match(id, kickOff + MINUTE)?.status === 'live',
    );
    const { id = '', kickOff = 0 } = plain ?? {};
    expect(resultAt(id, kickOff - MINUTE)).toBeUndefined();
    expect(resultAt(id, kickOff + MINUTE)).toBeUndefined();
    expect(resultAt(id, kickOff + 4 * HOUR)).toBe(shownAt(id, kickOff + 4 * HOUR));
  });

  it('is void of a match that was postponed or abandoned, and nothing of an unknown one', () => {
    const abandoned = football().filter(
      ({ id, kickOff }) => simulation.match(id, kickOff + 4 * HOUR)?.status === 'abandoned',
    );
    expect(abandoned.length).toBeGreaterThan(0);
    for (const { id, kickOff } of abandoned) expect(resultAt(id, kickOff + 4 * HOUR)).toBe('void');
    expect(resultAt('0', FROM)).toBeUndefined();
  });
});
