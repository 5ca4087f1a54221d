import type { CallResponse, teams } from '@heptad/contracts';
import { SIM_SPORTS, SPORT_RULES, type SimName, type Simulation } from '@heptad/sandbox-simulation';
import { listedMatches, openSlots } from '../search/open-slots';

type NextMatch = NonNullable<CallResponse<typeof teams.followed>['teams'][number]['next']>;

/** Sports whose teams play in leagues of their own; virtual ones play every few minutes. */
const TEAM_SPORTS = SIM_SPORTS.filter((sport) => SPORT_RULES[sport].family !== 'virtual');

/** Of what the calendar has of a team: one may have been called off, or be in no list yet. */
const LOOKED_AT = 3;

/**
 * The match that each of some teams plays now, or the next one that a list has of it.
 * @returns by the id of the team; a team without a match is left out
 */
export function nextMatches(
  simulation: Pick<Simulation, 'fixtures' | 'matches'>,
  teamIds: readonly string[],
  language: keyof SimName,
  now: number,
): ReadonlyMap<string, NextMatch> {
  if (teamIds.length === 0) return new Map();
  const slots = openSlots(simulation, TEAM_SPORTS, now).toSorted(
    (a, b) => Number(b.running) - Number(a.running) || a.kickOff - b.kickOff,
  );
  const ahead = new Map(
    teamIds.map((id) => [
      id,
      slots.filter(({ homeId, awayId }) => homeId === id || awayId === id).slice(0, LOOKED_AT),
    ]),
  );
  const listed = listedMatches(
    simulation,
    [...ahead.values()].flat().map(({ id }) => id),
  );
  const found = new Map<string, NextMatch>();
  for (const [teamId, its] of ahead) {
    const match = its.flatMap(({ id }) => listed.get(id) ?? [])[0];
    if (match === undefined) continue;
    const { id, league, home, away, kickOff, stage, score } = match;
    found.set(teamId, {
      id,
      league: league.name[language],
      home: home.name[language],
      away: away.name[language],
      kickOff,
      ...(stage === 'notStarted' ? {} : { score: { ...score } }),
    });
  }
  return found;
}
