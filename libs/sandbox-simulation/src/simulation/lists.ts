import { DAY } from '../calendar/calendar';
import type { Calendar, Fixture } from '../calendar/calendar';
import type { MatchTimelines } from '../timelines/match-timelines';
import { SIM_SPORTS } from '../model/sport';
import type { SimListPeriod, SimMatchFilter } from '../model/match';
import type { SimSportKey } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';

const HOUR = 3_600_000;
/** The day of the venues ends at midnight in Beijing; late in it the night's matches are counted in. */
const DAY_OFFSET = 8 * HOUR;
const LEAST_TODAY = 6 * HOUR;
const VIRTUAL_AHEAD = HOUR / 2;

/** When today's list ends. */
function endOfToday(now: number): number {
  const midnight = Math.ceil((now + DAY_OFFSET + 1) / DAY) * DAY - DAY_OFFSET;
  return Math.max(midnight, now + LEAST_TODAY);
}

/** The list that a match not yet over is in. */
export function listOf(fixture: Fixture, hasBegun: boolean, now: number): SimListPeriod {
  const { family } = SPORT_RULES[fixture.sport];
  if (family !== 'sport') return family;
  if (hasBegun) return 'live';
  return fixture.kickOff < endOfToday(now) ? 'today' : 'early';
}

/** Between which kick-offs the matches of a list are to be looked for; undefined when the sport is never in it. */
function windowOf(
  period: SimListPeriod | 'ended',
  sport: SimSportKey,
  now: number,
): readonly [number, number] | undefined {
  const { family, horizonDays, longest } = SPORT_RULES[sport];
  const today = endOfToday(now);
  switch (period) {
    case 'ended':
      return [now - DAY, now];
    case 'live':
      return family === 'sport' ? [now - longest, now + 1] : undefined;
    case 'today':
      return family === 'sport' ? [now + 1, today] : undefined;
    case 'early':
      return family === 'sport' ? [today, today + horizonDays * DAY] : undefined;
    case 'virtual':
      return family === 'virtual' ? [now - longest, now + VIRTUAL_AHEAD] : undefined;
    case 'esports':
      return family === 'esports' ? [now - longest, now + horizonDays * DAY] : undefined;
    case 'outright':
      return undefined;
  }
}

/** The matches that a filter means, sport by sport and by the day. */
function* eachFixture(
  calendar: Calendar,
  timelines: MatchTimelines,
  filter: SimMatchFilter,
  now: number,
): Generator<Fixture> {
  const { period, leagueIds, ids } = filter;
  const leagues = leagueIds && new Set(leagueIds);
  const wanted = ids && new Set(ids);
  for (const sport of filter.sport ? [filter.sport] : SIM_SPORTS) {
    const window = windowOf(period, sport, now);
    if (!window) continue;
    const from =
      period === 'ended' ? (filter.from ?? window[0]) : Math.max(filter.from ?? -Infinity, window[0]);
    const until = Math.min(filter.until ?? Infinity, window[1]);
    for (const fixture of calendar.between(sport, from, until)) {
      if (leagues && !leagues.has(fixture.entry.league.id)) continue;
      if (wanted && !wanted.has(fixture.id)) continue;
      if (timelines.isOver(fixture, now) === (period === 'ended')) yield fixture;
    }
  }
}

/** How many matches a filter finds: no board is built for them and no order made. */
export function countFixtures(...search: Parameters<typeof eachFixture>): number {
  const found = eachFixture(...search);
  let count = 0;
  while (found.next().done !== true) count += 1;
  return count;
}

/** The matches that a filter finds, in its order and without its page. */
export function findFixtures(...search: Parameters<typeof eachFixture>): readonly Fixture[] {
  const found = [...eachFixture(...search)];
  const filter = search[2];
  const byRank =
    filter.sort === 'hot' ? (a: Fixture, b: Fixture) => a.entry.league.rank - b.entry.league.rank : () => 0;
  // Results begin with the latest, every other list with what kicks off first.
  const way = filter.period === 'ended' ? -1 : 1;
  return found.sort((a, b) => byRank(a, b) || way * (a.kickOff - b.kickOff) || (a.id < b.id ? -1 : 1));
}
