import { createMemoryCommandStore, createSimulation } from '@heptad/sandbox-simulation';
import { settleSelection } from './settlement';

const FROM = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Around the end of a football match, when a result may be looked at again: minutes after the kick-off. */
const ENDING = Array.from({ length: 60 }, (_, minute) => 90 + minute);

it('a selection of a corrected result waits for it, and settles by it', async () => {
  const clock = { now: () => FROM };
  const simulation = await createSimulation({ seed: 3, clock, store: createMemoryCommandStore() });
  const corrected = simulation
    .fixtures('football', FROM, FROM + 12 * 24 * HOUR)
    .flatMap(({ id, kickOff }) => {
      const moments = ENDING.map((minute) => kickOff + minute * MINUTE);
      const reviewed = moments.findLast((at) => simulation.outcome(id, 'full', at)?.type === 'open');
      const isOver = reviewed !== undefined && simulation.match(id, reviewed)?.status === 'ended';
      return isOver ? [{ id, kickOff, reviewed }] : [];
    });
  expect(corrected.length).toBeGreaterThan(0);
  for (const { id, kickOff, reviewed } of corrected) {
    const score = simulation.match(id, kickOff + 4 * HOUR)?.score;
    const exact = { kind: 'correctScore', side: `${score?.home}-${score?.away}` } as const;
    const [open, final] = [reviewed, kickOff + 4 * HOUR].map((at) => simulation.outcome(id, 'full', at));
    expect(open && settleSelection(exact, open)).toBe('open');
    expect(final && settleSelection(exact, final)).toBe('won');
  }
});
