/** When an answer was made. Of two answers the one that was made first may come last. */
export interface AnswerTime {
  /** When it was asked for, milliseconds of the clock's `monotonic`. */
  readonly askedAt: number;
  /** The venue's own time of it, milliseconds, where it tells one. */
  readonly asOf?: number | undefined;
}

/** Whether an answer was made before another: by the venue's clock where it timed both, else by when they were asked for. Not, where a time is unknown. */
export function isBefore(one: AnswerTime | undefined, other: AnswerTime | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.asOf === undefined || other.asOf === undefined
    ? one.askedAt < other.askedAt
    : one.asOf < other.asOf;
}
