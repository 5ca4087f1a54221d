import { defined } from '@heptad/formatting';
import { leaguesOf } from '../catalogue/catalogue';
import { createCalendar } from '../calendar/calendar';
import type { Fixture } from '../calendar/calendar';
import { NO_ORDERS, isSensible, withCommand } from '../timelines/command-rules';
import type { MatchOrders } from '../timelines/command-rules';
import type { CommandStore, GivenCommand } from '../commands/command-store';
import { createChangeWatch } from './change-watch';
import { lineUpsAt } from '../line-ups/line-ups';
import { countFixtures, findFixtures } from './lists';
import { createMatchBoards, readSelectionKey } from '../pricing/match-board';
import type { MatchBoards, SelectionKey } from '../pricing/match-board';
import { createMatchTimelines } from '../timelines/match-timelines';
import { viewMatch } from './match-view';
import { createLeagueTables } from '../timelines/league-table';
import { createOutrights } from '../pricing/outrights';
import { outcomeAt } from '../timelines/outcome';
import { canBeStaged, createStagedCalendar } from '../calendar/staged-calendar';
import { SIM_SPORTS } from '../model/sport';
import type { SimCommand } from '../model/commands';
import type { PricingTerms, SimQuote } from '../model/market';
import type { SimMatch, SimMatchFilter, SimMatchStatus } from '../model/match';
import type { Simulation } from '../model/simulation';
import { NIL } from '../timelines/timeline';

/** What a simulation is priced by that nobody has named a venue to. */
const HOUSE_TERMS: PricingTerms = { margin: 1, extraLines: false };

export interface SimulationOptions {
  /** Fixes everything that is drawn. */
  readonly seed: number;
  /** The sandbox clock. */
  readonly clock: { now(): number };
  readonly store: CommandStore;
}

function isOver(status: SimMatchStatus): boolean {
  return status === 'ended' || status === 'abandoned';
}

function refusalOf(
  command: SimCommand,
  { sport }: Fixture,
  status: SimMatchStatus,
  hasBegun: boolean,
): 'notLive' | 'alreadyBegun' | 'alreadyEnded' | 'badValue' | undefined {
  if (isOver(status)) return 'alreadyEnded';
  if (command.type === 'stage') {
    if (hasBegun) return 'alreadyBegun';
    return canBeStaged(sport) ? undefined : 'badValue';
  }
  return !hasBegun && (command.type === 'score' || command.type === 'end') ? 'notLive' : undefined;
}

