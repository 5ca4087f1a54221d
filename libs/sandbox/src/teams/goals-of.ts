import type { CallResponse, teams } from '@heptad/contracts';
import type { SimEvent } from '@heptad/sandbox-simulation';

type Goal = CallResponse<typeof teams.matches>['matches'][number]['goals'][number];

/** The goals of a match in the order of play, by its events; a cancelled one stays, and what follows counts without it. */
export function goalsOf(events: readonly SimEvent[]): Goal[] {
  const goals: Goal[] = [];
  for (const { type, side, at, clockSeconds } of events) {
    if (side === undefined) continue;
    const place = goals.findLastIndex((goal) => goal.side === side && !goal.cancelled);
    const undone = goals[place];
    if (type === 'goalCancelled' && undone !== undefined) goals[place] = { ...undone, cancelled: true };
    if (type !== 'goal') continue;
    const count = (of: Goal['side']): number =>
      goals.filter((goal) => goal.side === of && !goal.cancelled).length + (of === side ? 1 : 0);
    goals.push({
      id: `${String(at)}-${side}-${String(goals.length)}`,
      side,
      minute: Math.floor(clockSeconds / 60),
      score: { home: count('home'), away: count('away') },
      cancelled: false,
    });
  }
  return goals;
}
