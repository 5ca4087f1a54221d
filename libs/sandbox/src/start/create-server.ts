import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

/** Bytes of one body, as at the edge: a picture that proves a payment fits in. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** The server without a call: how bodies are read and what every answer says of caching. */
export function createServer(): FastifyInstance {
  const app = fastify({
    trustProxy: 'loopback',
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Calls without fields are sent with an empty body by some clients.
    if (body === '') done(null, {});
    else void parseJson(request, String(body), done);
  });
  // What a member is told is nobody else's; drawings and streams say otherwise themselves.
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
  return app;
}
