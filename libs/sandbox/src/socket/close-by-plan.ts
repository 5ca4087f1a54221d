import { platformSocket } from '@heptad/contracts';
import type { FastifyInstance } from 'fastify';

/** Over how many ms the clients of a platform that goes down by plan are asked to come back, each at its own moment. */
const SPREAD_MS = 15_000;

/** Ends all sockets before the server closes, and names the spread of their return (OPEN-058). */
export function closeByPlan(this: FastifyInstance, done: () => void): void {
  for (const client of this.websocketServer.clients)
    client.close(platformSocket.PLANNED_CLOSE, `spread=${String(SPREAD_MS)}`);
  this.websocketServer.close();
  done();
}
