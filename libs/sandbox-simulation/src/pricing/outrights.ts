import { LEAGUES, leaguesOf, teamOf } from '../catalogue/catalogue';
import type { LeagueEntry } from '../catalogue/catalogue';
import { DAY } from '../calendar/calendar';
import { UNPLAYED, type LeagueTable, type LeagueTables } from '../timelines/league-table';
import { driftAt } from './drift';
import { hundredths, oddsText, tooHigh, tooLow } from './price';
import { hash, hashUnit } from '../random/seeded';
import { SIM_SPORTS } from '../model/sport';
import type { SimOutcome, SimOutright } from '../model/market';
import type { SimSportKey, SimTableRow } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';
import { NIL } from '../timelines/timeline';

const EPOCH = Date.UTC(2020, 0, 1);
const SEASON = 30 * DAY;
const INTERVAL = 10 * 60_000;
/** No table is final sooner after its season, ms. */
const LAST_MATCH = 180 * 60_000;
/** How many are listed; the winner is one of them. */
const MOST_TEAMS = 20;
const WINNER = { 'zh-CN': '冠军', 'zh-TW': '冠軍', en: 'Winner' };

interface Weight {
  readonly teamId: string;
  readonly weight: number;
}

interface Season {
  readonly id: string;
  readonly entry: LeagueEntry;
  readonly closesAt: number;
  readonly seed: number;
}

/** Seasons of the leagues end on different days. */
function seasonOf(entry: LeagueEntry, number: number, seed: number): Season {
  const leagueId = Number(entry.league.id);
  return {
    id: `9${entry.league.id}${String(number).padStart(6, '0')}`,
    entry,
    closesAt: EPOCH + (number + 1) * SEASON + ((leagueId * 7) % 30) * DAY,
    seed: hash(seed, leagueId, number),
  };
}

function presentSeason(entry: LeagueEntry, now: number, seed: number): Season {
  const shift = ((Number(entry.league.id) * 7) % 30) * DAY;
  return seasonOf(entry, Math.max(0, Math.floor((now - EPOCH - shift) / SEASON)), seed);
}

function findSeason(id: string, seed: number): Season | undefined {
  if (!/^9\d{9}$/.test(id)) return undefined;
  const entry = LEAGUES.find(({ league }) => league.id === id.slice(1, 4));
  return entry && hasOutright(entry) ? seasonOf(entry, Number(id.slice(4)), seed) : undefined;
}

function hasOutright({ league }: LeagueEntry): boolean {
  return SPORT_RULES[league.sport].family !== 'virtual';
}

/** When the last match of a season is over and its table final: a match begun in the season counts. */
const finalAt = ({ entry, closesAt }: Season): number => closesAt + (hasTable(entry) ? lastMatch(entry) : 0);

const lastMatch = ({ league }: LeagueEntry): number =>
  Math.max(LAST_MATCH, SPORT_RULES[league.sport].longest);

/** How much a step of strength moves the odds of winning a match, whatever the sport: measured over a season of each. */
const STEP = 0.65;

/** Leagues of teams have a table. Players and esports teams meet without one. */
const hasTable = ({ league }: LeagueEntry): boolean => SPORT_RULES[league.sport].model !== 'sets';

/** What a player or a team without a table has on its side: its strength alone. */
function weighStrength({ entry, seed }: Season, time: number): readonly Weight[] {
  return entry.teams.map(({ id }) => {
    const { tilt } = driftAt(hash(seed, Number(id)), time, INTERVAL);
    return { teamId: id, weight: Math.exp(Math.min(1.3 * entry.strength(id), 3) + tilt) };
  });
}

/** Points of a match that a team may expect: in football by its real season, elsewhere, without draws, by its strength. */
function pointsPerMatch({ ratings, strength }: LeagueEntry, teamId: string): number {
  if (!ratings) return 3 / (1 + Math.exp(-STEP * strength(teamId)));
  const edge = Math.log(ratings.attack(teamId) / ratings.defence(teamId));
  return Math.min(Math.max(1.37 + 1.1 * edge, 0.4), 2.5);
}

/** What a team has on its side: the points it has, and those it may still win. */
function weighTable({ entry, seed, closesAt }: Season, table: LeagueTable, time: number): readonly Weight[] {
  const left = (SPORT_RULES[entry.league.sport].roundsPerDay * Math.max(closesAt - time, 0)) / DAY;
  // Luck evens out with the root of the matches left; how well a team is rated does not.
  const doubt = Math.sqrt(1.6 * left + (0.25 * left) ** 2) + 0.5;
  const expected = entry.teams.map(({ id }) => {
    const { points = 0, difference = 0 } = table.get(id) ?? {};
    const { tilt } = driftAt(hash(seed, Number(id)), time, INTERVAL);
    return { teamId: id, points: points + difference / 1000 + left * pointsPerMatch(entry, id), tilt };
  });
  const best = Math.max(...expected.map(({ points }) => points));
  return expected.map(({ teamId, points, tilt }) => ({
    teamId,
    weight: Math.exp((points - best) / doubt + tilt),
  }));
}

/** Share of the chances that all listed teams have alike, so that none is sure of it or beyond the prices. */
const ANYBODY = 0.15;

