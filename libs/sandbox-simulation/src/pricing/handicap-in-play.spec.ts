import fc from 'fast-check';
import { calendarOf } from '../calendar/calendar';
import { SPORT_RULES } from '../catalogue/sport-rules';
import type { SimScore, SimSportKey } from '../model/sport';
import { SIM_SPORTS } from '../model/sport';
import { createMatchTimelines } from '../timelines/match-timelines';
import { NO_ORDERS } from '../timelines/command-rules';
import { momentAt } from '../timelines/timeline';
import { pricedLines, toMarket } from './markets';
import { matchSections } from './match-sections';
import type { PriceState } from './price-state';

const NOON = Date.UTC(2026, 3, 12, 12);
const OPEN = { locked: false, suspended: false };
const calendar = calendarOf(1);
const timelines = createMatchTimelines(() => NO_ORDERS);

/** A match in play, at a share of its time. */
function running(sport: SimSportKey, seed: number, share: number): PriceState | undefined {
  const fixtures = calendar.between(sport, NOON, NOON + 86_400_000);
  const fixture = fixtures[seed % fixtures.length];
  if (!fixture) return undefined;
  const timeline = timelines.timeline(fixture);
  const time = Math.floor(fixture.kickOff + share * (timeline.endsAt - fixture.kickOff));
  const moment = momentAt(timeline, time);
  return moment && { fixture, moment, time, tilt: 0, pace: 0, extraLines: true };
}

function marketsOf(state: PriceState) {
  return pricedLines(matchSections(state), 1).map((entry) => toMarket(state.fixture.id, entry, OPEN));
}

const handicapsOf = (state: PriceState) => marketsOf(state).filter(({ kind }) => kind === 'handicap');

/** Lines and prices alone. */
const offer = (state: PriceState) =>
  handicapsOf(state).map(({ period, line, selections }) => [
    period,
    line,
    ...selections.map(({ odds }) => odds),
  ]);

const withScore = (state: PriceState, score: SimScore): PriceState => ({
  ...state,
  ...(state.moment && { moment: { ...state.moment, score } }),
});

const seed = fc.integer({ min: 1, max: 1_000_000 });
const share = fc.double({ min: 0.01, max: 0.97, noNaN: true });
const goals = fc.integer({ min: 0, max: 9 });
const isGoals = (sport: SimSportKey) => SPORT_RULES[sport].model === 'goals';
const GOAL_SPORTS = SIM_SPORTS.filter(isGoals);

describe('a handicap in play', () => {
  it('of goals is priced as at 0–0, whatever has been scored, and says the score it counts from', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...GOAL_SPORTS),
        seed,
        share,
        fc.record({ home: goals, away: goals }),
        (sport, value, played, score) => {
          const state = running(sport, value, played);
          if (!state) return;
          const level = withScore(state, { home: 0, away: 0 });
          const scored = withScore(state, score);
          expect(offer(scored)).toEqual(offer(level));
          for (const { countsFrom } of handicapsOf(scored)) {
            compared += 1;
            expect(countsFrom).toEqual(score);
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  it('leaves every other market on the whole score, also corners and cards', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...SIM_SPORTS), seed, share, (sport, value, played) => {
        const state = running(sport, value, played);
        for (const market of state ? marketsOf(state) : []) {
          kinds.add(market.kind);
          if (market.kind !== 'handicap' || !isGoals(sport)) expect(market).not.toHaveProperty('countsFrom');
        }
      }),
      { numRuns: 300 },
    );
    for (const kind of ['handicap', 'overUnder', 'cornersHandicap', 'bookingsHandicap', 'pointsHandicap'])
      expect(kinds).toContain(kind);
  });

  it('counts from nothing before the kick-off', () => {
    for (const sport of GOAL_SPORTS) {
      const state = running(sport, 3, 0.5);
      if (!state) throw new Error(`no ${sport}`);
      const { fixture, tilt, pace, extraLines } = state;
      const before: PriceState = { fixture, time: fixture.kickOff - 1, tilt, pace, extraLines };
      expect(handicapsOf(before).length).toBeGreaterThan(0);
      for (const market of handicapsOf(before)) expect(market).not.toHaveProperty('countsFrom');
    }
  });
});
