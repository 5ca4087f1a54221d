import type { MatchEvent } from './match-events';

const nameOf = ({ kind, side, count }: MatchEvent): string => `${kind} ${side} ${String(count)}`;

/**
 * What a running match has to tell, latest first: what was seen since its page was opened, and before that what its venue tells of it.
 * What both tell stands once, with the venue's minute.
 * @param seen latest first
 * @param told in the order of play; empty where the venue reports none
 */
export function wholeTimeline(
  seen: readonly MatchEvent[],
  told: readonly MatchEvent[],
): readonly MatchEvent[] {
  const untold = new Map(told.map((event) => [nameOf(event), event]));
  const news = seen.map((event) => {
    const exact = untold.get(nameOf(event));
    untold.delete(nameOf(event));
    return exact ?? event;
  });
  return [...news, ...[...untold.values()].toReversed()];
}
