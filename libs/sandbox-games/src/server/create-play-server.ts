import fastify, { type FastifyInstance } from 'fastify';
import { serveFrames } from './frame-files';
import { createPlayCalls } from './play-calls';
import { playHeaders } from './play-policy';
import type { PlayDeps, PlayServer } from './play-server';
import { servePlay } from './serve-play';
import { serveScheduled } from './serve-scheduled';

/** Bytes of one body: what is chosen in a round, and little else. */
const BODY_LIMIT = 16 * 1024;

/** The games' own server, an origin of its own: the pages of games and the calls that they make. It does not listen yet. */
export function createPlayServer(deps: PlayDeps): FastifyInstance {
  const app = fastify({ trustProxy: 'loopback', forceCloseConnections: true, bodyLimit: BODY_LIMIT });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(playHeaders(deps.embedders));
  });
  const server: PlayServer = { app, calls: createPlayCalls(app, deps), deps };
  app.get('/health', async () => ({ status: 'ok' }));
  servePlay(server);
  serveScheduled(server);
  serveFrames(server);
  return app;
}
