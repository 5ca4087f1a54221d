import type { LeagueEntry, RealFixture } from '../catalogue/catalogue';
import { goalRates } from './goal-rates';
import { hash } from '../random/seeded';

/** A score is taken from among so many matches that were as even, to each side. */
const NEIGHBOURS = 15;

type Result = NonNullable<RealFixture['result']>;

interface RatedResult {
  readonly real: RealFixture;
  readonly result: Result;
}

const rated = new WeakMap<LeagueEntry, readonly RatedResult[]>();

/** The scored matches of a season, those the away side was most expected to win first. */
function ratedResults(entry: LeagueEntry): readonly RatedResult[] {
  const known = rated.get(entry);
  if (known) return known;
  const edge = (real: RealFixture) => {
    const { home, away } = goalRates({ entry, ...real });
    return home - away;
  };
  const results = (entry.rounds ?? [])
    .flat()
    .flatMap((real) => (real.result ? [{ real, result: real.result, edge: edge(real) }] : []))
    .sort((a, b) => a.edge - b.edge);
  rated.set(entry, results);
  return results;
}

/**
 * A real fixture with the score it is replayed with: that of another match of the season that was about as even. Real scores are known
 * to everybody, and a fixture comes back while its last score is still listed; so none may tell the next. A fixture without a score stays
 * without.
 * @param seed of this one replay
 */
export function replayOf(entry: LeagueEntry, real: RealFixture, seed: number): RealFixture {
  const results = ratedResults(entry);
  const place = results.findIndex((each) => each.real === real);
  if (place === -1) return real;
  const first = Math.max(0, Math.min(place - NEIGHBOURS, results.length - 1 - 2 * NEIGHBOURS));
  const span = Math.min(2 * NEIGHBOURS + 1, results.length);
  const drawn = results[first + (hash(seed, 0x4e91) % span)];
  return drawn ? { ...real, result: drawn.result } : real;
}
