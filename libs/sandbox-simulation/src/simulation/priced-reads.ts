import type { Fixture } from '../calendar/calendar';
import type { SimMatch } from '../model/match';
import type { Simulation } from '../model/simulation';
import { SIM_SPORTS } from '../model/sport';
import { readSelectionKey, type MatchBoards } from '../pricing/match-board';
import type { Outrights } from '../pricing/outrights';
import { isOver } from '../timelines/match-timelines';
import { outcomeAt } from '../timelines/outcome';
import { countFixtures, findFixtures } from './lists';
import { viewMatch } from './match-view';
import { quoteMatch, quoteOutright } from './quotes';
import type { MatchSources } from './timeline-reads';

/** What a venue's prices are made of. */
export interface PriceSources {
  readonly boards: MatchBoards;
  readonly outrights: Outrights;
}

/** The part of a simulation that shows or settles prices. */
export type PricedReads = Pick<
  Simulation,
  | 'matches'
  | 'match'
  | 'evenMarket'
  | 'sports'
  | 'outrights'
  | 'outright'
  | 'leagueTable'
  | 'countOutrights'
  | 'quote'
  | 'scoreChances'
  | 'outcome'
>;

type Sources = Pick<MatchSources, 'clock' | 'calendar' | 'timelines'> & PriceSources;

/** A match as it stands at a time. @param markets how many of its markets it shows */
export function viewAt(
  { timelines, boards }: Pick<Sources, 'timelines' | 'boards'>,
  fixture: Fixture,
  markets: 'none' | 'main' | 'all',
  now: number,
): SimMatch {
  const standing = timelines.standing(fixture, now);
  if (isOver(standing.status)) return viewMatch(fixture, standing, now, 0, []);
  if (markets === 'all') {
    const all = boards.all(fixture, standing, now);
    return viewMatch(fixture, standing, now, all.length, all);
  }
  const { marketCount, main } = boards.list(fixture, standing, now);
  return viewMatch(fixture, standing, now, marketCount, markets === 'none' ? [] : main);
}

/** Answers with the prices of one venue. */
export function createPricedReads(sources: Sources): PricedReads {
  return { ...matchReads(sources), ...outrightReads(sources), ...resultReads(sources) };
}

function matchReads(sources: Sources): Pick<PricedReads, 'matches' | 'match' | 'evenMarket'> {
  const { clock, calendar, timelines, boards } = sources;
  return {
    matches(filter) {
      const now = clock.now();
      const { offset = 0, limit = Infinity, markets = 'main' } = filter;
      return findFixtures(calendar, timelines, filter, now)
        .slice(offset, offset + limit)
        .map((fixture) => viewAt(sources, fixture, markets, now));
    },
    match(id, at = clock.now()) {
      const fixture = calendar.find(id);
      return fixture && viewAt(sources, fixture, 'all', at);
    },
    evenMarket(id, kind, at = clock.now()) {
      const fixture = calendar.find(id);
      if (fixture === undefined) return undefined;
      const standing = timelines.standing(fixture, at);
      return standing.status === 'upcoming' ? boards.even(fixture, standing, at, kind) : undefined;
    },
  };
}

function outrightReads({
  clock,
  calendar,
  timelines,
  outrights,
}: Sources): Pick<PricedReads, 'sports' | 'outrights' | 'outright' | 'leagueTable' | 'countOutrights'> {
  return {
    countOutrights: (sport) => outrights.count(clock.now(), sport),
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
    outrights: (sport) => outrights.list(clock.now(), sport),
    leagueTable: (leagueId) => outrights.table(clock.now(), leagueId),
    outright: (id) => outrights.find(clock.now(), id),
  };
}

function resultReads({
  clock,
  calendar,
  timelines,
  boards,
  outrights,
}: Sources): Pick<PricedReads, 'quote' | 'scoreChances' | 'outcome'> {
  return {
    quote(selectionKey, now = clock.now()) {
      const key = readSelectionKey(selectionKey);
      if (!key) return undefined;
      if (key.matchId.startsWith('9')) return quoteOutright(outrights.find(now, key.matchId), selectionKey);
      const fixture = calendar.find(key.matchId);
      return fixture && quoteMatch(fixture, timelines.standing(fixture, now), key, { boards, now });
    },
    scoreChances(id, now = clock.now()) {
      const fixture = calendar.find(id);
      if (!fixture) return undefined;
      const standing = timelines.standing(fixture, now);
      return isOver(standing.status) ? undefined : boards.scores(fixture, standing, now);
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
  };
}
