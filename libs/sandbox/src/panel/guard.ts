import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)(:\d+)?$/i;

/**
 * Whether a request comes from this machine: by its connection and by its host name (against rebinding). One that came through a
 * proxy does not.
 */
export const isOfThisMachine = (headers: IncomingHttpHeaders, address: string | undefined): boolean =>
  LOOPBACK_ADDRESS.test(address ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined;

/**
 * Keeps `/__sandbox/` to this machine; the origin of whatever changes something must be its own.
 */
export function guardControls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isControl(request)) return undefined;
    const { headers } = request;
    const isLocal = isOfThisMachine(headers, request.raw.socket.remoteAddress);
    const origin = headers.origin;
    const isOwn =
      request.method === 'GET' || origin === undefined || origin === `http://${headers.host ?? ''}`;
    if (isLocal && isOwn && headers['sec-fetch-site'] !== 'cross-site') return undefined;
    return reply
      .code(403)
      .send({ error: 'the sandbox controls answer this machine and their own page only' });
  });
}

/**
 * Judged by the route that will answer, not by the address as it was sent: `/%5f%5fsandbox` and an absolute address lead to
 * the same route.
 */
function isControl({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/__sandbox') ?? false;
}
