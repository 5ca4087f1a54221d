/** A pause from play that a member has chosen (ROLE-011, ROLE-012). */
export interface Rest {
  readonly kind: 'timeOut' | 'exclusion';
  /** Sandbox time, ms. */
  readonly until: number;
}

/** The rest that holds now: an exclusion before a time-out. @param ends when the longest of each is over */
export function restAt(
  ends: { readonly timeOut: number | null; readonly exclusion: number | null },
  now: number,
): Rest | undefined {
  if (ends.exclusion !== null && ends.exclusion > now) return { kind: 'exclusion', until: ends.exclusion };
  if (ends.timeOut !== null && ends.timeOut > now) return { kind: 'timeOut', until: ends.timeOut };
  return undefined;
}
