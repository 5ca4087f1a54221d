import type { DeploymentConfig } from '@heptad/brand-config';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isPlainPath, pathOf, refuse } from './edge-handler';
import { createEdgeServices, handlerFor } from './edge-middleware';
import { isSecure } from './forwarding';
import { Upstream, createPlatformProxy } from './platform-proxy';
import { everyAnswerHeaders } from './security-headers';
import { registerSite } from './site-files';
import { SocketProxy } from './socket-proxy';

export interface EdgeOptions {
  /** The folder of the built brand, absolute. */
  readonly root: string;
  /** The platform's origin. */
  readonly upstream: string;
  /** Goes into the page; its lists of origins are also what the policy and the image optimizer allow. */
  readonly deployment: DeploymentConfig;
  /** Whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true; false when absent. */
  readonly trustProxy?: boolean;
  /** Milliseconds without a byte from the platform until it counts as lost; 25,000 when absent. */
  readonly upstreamTimeoutMs?: number;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

/**
 * The web tier of a deployment: one origin for the built brand, the platform's calls and socket, the image optimizer and
 * the JSON cache, with the headers of production. It listens when told to and lets go of everything on `close()`.
 * @throws Error when the folder holds no built page
 */
export function createEdge(options: EdgeOptions): FastifyInstance {
  const { root, deployment, trustProxy = false, upstreamTimeoutMs, now } = options;
  const upstream = new Upstream({
    upstream: options.upstream,
    trustProxy,
    ...(upstreamTimeoutMs === undefined ? {} : { timeoutMs: upstreamTimeoutMs }),
  });
  const services = createEdgeServices({ imageOrigins: deployment.imageOrigins, ...(now ? { now } : {}) });
  const handlers = [...services, createPlatformProxy(upstream)];
  const sockets = new SocketProxy(upstream);
  const app = fastify({ logger: false, forceCloseConnections: true });

  app.addHook('onRequest', (request, reply, done) => {
    const headers = everyAnswerHeaders(isSecure(request.raw, trustProxy));
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (!isPlainPath(pathOf(request.raw))) {
      reply.hijack();
      refuse(reply.raw, 400, 'The path is not in its plain form.');
      return;
    }
    const handler = handlerFor(handlers, request.raw);
    if (!handler) {
      done();
      return;
    }
    // Handled on the bare request, before any body has been read.
    reply.hijack();
    void handler.handle(request.raw, reply.raw);
  });

  registerSite(app, { root, deployment });

  app.server.on('upgrade', sockets.upgrade);
  app.addHook('preClose', (done) => {
    sockets.close();
    upstream.close();
    done();
  });
  return app;
}
