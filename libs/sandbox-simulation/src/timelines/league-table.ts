import { DAY } from '../calendar/calendar';
import type { Calendar, Fixture } from '../calendar/calendar';
import type { LeagueEntry } from '../catalogue/catalogue';
import type { MatchTimelines } from './match-timelines';
import { Recent } from '../cache/recent';

/** How a team stands in its league. */
export interface TablePlace {
  readonly points: number;
  readonly difference: number;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly scored: number;
}

/** Teams by id; who has not played is left out. */
export type LeagueTable = ReadonlyMap<string, TablePlace>;

export interface LeagueTables {
  /** The table of the matches a league has played to their end between two days' beginnings, in ms. */
  table(entry: LeagueEntry, from: number, until: number): LeagueTable;
}

/** A season of days for each league that has a table. */
const KEPT = 1_200;
/** Who has not played. */
export const UNPLAYED: TablePlace = { points: 0, difference: 0, matches: 0, won: 0, drawn: 0, scored: 0 };

function add(table: Map<string, TablePlace>, team: string, scored: number, conceded: number): void {
  const before = table.get(team) ?? UNPLAYED;
  const won = scored > conceded ? 1 : 0;
  const drawn = scored === conceded ? 1 : 0;
  table.set(team, {
    points: before.points + 3 * won + drawn,
    difference: before.difference + scored - conceded,
    matches: before.matches + 1,
    won: before.won + won,
    drawn: before.drawn + drawn,
    scored: before.scored + scored,
  });
}

/** Keeps the tables of leagues, a day built on the one before. */
export function createLeagueTables(calendar: Calendar, timelines: MatchTimelines): LeagueTables {
  const kept = new Recent<LeagueTable>(KEPT);

  function withDay(before: LeagueTable, fixtures: readonly Fixture[]): LeagueTable {
    const table = new Map(before);
    for (const fixture of fixtures) {
      const score = timelines.finalScore(fixture);
      if (!score) continue;
      add(table, fixture.homeId, score.home, score.away);
      add(table, fixture.awayId, score.away, score.home);
    }
    return table;
  }

  return {
    table(entry, from, until) {
      let table: LeagueTable = new Map();
      for (let day = from; day + DAY <= until; day += DAY) {
        const key = `${entry.league.id} ${String(from)} ${String(day)}`;
        const fixtures = () =>
          calendar.between(entry.league.sport, day, day + DAY).filter((fixture) => fixture.entry === entry);
        table = kept.get(key) ?? kept.set(key, withDay(table, fixtures()));
      }
      return table;
    },
  };
}