/** Loads the commands given so far and gives the simulation. */
export async function createSimulation({ seed, clock, store }: SimulationOptions): Promise<Simulation> {
  const planned = createCalendar(seed);
  const calendar = createStagedCalendar(planned);
  const orders = new Map<string, MatchOrders>();
  const ordersOf = (matchId: string) => orders.get(matchId) ?? NO_ORDERS;

  function take(given: GivenCommand): void {
    orders.set(given.matchId, withCommand(ordersOf(given.matchId), given));
    if (given.command.type === 'stage') calendar.stage(given.matchId, given.at);
  }
  for (const given of await store.load()) take(given);

  const timelines = createMatchTimelines(ordersOf);
  const tables = createLeagueTables(calendar, timelines);
  const houseBoards = createMatchBoards(ordersOf, HOUSE_TERMS);
  const watch = createChangeWatch(calendar, timelines, houseBoards);
  const priced = new Map<string, Simulation>();

  function pricedBy(terms: PricingTerms): Simulation {
    const key = `${terms.margin} ${terms.extraLines}`;
    const known = priced.get(key) ?? simulationWith(terms, createMatchBoards(ordersOf, terms));
    priced.set(key, known);
    return known;
  }

  function simulationWith({ margin }: PricingTerms, boards: MatchBoards): Simulation {
    const outrights = createOutrights(seed, tables, margin);

    function view(fixture: Fixture, markets: 'none' | 'main' | 'all', now: number): SimMatch {
      const standing = timelines.standing(fixture, now);
      if (isOver(standing.status)) return viewMatch(fixture, standing, now, 0, []);
      if (markets === 'all') {
        const all = boards.all(fixture, standing, now);
        return viewMatch(fixture, standing, now, all.length, all);
      }
      const { marketCount, main } = boards.list(fixture, standing, now);
      return viewMatch(fixture, standing, now, marketCount, markets === 'none' ? [] : main);
    }

    function find(filter: SimMatchFilter, now: number): readonly Fixture[] {
      return findFixtures(calendar, timelines, filter, now);
    }

    function quoteOutright(key: SelectionKey, selectionKey: string, now: number): SimQuote | undefined {
      const outright = outrights.find(now, key.matchId);
      const selection = outright?.market.selections.find((entry) => entry.key === selectionKey);
      if (!outright || !selection) return undefined;
      return {
        matchId: outright.id,
        sport: outright.sport,
        league: outright.league,
        kind: 'winner',
        period: 'full',
        side: selection.side,
        live: false,
        odds: selection.odds,
        state: outright.status,
        score: NIL,
      };
    }

    function quoteMatch(fixture: Fixture, key: SelectionKey, now: number): SimQuote | undefined {
      const standing = timelines.standing(fixture, now);
      const over = isOver(standing.status);
      const price = over ? undefined : boards.price(fixture, standing, now, key);
      const period = price?.period ?? 'full';
      const state =
        over || price?.odds === undefined ? 'closed' : standing.status === 'suspended' ? 'suspended' : 'open';
      return {
        matchId: fixture.id,
        sport: fixture.sport,
        league: fixture.entry.league,
        kind: price?.kind ?? 'handicap',
        period,
        ...defined({ line: key.line }),
        side: key.side,
        live: standing.moment !== undefined,
        odds: price?.odds ?? '0.00',
        state: state === 'open' && standing.locked ? 'locked' : state,
        score: standing.moment?.score ?? NIL,
      };
    }

    return {
      pricedBy,
      matches(filter) {
        const now = clock.now();
        const { offset = 0, limit = Infinity, markets = 'main' } = filter;
        return find(filter, now)
          .slice(offset, offset + limit)
          .map((fixture) => view(fixture, markets, now));
      },
      count: (filter) => countFixtures(calendar, timelines, filter, clock.now()),
      countOutrights: (sport) => outrights.count(clock.now(), sport),
      match(id, at = clock.now()) {
        const fixture = calendar.find(id);
        return fixture && view(fixture, 'all', at);
      },
      evenMarket(id, kind, at = clock.now()) {
        const fixture = calendar.find(id);
        if (fixture === undefined) return undefined;
        const standing = timelines.standing(fixture, at);
        return standing.status === 'upcoming' ? boards.even(fixture, standing, at, kind) : undefined;
      },
      fixtures: (sport, from, until) =>
        planned
          .between(sport, from, until)
          .map(({ id, entry, homeId, awayId, kickOff }) => ({
            id,
            league: entry.league,
            homeId,
            awayId,
            kickOff,
          }))
          .sort((a, b) => a.kickOff - b.kickOff),
      events(id) {
        const fixture = calendar.find(id);
        const now = clock.now();
        if (!fixture || now < fixture.kickOff) return [];
        return timelines.timeline(fixture).events.filter(({ at }) => at <= now);
      },
      lineUps(id, at = clock.now()) {
        const fixture = calendar.find(id);
        return fixture && lineUpsAt(fixture, seed, timelines.timeline(fixture).endsAt, at);
      },
      nextStop(id) {
        const fixture = calendar.find(id);
        const now = clock.now();
        return fixture && timelines.standing(fixture, now).status === 'live'
          ? timelines.nextStop(fixture, now)
          : undefined;
      },
      sports(period) {
        const now = clock.now();
        return SIM_SPORTS.flatMap((sport) => {
          const count =
            period === 'outright'
              ? outrights.count(now, sport)
              : countFixtures(calendar, timelines, { period, sport }, now);
          return count > 0 ? [{ sport, count }] : [];
        });
      },
      leagues: (sport) => leaguesOf(sport).map(({ league }) => league),
      outrights: (sport) => outrights.list(clock.now(), sport),
      outright: (id) => outrights.find(clock.now(), id),
      quote(selectionKey, now = clock.now()) {
        const key = readSelectionKey(selectionKey);
        if (!key) return undefined;
        if (key.matchId.startsWith('9')) return quoteOutright(key, selectionKey, now);
        const fixture = calendar.find(key.matchId);
        return fixture && quoteMatch(fixture, key, now);
      },
      outcome(id, period, now = clock.now()) {
        if (id.startsWith('9')) return outrights.outcome(now, id);
        const fixture = calendar.find(id);
        if (!fixture) return undefined;
        const { status, moment } = timelines.standing(fixture, now);
        const timeline = timelines.timeline(fixture);
        // Bets on a result that is being looked at again wait for the one that counts.
        const isReviewed = timeline.correctedAt !== undefined && now < timeline.correctedAt;
        return outcomeAt(timeline, moment, isOver(status) && !isReviewed, period);
      },
      async command(id, command) {
        const fixture = calendar.find(id);
        if (!fixture) return { ok: false, reason: 'unknownMatch' };
        if (!isSensible(command)) return { ok: false, reason: 'badValue' };
        const now = clock.now();
        const { status, moment } = timelines.standing(fixture, now);
        const reason = refusalOf(command, fixture, status, moment !== undefined);
        if (reason) return { ok: false, reason };
        take(await store.add(id, now, command));
        watch.advanceTo(clock.now());
        return { ok: true, match: view(calendar.find(id) ?? fixture, 'all', clock.now()) };
      },
      onChange: (listener) => watch.onChange(listener),
      advanceTo: (now) => watch.advanceTo(now),
    };
  }

  return simulationWith(HOUSE_TERMS, houseBoards);
}
