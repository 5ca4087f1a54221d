import { SPORT_RULES } from '@heptad/sandbox-simulation';
import type { SimMatch, SimSportKey, Simulation } from '@heptad/sandbox-simulation';
import type { Slot } from './find-names';

const DAY = 86_400_000;
/** Lists that hold running matches. */
const WITH_RUNNING = ['live', 'virtual', 'esports'] as const;
const LISTS = ['live', 'today', 'early', 'virtual', 'esports'] as const;

/**
 * What can be bet on in some sports: the matches that run, and the calendar of those to come. Of the latter nothing is played or priced: there are
 * thousands.
 */
export function openSlots(
  simulation: Pick<Simulation, 'fixtures' | 'matches'>,
  sports: readonly SimSportKey[],
  now: number,
): readonly Slot[] {
  return sports.flatMap((sport) => [
    ...WITH_RUNNING.flatMap((period) =>
      simulation
        .matches({ period, sport, until: now + 1, markets: 'none' })
        .map(({ id, league, home, away, kickOff }): Slot => ({
          id,
          leagueId: league.id,
          homeId: home.id,
          awayId: away.id,
          kickOff,
          running: true,
        })),
    ),
    ...simulation
      .fixtures(sport, now + 1, now + (SPORT_RULES[sport].horizonDays + 1) * DAY)
      .map(({ id, league, homeId, awayId, kickOff }): Slot => ({
        id,
        leagueId: league.id,
        homeId,
        awayId,
        kickOff,
        running: false,
      })),
  ]);
}

/** The matches of these ids that a list holds now, by id; one that was called off, or that no list holds yet, is none of them. */
export function listedMatches(
  simulation: Pick<Simulation, 'matches'>,
  ids: readonly string[],
): ReadonlyMap<string, SimMatch> {
  return new Map(
    LISTS.flatMap((period) => simulation.matches({ period, ids, markets: 'none' })).map((match) => [
      match.id,
      match,
    ]),
  );
}
