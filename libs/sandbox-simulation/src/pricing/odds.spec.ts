import { defined } from '@heptad/formatting';
import fc from 'fast-check';
import { calendarOf } from '../calendar/calendar';
import type { Fixture } from '../calendar/calendar';
import { NO_ORDERS } from '../timelines/command-rules';
import { createMatchBoards } from './match-board';
import { createMatchTimelines } from '../timelines/match-timelines';
import { NIL } from '../timelines/timeline';
import { lineText, readLine } from './sections';
import { SIM_SPORTS } from '../model/sport';
import type { PricingTerms, SimMarket } from '../model/market';
import type { SimSportKey } from '../model/sport';

const NOON = Date.UTC(2026, 3, 12, 12);

const calendar = calendarOf(1);

/** One match of a sport for every seed. */
function fixtureOf(seed: number, sport: SimSportKey): Fixture {
  const fixtures = calendar.between(sport, NOON, NOON + 86_400_000);
  const fixture = fixtures[seed % fixtures.length];
  if (!fixture) throw new Error(`no ${sport} on that day`);
  return { ...fixture, seed };
}

const HOUSE: PricingTerms = { margin: 1, extraLines: true };
/** The seeds are priced by each of these in turn. */
const TERMS: readonly PricingTerms[] = [
  HOUSE,
  { margin: 1.1, extraLines: true },
  { margin: 0.92, extraLines: false },
  { margin: 0.86, extraLines: true },
];

/** A match with workings of its own, since the matches of the seeds share their numbers. */
function study(seed: number, sport: SimSportKey) {
  const fixture = fixtureOf(seed, sport);
  const timelines = createMatchTimelines(() => NO_ORDERS);
  const boards = createMatchBoards(() => NO_ORDERS, TERMS[seed % TERMS.length] ?? HOUSE);
  const { events, endsAt } = timelines.timeline(fixture);
  return {
    events,
    kickOff: fixture.kickOff,
    /** A share of 0 is the kick-off, of 1 the end; before the kick-off below 0. */
    timeOf: (share: number) => Math.floor(fixture.kickOff + share * (endsAt - fixture.kickOff)),
    /** Goals of the home side less those of the away side. */
    lead(time: number): number {
      const { home, away } = timelines.standing(fixture, time).moment?.score ?? NIL;
      return home - away;
    },
    markets: (time: number): readonly SimMarket[] =>
      boards.all(fixture, timelines.standing(fixture, time), time),
    price(time: number, kind: string, side: string, line?: string): number | undefined {
      const key = { matchId: fixture.id, kind, period: 'full', side, ...defined({ line }) };
      const odds = boards.price(fixture, timelines.standing(fixture, time), time, key)?.odds;
      return odds === undefined ? undefined : Number(odds);
    },
  };
}

/** A line with whole goals added. */
function movedBy(line: string | undefined, goals: number): string {
  return lineText((readLine(line ?? '') ?? 0) + 4 * goals);
}

const inverse = (market: SimMarket) => market.selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);

/** What the prices of a market add up to beyond a fair one. */
function marginOf(market: SimMarket): number {
  return market.kind === 'doubleChance' ? inverse(market) / 2 - 1 : inverse(market) - 1;
}

const seed = fc.integer({ min: 1, max: 2_000_000_000 });
const share = fc.double({ min: -0.2, max: 1, noNaN: true });
const RUNS = { numRuns: 1000 };

