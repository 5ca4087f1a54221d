/** From asking for a higher limit until it may be confirmed (ROLE-010). */
export const RAISE_AFTER_MS = 24 * 3_600_000;
/** How long it may then be confirmed. */
export const CONFIRM_WITHIN_MS = 72 * 3_600_000;

/** One limit of a member. Amounts are minor units; an undefined amount is no limit. */
export interface Limit {
  readonly amount: bigint | undefined;
  /** Asked for, and not in force. */
  readonly change: LimitChange | undefined;
}

export interface LimitChange {
  readonly amount: bigint | undefined;
  /** Sandbox time, ms. */
  readonly askedAt: number;
}

export const NO_LIMIT: Limit = { amount: undefined, change: undefined };

/** When a change may be confirmed, and until when. */
export function timesOf({ askedAt }: LimitChange): { readonly readyAt: number; readonly lapsesAt: number } {
  const readyAt = askedAt + RAISE_AFTER_MS;
  return { readyAt, lapsesAt: readyAt + CONFIRM_WITHIN_MS };
}

/** The change that waits, or undefined once it has lapsed. */
export function waitingChange({ change }: Limit, now: number): LimitChange | undefined {
  return change !== undefined && now < timesOf(change).lapsesAt ? change : undefined;
}

/** Whether a limit would let more through than it does now. */
export function isRaise({ amount }: Limit, wanted: bigint | undefined): boolean {
  return amount !== undefined && (wanted === undefined || wanted > amount);
}

/**
 * Sets a limit: what is not higher holds at once and puts away what waited, what is higher waits (ROLE-009, ROLE-010). Asking
 * again for what waits already does not begin its day anew.
 * @param wanted minor units; undefined to have no limit
 */
export function askFor(limit: Limit, wanted: bigint | undefined, now: number): Limit {
  if (!isRaise(limit, wanted)) return { amount: wanted, change: undefined };
  const waiting = waitingChange(limit, now);
  if (waiting !== undefined && waiting.amount === wanted) return limit;
  return { amount: limit.amount, change: { amount: wanted, askedAt: now } };
}

/** Puts a change in force that has waited its day; `early` before, `none` where none waits or it has lapsed (ROLE-010). */
export function confirmChange(limit: Limit, now: number): Limit | 'early' | 'none' {
  const waiting = waitingChange(limit, now);
  if (waiting === undefined) return 'none';
  return now < timesOf(waiting).readyAt ? 'early' : { amount: waiting.amount, change: undefined };
}
