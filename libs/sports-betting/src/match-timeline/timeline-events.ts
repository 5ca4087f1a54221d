import type { Incident, Score } from '@heptad/venue-gateway';
import type { MatchEvent } from './match-events';

/**
 * The timeline of a match, in the order of play: what each incident counts since, and how it stood after
 * each goal. Corners are shown as a number in another place, and left out.
 */
export function timelineEvents(incidents: readonly Incident[]): readonly MatchEvent[] {
  const counts = new Map<string, number>();
  return incidents
    .filter(({ kind }) => kind !== 'corner')
    .map(({ kind, side, clock }): MatchEvent => {
      const count = (counts.get(`${kind} ${side}`) ?? 0) + 1;
      counts.set(`${kind} ${side}`, count);
      const at = { stage: clock.period, minute: Math.floor(clock.seconds / 60) };
      return { kind, side, count, at, ...(kind === 'goal' && { score: goalsIn(counts) }) };
    });
}

function goalsIn(counts: ReadonlyMap<string, number>): Score {
  return { home: counts.get('goal home') ?? 0, away: counts.get('goal away') ?? 0 };
}

/** Whether the goals of a timeline are those of the score; a match without a score contradicts nothing. */
export function addsUp(events: readonly MatchEvent[], score: Score | undefined): boolean {
  const last = events.findLast((event) => event.score !== undefined)?.score ?? { home: 0, away: 0 };
  return score === undefined || (last.home === score.home && last.away === score.away);
}