describe('odds', () => {
  it('shorten for the side that scores, in every market that stays open', () => {
    let compared = 0;
    fc.assert(
      fc.property(seed, (value) => {
        const match = study(value, 'football');
        for (const { at, type, side } of match.events) {
          if (type !== 'goal' || !side) continue;
          const other = side === 'home' ? 'away' : 'home';
          const before = match.price(at - 1, 'threeWay', side);
          const after = match.price(at, 'threeWay', side);
          if (before !== undefined && after !== undefined) {
            compared += 1;
            expect(after).toBeLessThan(before);
          }
          for (const market of match.markets(at - 1)) {
            if (market.kind !== 'handicap' || market.period !== 'full') continue;
            // What was bet before the goal is now worth a line moved by it.
            const line = movedBy(market.line, side === 'home' ? 1 : -1);
            const was = market.selections.find((selection) => selection.side === side);
            const is = match.price(at, 'handicap', side, line);
            const others = match.price(at, 'handicap', other, line);
            const otherWas = market.selections.find((selection) => selection.side === other);
            if (is !== undefined) expect(is).toBeLessThan(Number(was?.odds));
            if (others !== undefined) expect(others).toBeGreaterThan(Number(otherWas?.odds));
          }
        }
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('lengthen for the side that has a player sent off, and shorten for the other', () => {
    let compared = 0;
    fc.assert(
      fc.property(seed, (value) => {
        const match = study(value, 'football');
        for (const { at, type, side } of match.events) {
          if (type !== 'redCard' || !side) continue;
          const other = side === 'home' ? 'away' : 'home';
          const [before, after] = [match.price(at - 1, 'threeWay', side), match.price(at, 'threeWay', side)];
          const [otherBefore, otherAfter] = [
            match.price(at - 1, 'threeWay', other),
            match.price(at, 'threeWay', other),
          ];
          if (before === undefined || after === undefined) continue;
          if (otherBefore === undefined || otherAfter === undefined) continue;
          compared += 1;
          expect(after).toBeGreaterThanOrEqual(before);
          expect(otherAfter).toBeLessThanOrEqual(otherBefore);
          // Late in a match there is little left to move.
          if (at - match.kickOff < 40 * 60_000) expect(after).toBeGreaterThan(before * 1.03);
        }
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(40);
  });

  it('let no two goals fall in one moment, not in matches with many', () => {
    fc.assert(
      fc.property(seed, (value) => {
        const goals = study(value, 'football').events.filter(({ type }) => type === 'goal');
        const moments = goals.map(({ at }) => at);
        expect(new Set(moments).size).toBe(moments.length);
      }),
      RUNS,
    );
  });

  it('keep the margin of every market between 3 and 9 percent', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...SIM_SPORTS), share, (value, sport, played) => {
        const match = study(value, sport);
        for (const market of match.markets(match.timeOf(played))) {
          expect(marginOf(market)).toBeLessThan(0.09);
          // Scores too unlikely to be offered leave a gap that is no gift: they may still happen.
          if (market.kind !== 'correctScore') expect(marginOf(market)).toBeGreaterThan(0.03);
          for (const { odds } of market.selections) expect(odds).toMatch(/^\d+\.\d{2}$/);
        }
      }),
      RUNS,
    );
  });

  it('leave no sure win between two lines of a market', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...SIM_SPORTS), share, (value, sport, played) => {
        const match = study(value, sport);
        const groups = new Map<string, SimMarket[]>();
        for (const market of match.markets(match.timeOf(played))) {
          if (market.line === undefined) continue;
          const key = `${market.kind} ${market.period}`;
          groups.set(key, [...(groups.get(key) ?? []), market]);
        }
        for (const [key, lines] of groups) {
          const isTotal = /OverUnder|overUnder/.test(key);
          const sorted = lines.sort((a, b) => Number(a.line) - Number(b.line));
          sorted.forEach((low, place) => {
            for (const high of sorted.slice(place + 1)) {
              // One of the two wins whatever happens: over the lower and under the higher line, or home's higher and away's.
              const [first, second] = isTotal ? [low, high] : [high, low];
              const prices = [first.selections[0]?.odds, second.selections[1]?.odds].map(Number);
              const all = prices.reduce((sum, odds) => sum + 1 / odds, 0);
              expect(all).toBeGreaterThan(1);
              // A better line never pays more.
              const easier = isTotal ? low : high;
              const harder = isTotal ? high : low;
              expect(Number(easier.selections[0]?.odds)).toBeLessThanOrEqual(
                Number(harder.selections[0]?.odds),
              );
            }
          });
        }
      }),
      RUNS,
    );
  });

  it('leave no sure win between handicap and 1X2', () => {
    fc.assert(
      fc.property(seed, share, (value, played) => {
        const match = study(value, 'football');
        const time = match.timeOf(played);
        const home = match.price(time, 'threeWay', 'home');
        const draw = match.price(time, 'threeWay', 'draw');
        const away = match.price(time, 'threeWay', 'away');
        // What is to come with the lead there is: home on this line wins exactly when home wins; away exactly when it does not.
        const line = movedBy('-0.5', match.lead(time));
        const homeHalf = match.price(time, 'handicap', 'home', line);
        const awayHalf = match.price(time, 'handicap', 'away', line);
        if (!home || !draw || !away || !homeHalf || !awayHalf) return;
        expect(1 / homeHalf + 1 / draw + 1 / away).toBeGreaterThan(1);
        expect(1 / home + 1 / awayHalf).toBeGreaterThan(1);
      }),
      RUNS,
    );
  });

  it('stand still within an interval and move over time', () => {
    const match = study(11, 'football');
    const prices = new Set<string>();
    for (let step = 0; step < 90; step += 1) {
      const time = match.kickOff + 600_000 + step * 1000;
      prices.add(
        match
          .markets(time)[0]
          ?.selections.map(({ odds }) => odds)
          .join(' ') ?? '',
      );
    }
    expect(prices.size).toBeGreaterThan(4);
    expect(prices.size).toBeLessThan(30);
  });
});
