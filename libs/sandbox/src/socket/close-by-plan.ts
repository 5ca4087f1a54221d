import { platformSocket } from '@heptad/contracts';
import type { FastifyInstance } from 'fastify';

/** Over how many ms the clients of a platform that goes down by plan are asked to come back, each at its own moment. */
const SPREAD_MS = 15_000;

/** Ends all sockets of a server, and names the spread of their return (OPEN-058). Who comes back reads anew what it may have missed. */
export function sendAway({ websocketServer }: FastifyInstance): void {
  for (const client of websocketServer.clients)
    client.close(platformSocket.PLANNED_CLOSE, `spread=${String(SPREAD_MS)}`);
}

/** Ends all sockets before the server closes. */
export function closeByPlan(this: FastifyInstance, done: () => void): void {
  sendAway(this);
  this.websocketServer.close();
  done();
}
