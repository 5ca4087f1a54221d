import type { Calendar } from '../calendar/calendar';
import { leaguesOf } from '../catalogue/catalogue';
import { lineUpsAt } from '../line-ups/line-ups';
import type { Simulation } from '../model/simulation';
import type { MatchStatistics } from '../statistics/match-statistics';
import type { MatchTimelines } from '../timelines/match-timelines';
import { countFixtures } from './lists';

/** Where the matches are and how they are played. */
export interface MatchSources {
  readonly seed: number;
  readonly clock: { now(): number };
  /** As it was drawn, without staged matches. */
  readonly planned: Calendar;
  readonly calendar: Calendar;
  readonly timelines: MatchTimelines;
  readonly statistics: MatchStatistics;
}

/** The part of a simulation that is the same for every venue: who plays when, and what happens. */
export type TimelineReads = Pick<
  Simulation,
  'count' | 'fixtures' | 'events' | 'statistics' | 'ball' | 'lineUps' | 'nextStop' | 'leagues'
>;

/** Answers without a price. */
export function createTimelineReads({
  seed,
  clock,
  planned,
  calendar,
  timelines,
  statistics,
}: MatchSources): TimelineReads {
  return {
    count: (filter) => countFixtures(calendar, timelines, filter, clock.now()),
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
    statistics(id, at = clock.now()) {
      const fixture = calendar.find(id);
      return fixture ? statistics.statistics(fixture, at) : [];
    },
    ball(id, at = clock.now()) {
      const fixture = calendar.find(id);
      return fixture && statistics.ball(fixture, at);
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
    leagues: (sport) => leaguesOf(sport).map(({ league }) => league),
  };
}
