import type { BoardMatch } from '../activity';

/** Matches as a member looks for them: those still open by their kick-off, then the others, the latest first. */
export function fixtureOrder<Match extends Pick<BoardMatch, 'state' | 'kickOff'>>(
  matches: readonly Match[],
): readonly Match[] {
  const open = matches.filter(({ state }) => state === 'open');
  const others = matches.filter(({ state }) => state !== 'open');
  return [...open.sort((a, b) => a.kickOff - b.kickOff), ...others.sort((a, b) => b.kickOff - a.kickOff)];
}

/** Whether a prediction is taken now, as far as the page knows. @param now the platform's time, milliseconds since 1970 */
export function takesPick(
  { state, closesAt, pick }: Pick<BoardMatch, 'state' | 'closesAt' | 'pick'>,
  now: number,
): boolean {
  return state === 'open' && pick === undefined && now < closesAt;
}

/** Whether bets may be placed on a match: before it and while it is played, as long as it has come to no end. */
export function takesBets({ state, result }: Pick<BoardMatch, 'state' | 'result'>): boolean {
  return result === undefined && (state === 'open' || state === 'closed');
}
