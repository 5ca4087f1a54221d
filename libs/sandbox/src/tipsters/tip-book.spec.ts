import { settleSelection } from '@heptad/sandbox-ledger';
import { createSimulation } from '@heptad/sandbox-simulation';
import type { CommandStore } from '@heptad/sandbox-simulation';
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

describe('the tips of simulated persons', () => {
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

  describe('are worked out no more often than they must be', () => {
    /** A book that counts what it asks of the simulation. */
    async function counted(now = NOW) {
      const { simulation } = await open(now);
      const asked = { days: 0, prices: 0, outcomes: 0 };
      const book = createTipBook(
        {
          fixtures: (...args) => ((asked.days += 1), simulation.fixtures(...args)),
          evenMarket: (...args) => ((asked.prices += 1), simulation.evenMarket(...args)),
          outcome: (...args) => ((asked.outcomes += 1), simulation.outcome(...args)),
        },
        1,
      );
      /** What a ranking of a week asks for, and how many tips it shows. */
      const rank = (at: number) => {
        Object.assign(asked, { days: 0, prices: 0, outcomes: 0 });
        const tips = TIPSTERS.flatMap((tipster) => book.of(tipster, at, { days: 7, settled: 10 }));
        return { ...asked, tips };
      };
      return { book, rank };
    }
    const open7 = (tips: readonly { readonly state: string }[]) =>
      tips.filter(({ state }) => state === 'open').length;

    it('a first ranking of a week looks at each day of a sport once and leaves the rest of the month alone', async () => {
      const { book, rank } = await counted();
      const { days, prices, outcomes, tips } = rank(NOW);
      const sports = new Set(TIPSTERS.flatMap(({ sports: theirs }) => theirs)).size;
      // A week, tomorrow, and what it takes for ten results of those who tip least.
      expect(days).toBeLessThanOrEqual(sports * 14);
      const month = TIPSTERS.flatMap((tipster) => book.of(tipster, NOW));
      expect(tips.length).toBeLessThan(month.length / 2);
      expect(outcomes).toBe(tips.length);
      // At most two kinds are priced for one match, and some offer nothing that suits.
      expect(prices).toBeLessThan(tips.length * 2);
    });

    it('a second one asks about open tips alone', async () => {
      const { rank } = await counted();
      const first = rank(NOW);
      const second = rank(NOW);
      expect(second.tips).toEqual(first.tips);
      expect(second).toMatchObject({ days: 0, prices: 0, outcomes: open7(first.tips) });
    });

    it('an hour later what was given or ended meanwhile, and nothing else', async () => {
      const { rank } = await counted();
      const before = rank(NOW);
      const after = rank(NOW + HOUR);
      const known = new Set(before.tips.map(({ id }) => id));
      const given = after.tips.filter(({ id }) => !known.has(id));
      expect(after.days).toBe(0);
      expect(after.prices).toBeLessThanOrEqual(3 * Math.max(given.length, 1) + 3);
      expect(after.outcomes).toBeLessThanOrEqual(open7(before.tips) + given.length);
    });

    it('and a shorter span holds the same tips as the whole month does', async () => {
      const { book, rank } = await counted();
      const { tips } = rank(NOW);
      for (const tipster of TIPSTERS) {
        const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
        const week = tips.filter((tip) => tip.tipster === tipster);
        const month = book.of(tipster, NOW);
        expect(ids(month).slice(-week.length)).toEqual(ids(week));
        const settled = week.filter(({ state }) => state !== 'open');
        expect(settled.length).toBeGreaterThanOrEqual(
          Math.min(10, month.filter(({ state }) => state !== 'open').length),
        );
      }
    });
  });
});
