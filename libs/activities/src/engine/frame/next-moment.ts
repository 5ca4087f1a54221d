/** The moments of an activity, in milliseconds since 1970. */
export interface ActivityTimes {
  readonly startsAt: number;
  /** The first moment after it. */
  readonly endsAt: number;
  /** Until when what was won can be claimed. */
  readonly claimableUntil: number;
}

export type Moment = 'start' | 'end' | 'claim';

/** The next moment at which something changes for a member; undefined once nothing does. @param now milliseconds since 1970 */
export function nextMoment(
  { startsAt, endsAt, claimableUntil }: ActivityTimes,
  now: number,
): { readonly what: Moment; readonly at: number } | undefined {
  if (now < startsAt) return { what: 'start', at: startsAt };
  if (now < endsAt) return { what: 'end', at: endsAt };
  if (now < claimableUntil) return { what: 'claim', at: claimableUntil };
  return undefined;
}
