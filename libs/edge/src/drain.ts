import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Sites } from './sites';
import type { UnderWay } from './watch/under-way';

export interface DrainOptions {
  /** Milliseconds in which whoever spreads requests notices that the edge is not ready any more; none when absent. */
  readonly noticeMs?: number;
  /** Milliseconds that answers under way may still take; 25,000 when absent. */
  readonly withinMs?: number;
  /** Milliseconds over which browsers whose sockets end come back; 15,000 when absent. */
  readonly spreadMs?: number;
}

const WITHIN_MS = 25_000;
const SPREAD_MS = 15_000;

/**
 * Ends an edge without cutting anybody off: after the notice it takes no connection more, every socket gets the planned close,
 * and answers under way are finished. What is not over in time is cut.
 */
export async function drainEdge(
  app: FastifyInstance,
  sites: Sites,
  underWay: UnderWay,
  { noticeMs = 0, withinMs = WITHIN_MS, spreadMs = SPREAD_MS }: DrainOptions,
): Promise<void> {
  if (noticeMs > 0) await wait(noticeMs);
  app.server.close();
  await Promise.all([
    ...sites.all.map(({ services }) => services.sockets.closeByPlan(spreadMs)),
    underWay.none(withinMs),
  ]);
  await app.close();
}
