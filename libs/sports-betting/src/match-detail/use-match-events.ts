import { useState } from 'react';
import { useMatchClock } from '../match/match-clocks';
import type { MatchShape } from '../match/match-shape';
import { eventsBetween, type MatchEvent } from '../match-timeline/match-events';

/** As many as a timeline shows. */
const KEPT = 20;

/** What has happened in a match since its page was opened, latest first. */
export function useMatchEvents(match: MatchShape): readonly MatchEvent[] {
  const clock = useMatchClock(match.id);
  const [seen, setSeen] = useState<{ readonly match: MatchShape; readonly events: readonly MatchEvent[] }>({
    match,
    events: [],
  });
  if (seen.match === match) return seen.events;
  const news = seen.match.id === match.id ? eventsBetween(seen.match, match, clock) : [];
  const before = seen.match.id === match.id ? seen.events : [];
  const events = [...news.toReversed(), ...before].slice(0, KEPT);
  setSeen({ match, events });
  return events;
}
