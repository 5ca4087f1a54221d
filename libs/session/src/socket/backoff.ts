/** Milliseconds: the first reconnect's longest wait, that of a page in use, and the longest of all. */
export const RECONNECT_SPREAD_MS = 16_000;
export const RECONNECT_IN_USE_MS = 1_500;
export const RECONNECT_CAP_MS = 20_000;

export interface LostConnection {
  /** Connections lost or refused in a row, from 0. */
  readonly failures: number;
  /** Whether the member is at this very page. */
  readonly inUse: boolean;
  /** Milliseconds that a planned close asked its clients to spread over; below {@link RECONNECT_IN_USE_MS} as that. */
  readonly spreadMs?: number | undefined;
}

/**
 * How long to wait before a reconnect: full jitter over a doubling bound. Already the first wait is spread, since a platform
 * that restarts closes all its connections at once and would have all of them back, with their logins, in the same second. Over
 * 16 s no second gets more than 15 % of 200 of them by chance either (SOCKET-012).
 * @param random between 0 and 1
 * @returns milliseconds, at most 20,000; a planned close may ask for more
 */
export function reconnectDelay({ failures, inUse, spreadMs }: LostConnection, random: number): number {
  const first = inUse ? RECONNECT_IN_USE_MS : Math.max(spreadMs ?? RECONNECT_SPREAD_MS, RECONNECT_IN_USE_MS);
  const cap = Math.max(RECONNECT_CAP_MS, inUse ? 0 : (spreadMs ?? 0));
  return Math.floor(random * Math.min(cap, first * 2 ** Math.min(failures, 16)));
}
