import { reconnectDelay } from './backoff';

export interface ReconnectsOptions {
  /** Called when a wait is over. */
  readonly connect: () => void;
  /** Whether the member is at this very page: its connection comes back sooner. */
  readonly inUse: () => boolean;
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** The waits of an outage, each longer than the one before. */
export interface Reconnects {
  /**
   * Waits for the next attempt, unless a wait is under way.
   * @param spreadMs what the close that began this outage asked for; it counts until the outage is over
   */
  later(spreadMs?: number): void;
  isWaiting(): boolean;
  endWait(): void;
  /** The outage is over: the next one begins with the shortest wait. */
  reset(): void;
}

export function createReconnects({ connect, inUse, random }: ReconnectsOptions): Reconnects {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let spreadMs: number | undefined;
  return {
    later(asked) {
      spreadMs = asked ?? spreadMs;
      if (wait !== undefined) return;
      wait = setTimeout(connect, reconnectDelay({ failures, inUse: inUse(), spreadMs }, random()));
      failures += 1;
    },
    isWaiting: () => wait !== undefined,
    endWait() {
      clearTimeout(wait);
      wait = undefined;
    },
    reset() {
      failures = 0;
      spreadMs = undefined;
    },
  };
}