/** Chances to win the league, the best first. */
function chancesOf(weights: readonly Weight[]): readonly { readonly teamId: string; readonly p: number }[] {
  const listed = weights.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_TEAMS);
  const total = listed.reduce((sum, { weight }) => sum + weight, 0);
  return listed.map(({ teamId, weight }) => ({
    teamId,
    p: (1 - ANYBODY) * (weight / total) + ANYBODY / listed.length,
  }));
}

function view(season: Season, weights: readonly Weight[], now: number, margin: number): SimOutright {
  const { id, entry, closesAt } = season;
  const key = `${id}|winner.full|-`;
  const isOpen = now < closesAt;
  const selections = chancesOf(weights).flatMap(({ teamId, p }) => {
    const price = hundredths('winner', p, margin);
    if (tooLow(price) || tooHigh(price)) return [];
    const team = teamOf(teamId);
    return [{ key: `${key}|${teamId}`, side: teamId, odds: oddsText(price), locked: false, team }];
  });
  return {
    id,
    sport: entry.league.sport,
    league: entry.league,
    name: {
      'zh-CN': `${entry.league.name['zh-CN']} ${WINNER['zh-CN']}`,
      'zh-TW': `${entry.league.name['zh-TW']} ${WINNER['zh-TW']}`,
      en: `${entry.league.name.en} ${WINNER.en}`,
    },
    closesAt,
    status: isOpen ? 'open' : 'closed',
    market: { key, kind: 'winner', period: 'full', level: 1, status: isOpen ? 'open' : 'closed', selections },
  };
}

/** All teams of a league by points, difference and goals; whoever has not played has none. */
function standings({ entry }: Season, table: LeagueTable): readonly SimTableRow[] {
  return entry.teams
    .map((team) => ({ team, place: table.get(team.id) ?? UNPLAYED }))
    .sort(
      ({ place: a }, { place: b }) =>
        b.points - a.points || b.difference - a.difference || b.scored - a.scored,
    )
    .map(({ team, place: { points, difference, matches, won, drawn, scored } }) => ({
      team,
      played: matches,
      won,
      drawn,
      lost: matches - won - drawn,
      scored,
      conceded: scored - difference,
      points,
    }));
}

/** The winner markets of a simulation. */
export interface Outrights {
  /** The present ones. */
  list(now: number, sport?: SimSportKey): readonly SimOutright[];
  /** How many of a sport are open. */
  count(now: number, sport: SimSportKey): number;
  /** One by its id, also a past one. */
  find(now: number, id: string): SimOutright | undefined;
  /** Where the teams of a league stand in its present season, the first first; undefined of a league without a table. */
  table(now: number, leagueId: string): readonly SimTableRow[] | undefined;
  /** Who won, once the season is over: the first of the table; where there is none, drawn by the chances of its last moment. */
  outcome(now: number, id: string): SimOutcome | undefined;
}

/** @param tables where the leagues stand @param margin share of the house's margin that is kept */
export function createOutrights(seed: number, tables: LeagueTables, margin: number): Outrights {
  function tableOf({ entry, closesAt }: Season, until: number): LeagueTable {
    return tables.table(entry, closesAt - SEASON, until);
  }

  function weightsOf(season: Season, now: number): readonly Weight[] {
    const time = Math.min(now, season.closesAt);
    return hasTable(season.entry)
      ? weighTable(season, tableOf(season, time - lastMatch(season.entry)), time)
      : weighStrength(season, time);
  }

  function drawnWinner(season: Season): string | undefined {
    const chances = chancesOf(weightsOf(season, season.closesAt));
    let rest = hashUnit(season.seed, 77);
    return (chances.find(({ p }) => (rest -= p) < 0) ?? chances[0])?.teamId;
  }

  function champion(season: Season): string | undefined {
    const table = tableOf(season, season.closesAt);
    return table.size === 0 ? undefined : standings(season, table)[0]?.team.id;
  }

  return {
    list(now, sport) {
      const entries = sport ? leaguesOf(sport) : SIM_SPORTS.flatMap((key) => leaguesOf(key));
      return entries.filter(hasOutright).map((entry) => {
        const season = presentSeason(entry, now, seed);
        return view(season, weightsOf(season, now), now, margin);
      });
    },
    count: (now, sport) =>
      leaguesOf(sport).filter((entry) => hasOutright(entry) && now < presentSeason(entry, now, seed).closesAt)
        .length,
    find(now, id) {
      const season = findSeason(id, seed);
      return season && season.closesAt - SEASON <= now
        ? view(season, weightsOf(season, now), now, margin)
        : undefined;
    },
    table(now, leagueId) {
      const entry = LEAGUES.find(({ league }) => league.id === leagueId);
      if (entry === undefined || !hasOutright(entry) || !hasTable(entry)) return undefined;
      const season = presentSeason(entry, now, seed);
      return standings(season, tableOf(season, now - lastMatch(entry)));
    },
    outcome(now, id) {
      const season = findSeason(id, seed);
      if (!season) return undefined;
      if (now < finalAt(season)) return { type: 'open' };
      const winner = hasTable(season.entry) ? champion(season) : drawnWinner(season);
      return winner === undefined ? { type: 'void' } : { type: 'final', score: NIL, winner };
    },
  };
}
