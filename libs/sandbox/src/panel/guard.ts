import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)(:\d+)?$/i;

/**
 * Keeps `/__sandbox/` to this machine: the connection, the host name (against rebinding) and, for whatever changes something,
 * the origin must be its own. A request that came through a proxy is not from this machine.
 */
export function guardControls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isControl(request)) return undefined;
    const { headers } = request;
    const host = headers.host ?? '';
    const isLocal =
      LOOPBACK_ADDRESS.test(request.raw.socket.remoteAddress ?? '') &&
      LOOPBACK_HOST.test(host) &&
      headers['x-forwarded-for'] === undefined;
    const origin = headers.origin;
    const isOwn = request.method === 'GET' || origin === undefined || origin === `http://${host}`;
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
