import type { DeploymentConfig } from '@heptad/brand-config';
import { defined } from '@heptad/formatting';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerExpectation, answerUnreadable } from './bare-answers';
import { isPlainPath, pathOf, refuse } from './edge-handler';
import { createEdgeServices, handlerFor } from './edge-middleware';
import { isSecure } from './forwarding';
import { Upstream, createPlatformProxy } from './platform-proxy';
import { everyAnswerHeaders } from './security-headers';
import { BODY_LIMITS } from './request-body';
import type { BodyLimits } from './request-body';
import { createSharedListQuestion } from './shared-list-question';
import { SharedLists } from './shared-lists';
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
  /** What bodies may take; {@link BODY_LIMITS} where absent. */
  readonly bodyLimits?: Partial<BodyLimits>;
  /** Milliseconds until a request's headers are here; 10,000 when absent. */
  readonly headersTimeoutMs?: number;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

const HEADERS_TIMEOUT_MS = 10_000;
/** How often connections are looked through for requests that are too slow, at most, ms. */
const LOOK_EVERY_MS = 2_000;

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
    ...defined({ timeoutMs: upstreamTimeoutMs }),
  });
  const clock = now ? { now } : {};
  const services = createEdgeServices({
    imageOrigins: deployment.imageOrigins,
    trustProxy,
    ...clock,
  });
  const bodyLimits = { ...BODY_LIMITS, ...options.bodyLimits };
  const ask = createSharedListQuestion({ upstream, salts: deployment.signatureSalts, ...clock });
  const lists = new SharedLists({ ask, ...clock });
  const handlers = [...services, createPlatformProxy(upstream, lists, bodyLimits)];
  const sockets = new SocketProxy(upstream);
  const { headersTimeoutMs = HEADERS_TIMEOUT_MS } = options;
  const prepare = ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): void => {
    const headers = everyAnswerHeaders(isSecure(request, trustProxy));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    requestTimeout: bodyLimits.withinMs,
    http: {
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersTimeoutMs),
      // A request that names no host is refused here, with the headers of every answer.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors(_error, request, reply) {
      prepare(request, reply);
      reply.hijack();
      refuse(reply.raw, 400, 'The address cannot be read.');
    },
  });
  app.server.on('checkExpectation', answerExpectation);

  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply);
    const { headers, httpVersion } = request.raw;
    if (!isPlainPath(pathOf(request.raw)) || (headers.host === undefined && httpVersion !== '1.0')) {
      reply.hijack();
      refuse(reply.raw, 400, 'The address is not in its plain form.');
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
