/** What is left until a moment. */
export interface Countdown {
  /** Whole seconds, rounded up: 0 only when the moment has come. */
  readonly seconds: number;
  /** What is left of the span, from 1 down to 0. */
  readonly share: number;
}

/**
 * What is left of a span at a moment. Before its begin it is whole, after its end there is nothing.
 * @param span begin and end, milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function countdownOf(
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
): Countdown {
  const left = Math.max(0, Math.min(to - now, to - from));
  return { seconds: Math.ceil(left / 1_000), share: to > from ? left / (to - from) : 0 };
}

/** Seconds as a clock shows them: `0:07`, `4:55`, `23:59:59`. @param seconds whole, 0 or more */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

/** The seconds that are said aloud by screen readers: often enough to know, seldom enough to listen. */
const SAID = [60, 30, 10, 5];

/** The last of the seconds said aloud that a countdown has come to; undefined before the first. */
export function secondsSaid(seconds: number): number | undefined {
  return seconds > 0 ? SAID.findLast((said) => seconds <= said) : undefined;
}
