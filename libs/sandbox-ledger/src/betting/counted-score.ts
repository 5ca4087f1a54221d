import { lineText, readLine } from '@heptad/sandbox-simulation';
import type { SimEvent, SimQuote, SimScore } from '@heptad/sandbox-simulation';
import type { BetLeg } from './betting';

const NIL: SimScore = { home: 0, away: 0 };

/** Whether two bets on the same line mean the same: both count from this score. None is the start of the match. */
export function countsAlike(one: SimScore | undefined, other: SimScore | undefined): boolean {
  const [first, second] = [one ?? NIL, other ?? NIL];
  return first.home === second.home && first.away === second.away;
}

/** What has been scored since the score that a bet counts from. */
export function scoredSince(score: SimScore, from: SimScore | undefined): SimScore {
  const { home, away } = from ?? NIL;
  return { home: score.home - home, away: score.away - away };
}

/**
 * The selection that means now what the leg meant when it was taken: a handicap of a running match is offered on what is still to come,
 * so the lead that has come about since is added to the line.
 * @param quote the price of the leg's own selection now
 */
export function presentSelection(
  leg: Pick<BetLeg, 'selection' | 'matchId' | 'kind' | 'period' | 'line' | 'side' | 'countsFrom'>,
  quote: Pick<SimQuote, 'countsFrom'>,
): string {
  const line = leg.line === undefined ? undefined : readLine(leg.line);
  if (quote.countsFrom === undefined || line === undefined) return leg.selection;
  const { home, away } = scoredSince(quote.countsFrom, leg.countsFrom);
  const now = lineText(line + 4 * (home - away));
  return `${leg.matchId}|${leg.kind}.${leg.period}|${now}|${leg.side}`;
}

/**
 * Whether the score at a time held a goal that was taken back later. A bet that counts from such a score counts from one that never was.
 * @param events what has happened so far, oldest first
 */
export function hadGoalTakenBack(events: readonly SimEvent[], time: number): boolean {
  const goals: { readonly at: number; readonly side: SimEvent['side'] }[] = [];
  for (const { type, side, at } of events) {
    if (type === 'goal') goals.push({ at, side });
    if (type !== 'goalCancelled') continue;
    const place = goals.findLastIndex((goal) => goal.side === side);
    const [goal] = place < 0 ? [] : goals.splice(place, 1);
    if (goal !== undefined && goal.at <= time && time < at) return true;
  }
  return false;
}
