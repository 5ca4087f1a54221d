import { settleSelection } from '../betting/settlement';
import type { CommandStore } from '../simulation/command-store';
import { createSimulation } from '../simulation/create-simulation';
import { readTipId } from './plan-tips';
import { createTipBook } from './tip-book';
import { TIPSTERS } from './tipsters';
import type { Tipster } from './tipster';

const NOW = Date.UTC(2026, 2, 10, 6);
const HOUR = 3_600_000;
const [anyone] = TIPSTERS as readonly [Tipster, ...Tipster[]];
const noCommands: CommandStore = { load: async () => [], add: () => Promise.reject(new Error('none here')) };

async function open(now = NOW, seed = 1) {
  const time = { now };
  const simulation = await createSimulation({ seed, clock: { now: () => time.now }, store: noCommands });
  return { simulation, book: createTipBook(simulation, seed), time };
}

describe('CALL-067 the tips of simulated persons', () => {
  it('are the same after a restart, and others with another seed', async () => {
    const [first, again, other] = [await open(), await open(), await open(NOW, 2)];
    expect(again.book.of(anyone, NOW)).toEqual(first.book.of(anyone, NOW));
    expect(other.book.of(anyone, NOW)).not.toEqual(first.book.of(anyone, NOW));
  });

  it('are given before kick-off at the price the simulation then had', async () => {
    const { simulation, book } = await open();
    const tips = book.of(anyone, NOW);
    expect(tips.length).toBeGreaterThan(20);
    for (const tip of tips) {
      expect(tip.placedAt).toBeLessThan(tip.kickOff);
      expect(tip.placedAt).toBeLessThanOrEqual(NOW);
      expect(simulation.quote(tip.key, tip.placedAt)).toMatchObject({ odds: tip.odds, state: 'open' });
    }
  });

  it('settle by what the matches came to, and not before they are over', async () => {
    const { simulation, book } = await open();
    const tips = TIPSTERS.slice(0, 4).flatMap((tipster) => book.of(tipster, NOW));
    for (const tip of tips) {
      const outcome = simulation.outcome(tip.matchId, 'full', NOW);
      expect(tip.state).toBe(outcome && settleSelection(tip, outcome));
      if (tip.kickOff > NOW) expect(tip.state).toBe('open');
    }
    expect(new Set(tips.map(({ state }) => state)).size).toBeGreaterThan(2);
  });

  it('never know what is to come: whatever was shown earlier is a part of what is shown later', async () => {
    const { book } = await open();
    const before = book.of(anyone, NOW);
    const after = book.of(anyone, NOW + 20 * HOUR);
    // The oldest day is forgotten meanwhile.
    for (const tip of before.filter(({ kickOff }) => kickOff > NOW - 28 * 24 * HOUR)) {
      const later = after.find(({ id }) => id === tip.id);
      expect(later).toMatchObject({ odds: tip.odds, side: tip.side });
      if (tip.state !== 'open') expect(later?.state).toBe(tip.state);
    }
    const shownTooEarly = after.filter(({ placedAt }) => placedAt > NOW).map(({ id }) => id);
    expect(shownTooEarly.length).toBeGreaterThan(0);
    for (const id of shownTooEarly) expect(book.find(id, NOW)).toBeUndefined();
    // A clock that is set back forgets the results of the future.
    expect(book.of(anyone, NOW)).toEqual(before);
  });

  it('are found by their ids for as long as they are remembered, and by nothing else', async () => {
    const { book } = await open();
    const [tip] = book.of(anyone, NOW);
    expect(tip && book.find(tip.id, NOW)).toEqual(tip);
    expect(tip && book.find(tip.id, NOW + 31 * 24 * HOUR)).toBeUndefined();
    for (const id of ['', 't01', 't99-20500-0', 't01-20500-9', 't01-99999-0', `${String(tip?.id)} `])
      expect(book.find(id, NOW)).toBeUndefined();
    expect(readTipId('t01-20500-2')).toEqual({ tipsterId: 't01', day: 20500, place: 2 });
  });

  it('are there to be copied at every hour of the day', async () => {
    const { book } = await open();
    for (let hour = 0; hour < 24; hour += 3) {
      const now = NOW + hour * HOUR;
      const open = TIPSTERS.flatMap((tipster) => book.of(tipster, now)).filter(
        ({ kickOff }) => kickOff > now,
      );
      expect(open.length).toBeGreaterThan(5);
    }
  }, 60_000);
});
