import type { Calendar, Fixture } from '../calendar/calendar';
import type { MatchBoards } from '../pricing/match-board';
import type { MatchTimelines } from '../timelines/match-timelines';
import { SIM_SPORTS } from '../model/sport';
import type { SimChange } from '../model/commands';
import { SPORT_RULES } from '../catalogue/sport-rules';

type Listener = (changes: readonly SimChange[]) => void;

/** Tells what became different between two looks at the matches in play. */
export interface ChangeWatch {
  onChange(listener: Listener): () => void;
  advanceTo(now: number): void;
}

/** What a match looked like at the last look. */
interface Seen {
  readonly fixture: Fixture;
  readonly score: string;
  readonly stage: string;
  readonly odds: string;
}

/** Watches the matches in play; what happens to the others is found out by whoever reads them. */
export function createChangeWatch(
  calendar: Calendar,
  timelines: MatchTimelines,
  boards: MatchBoards,
): ChangeWatch {
  const listeners = new Set<Listener>();
  let seen: ReadonlyMap<string, Seen> | undefined;

  function look(now: number): ReadonlyMap<string, Seen> {
    const found = new Map<string, Seen>();
    for (const sport of SIM_SPORTS) {
      for (const fixture of calendar.between(sport, now - SPORT_RULES[sport].longest, now + 1)) {
        const { status, moment, locked } = timelines.standing(fixture, now);
        if (!moment || status === 'ended' || status === 'abandoned') continue;
        const { home, away } = moment.score;
        found.set(fixture.id, {
          fixture,
          score: `${home}-${away} ${moment.stageScores.map(({ score }) => `${score.home}-${score.away}`).join(' ')}`,
          stage: `${moment.stage} ${status}`,
          odds: `${boards.interval(fixture, true, now)} ${moment.at} ${locked}`,
        });
      }
    }
    return found;
  }

  function changesOf(before: Seen | undefined, after: Seen): readonly SimChange[] {
    const { id: matchId, sport } = after.fixture;
    const types: SimChange['type'][] = [];
    if (before?.score !== after.score && before) types.push('score');
    if (before?.stage !== after.stage) types.push('stage');
    if (before?.odds !== after.odds) types.push('odds');
    return types.map((type) => ({ type, matchId, sport }));
  }

  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    advanceTo(now) {
      const before = seen;
      const after = look(now);
      seen = after;
      if (!before) return;
      const changes: SimChange[] = [];
      for (const [id, entry] of after) changes.push(...changesOf(before.get(id), entry));
      for (const [id, { fixture }] of before) {
        if (!after.has(id)) changes.push({ type: 'ended', matchId: id, sport: fixture.sport });
      }
      if (changes.length > 0) for (const listener of listeners) listener(changes);
    },
  };
}
