import type { SimFixture, SimMatch, Simulation } from '@heptad/sandbox-simulation';

const DAY = 86_400_000;
/** How far back matches are looked for: the teams of a league of twenty meet about five times in it. */
const LOOK_BACK = 40 * DAY;
/** What a computer plays has no past that anybody looks for. */
const VIRTUAL_LOOK_BACK = DAY / 4;
const LATEST = 5;

/** What two teams have played before a match, the latest first. */
export interface PastMatches {
  readonly home: readonly SimMatch[];
  readonly away: readonly SimMatch[];
  readonly meetings: readonly SimMatch[];
}

const plays = ({ homeId, awayId }: SimFixture, teamId: string): boolean =>
  homeId === teamId || awayId === teamId;

/**
 * The last five matches of each team and those between the two, of all that were over before the match and now.
 * @param now sandbox time, ms
 */
export function pastMatches(
  simulation: Pick<Simulation, 'fixtures' | 'match'>,
  { id, sport, home, away, kickOff }: Pick<SimMatch, 'id' | 'sport' | 'home' | 'away' | 'kickOff'>,
  now: number,
): PastMatches {
  const until = Math.min(now, kickOff);
  const lookBack = sport.startsWith('virtual') ? VIRTUAL_LOOK_BACK : LOOK_BACK;
  const theirs = simulation
    .fixtures(sport, until - lookBack, until)
    .filter((fixture) => fixture.id !== id && (plays(fixture, home.id) || plays(fixture, away.id)))
    .toReversed();
  const latest = (counts: (fixture: SimFixture) => boolean): readonly SimMatch[] => {
    const found: SimMatch[] = [];
    for (const fixture of theirs) {
      if (found.length === LATEST) break;
      const match = counts(fixture) ? simulation.match(fixture.id) : undefined;
      if (match?.status === 'ended') found.push(match);
    }
    return found;
  };
  return {
    home: latest((fixture) => plays(fixture, home.id)),
    away: latest((fixture) => plays(fixture, away.id)),
    meetings: latest((fixture) => plays(fixture, home.id) && plays(fixture, away.id)),
  };
}
