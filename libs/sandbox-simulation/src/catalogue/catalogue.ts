import bundesliga from './seed/bundesliga.json';
import championsLeague from './seed/champions-league.json';
import footballTeams from './seed/football-teams.json';
import invented from './seed/invented.json';
import j1League from './seed/j1-league.json';
import laLiga from './seed/la-liga.json';
import ligue1 from './seed/ligue-1.json';
import majorLeagueSoccer from './seed/major-league-soccer.json';
import premierLeague from './seed/premier-league.json';
import serieA from './seed/serie-a.json';
import superLeague from './seed/super-league.json';
import { rateFootballTeams } from './football-ratings';
import type { FootballRatings } from './football-ratings';
import { hash, createRandom, normalNumber } from '../random/seeded';
import { SIM_SPORTS } from '../model/sport';
import type { SimLeague, SimName, SimScore, SimSportKey, SimTeam } from '../model/sport';

/** A fixture of a real season; `result` where the season's file knows it. */
export interface RealFixture {
  readonly homeId: string;
  readonly awayId: string;
  /** `YYYY-MM-DD` of the real match. */
  readonly date: string;
  readonly result?: { readonly full: SimScore; readonly halfTime?: SimScore };
}

/** A league and all that the calendar and the odds need to know of it. */
export interface LeagueEntry {
  readonly league: SimLeague;
  readonly teams: readonly SimTeam[];
  /** Rounds of a real season in which nobody plays twice; undefined for invented leagues, whose rounds are drawn. */
  readonly rounds?: readonly (readonly RealFixture[])[];
  /** Football strengths by team id. */
  readonly ratings?: FootballRatings;
  /** Strength of a team of an invented league, about −2…2. */
  strength(teamId: string): number;
}

const REAL_SEASONS = [
  premierLeague,
  championsLeague,
  laLiga,
  bundesliga,
  serieA,
  ligue1,
  superLeague,
  j1League,
  majorLeagueSoccer,
];

function nameOf(parts: readonly (string | number)[]): SimName {
  const [cn = '', tw = '', en = ''] = parts.map(String);
  return { 'zh-CN': cn, 'zh-TW': tw, en };
}

const realTeams: ReadonlyMap<string, SimTeam> = new Map(
  footballTeams.map(([id, ...names]) => {
    const teamId = String(1000 + Number(id));
    return [teamId, { id: teamId, name: nameOf(names) }];
  }),
);

function readScore(text: string | undefined): SimScore | undefined {
  const [home, away] = (text ?? '').split('-').map(Number);
  return home === undefined || away === undefined ? undefined : { home, away };
}

/** A line of a seed file: `date time home away [full-time [half-time]]`. */
function readFixture(line: string): RealFixture {
  const [date = '', , home = '', away = '', fullText, halfText] = line.split(' ');
  const full = readScore(fullText);
  const halfTime = readScore(halfText);
  return {
    homeId: String(1000 + Number(home)),
    awayId: String(1000 + Number(away)),
    date,
    ...(full && { result: { full, ...(halfTime && { halfTime }) } }),
  };
}

/** Splits two-legged rounds, so that nobody plays twice in one. */
function withoutRepeats(fixtures: readonly RealFixture[]): readonly (readonly RealFixture[])[] {
  const rounds: { teams: Set<string>; fixtures: RealFixture[] }[] = [];
  for (const fixture of fixtures) {
    let round = rounds.find(({ teams }) => !teams.has(fixture.homeId) && !teams.has(fixture.awayId));
    if (!round) rounds.push((round = { teams: new Set(), fixtures: [] }));
    round.teams.add(fixture.homeId).add(fixture.awayId);
    round.fixtures.push(fixture);
  }
  return rounds.map((round) => round.fixtures);
}

function realLeague(season: (typeof REAL_SEASONS)[number], index: number): LeagueEntry {
  const rounds = season.rounds.flatMap((round) => withoutRepeats(round.fixtures.map(readFixture)));
  const fixtures = rounds.flat();
  const teamIds = [...new Set(fixtures.flatMap((fixture) => [fixture.homeId, fixture.awayId]))];
  const teams = teamIds.flatMap((id) => realTeams.get(id) ?? []);
  return {
    league: { id: String(101 + index), sport: 'football', name: season.name, rank: index + 1 },
    teams,
    rounds,
    ratings: rateFootballTeams(fixtures),
    strength: () => 0,
  };
}

function isSport(text: string): text is SimSportKey {
  return SIM_SPORTS.some((sport) => sport === text);
}

function inventedLeague(entry: (typeof invented)[number], index: number): readonly LeagueEntry[] {
  if (!isSport(entry.sport)) return [];
  const teams = entry.teams.map((names, place) => {
    return { id: String(20_000 + index * 100 + place), name: nameOf(names) };
  });
  const strengths = new Map(
    teams.map((team) => [team.id, normalNumber(createRandom(hash(Number(team.id)))) * 0.8]),
  );
  return [
    {
      league: { id: String(201 + index), sport: entry.sport, name: entry.name, rank: 20 + index },
      teams,
      strength: (teamId) => strengths.get(teamId) ?? 0,
    },
  ];
}

/** Every league of the sandbox, the most important first. */
export const LEAGUES: readonly LeagueEntry[] = [
  ...REAL_SEASONS.map(realLeague),
  ...invented.flatMap(inventedLeague),
];

/** The leagues of a sport. */
export function leaguesOf(sport: SimSportKey): readonly LeagueEntry[] {
  return LEAGUES.filter((entry) => entry.league.sport === sport);
}

const teamsById: ReadonlyMap<string, SimTeam> = new Map(
  LEAGUES.flatMap((entry) => entry.teams.map((team) => [team.id, team] as const)),
);

/** A team by its id; undefined for an id that no league has. */
export function findTeam(id: string): SimTeam | undefined {
  return teamsById.get(id);
}

/** @throws RangeError for an id that no league has */
export function teamOf(id: string): SimTeam {
  const team = findTeam(id);
  if (!team) throw new RangeError(`no such team: ${id}`);
  return team;
}
