import { defined } from '@heptad/formatting';
import type { SendOptions } from './api-client';
import type { Result } from './api-error';

/** Hosts that give the same files, and how often one of them has failed on this page (CALL-064). */
export interface Hosts {
  /** Full origins, best first; none means the page's own. */
  readonly origins: readonly string[];
  errors: number;
}

/** How one host is asked. */
export type HostOptions = Pick<SendOptions, 'host' | 'noToast'>;

/**
 * Asks the host that the error counter points at. Each failure, an unreadable answer too, moves to the next; every host is asked
 * once at most.
 * @param attempt asks one host; whoever waits for the file waits for the last host alone, since another takes the place of those before (ROUTE-002)
 * @returns the first value, or the last failure; a call that was given up blames no host
 */
export async function askHosts<T>(
  hosts: Hosts,
  attempt: (options: HostOptions) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let asked = 1; ; asked += 1) {
    const { errors } = hosts;
    const isLast = asked >= hosts.origins.length;
    const host = hosts.origins[errors % hosts.origins.length];
    const answer = await attempt({ noToast: isLast ? 'awaited' : true, ...defined({ host }) });
    if (answer.ok || answer.error.kind === 'cancelled') return answer;
    // Whoever asked the same host meanwhile may have moved on already.
    if (hosts.errors === errors) hosts.errors += 1;
    if (isLast) return answer;
  }
}
