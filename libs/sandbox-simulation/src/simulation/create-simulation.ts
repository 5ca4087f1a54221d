import { calendarOf } from '../calendar/calendar';
import { createStagedCalendar } from '../calendar/staged-calendar';
import type { CommandStore, GivenCommand } from '../commands/command-store';
import type { PricingTerms } from '../model/market';
import type { Simulation } from '../model/simulation';
import { createMatchBoards, type MatchBoards } from '../pricing/match-board';
import { createOutrights } from '../pricing/outrights';
import { NO_ORDERS, isSensible, withCommand, type MatchOrders } from '../timelines/command-rules';
import { createMatchStatistics } from '../statistics/match-statistics';
import { createLeagueTables } from '../timelines/league-table';
import { createMatchTimelines } from '../timelines/match-timelines';
import { createChangeWatch } from './change-watch';
import { refusalOf } from './command-refusal';
import { createPricedReads, viewAt } from './priced-reads';
import { createTimelineReads, type MatchSources } from './timeline-reads';

/** What a simulation is priced by that nobody has named a venue to. */
const HOUSE_TERMS: PricingTerms = { margin: 1, extraLines: false };

export interface SimulationOptions {
  /** Fixes everything that is drawn. */
  readonly seed: number;
  /** The sandbox clock. */
  readonly clock: { now(): number };
  readonly store: CommandStore;
}

/** Loads the commands given so far and gives the simulation. */
export async function createSimulation({ seed, clock, store }: SimulationOptions): Promise<Simulation> {
  const planned = calendarOf(seed);
  const calendar = createStagedCalendar(planned);
  const orders = new Map<string, MatchOrders>();
  const ordersOf = (matchId: string) => orders.get(matchId) ?? NO_ORDERS;

  function take(given: GivenCommand): void {
    orders.set(given.matchId, withCommand(ordersOf(given.matchId), given));
    if (given.command.type === 'stage') calendar.stage(given.matchId, given.at);
  }
  let last = 0;
  /** Takes in what was stored since, by whichever process. */
  async function catchUp(): Promise<void> {
    for (const given of await store.load(last)) {
      // Another look may have been faster.
      if (given.sequence <= last) continue;
      take(given);
      last = given.sequence;
    }
  }
  await catchUp();

  const timelines = createMatchTimelines(ordersOf);
  const tables = createLeagueTables(calendar, timelines);
  const houseBoards = createMatchBoards(ordersOf, HOUSE_TERMS);
  const watch = createChangeWatch(calendar, timelines, houseBoards);
  const sources: MatchSources = {
    seed,
    clock,
    planned,
    calendar,
    timelines,
    statistics: createMatchStatistics(timelines),
  };
  const reads = createTimelineReads(sources);
  const priced = new Map<string, Simulation>();

  function pricedBy(terms: PricingTerms): Simulation {
    const key = `${terms.margin} ${terms.extraLines}`;
    const known = priced.get(key) ?? simulationWith(terms, createMatchBoards(ordersOf, terms));
    priced.set(key, known);
    return known;
  }

  function simulationWith({ margin }: PricingTerms, boards: MatchBoards): Simulation {
    const outrights = createOutrights(seed, tables, margin);
    return {
      pricedBy,
      ...reads,
      ...createPricedReads({ ...sources, boards, outrights }),
      async command(id, command) {
        const fixture = calendar.find(id);
        if (!fixture) return { ok: false, reason: 'unknownMatch' };
        if (!isSensible(command)) return { ok: false, reason: 'badValue' };
        const now = clock.now();
        const { status, moment } = timelines.standing(fixture, now);
        const reason = refusalOf(command, fixture, status, moment !== undefined);
        if (reason) return { ok: false, reason };
        await store.add(id, now, command);
        await catchUp();
        watch.advanceTo(clock.now());
        return {
          ok: true,
          match: viewAt({ timelines, boards }, calendar.find(id) ?? fixture, 'all', clock.now()),
        };
      },
      async catchUp() {
        await catchUp();
        watch.advanceTo(clock.now());
      },
      onChange: (listener) => watch.onChange(listener),
      advanceTo: (now) => watch.advanceTo(now),
    };
  }

  return simulationWith(HOUSE_TERMS, houseBoards);
}
