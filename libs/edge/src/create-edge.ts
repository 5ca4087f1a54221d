import { defined } from '@heptad/formatting';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBare, answerExpectation, answerUnreadable } from './bare-answers';
import { drainEdge } from './drain';
import type { DrainOptions } from './drain';
import { isPlainPath, pathOf, refuse } from './edge-handler';
import { isSecure } from './forwarding';
import { everyAnswerHeaders } from './security-headers';
import { BODY_LIMITS, isEmpty } from './request-body';
import type { BodyLimits } from './request-body';
import type { SiteOptions } from './site';
import { registerFiles } from './site-files';
import { Sites } from './sites';
import { STILL_TIMEOUT_MS, endWhenNotRead } from './still-connections';
import type { EdgeStore } from './store/edge-store';
import type { AccessLog } from './watch/access-log';
import { createHealth } from './watch/health';
import type { HealthSources } from './watch/health';
import { Measures } from './watch/measures';
import type { ReportLine } from './watch/report-line';
import { createRequestWatch } from './watch/request-watch';

/** What an edge is made of beside its sites. */
export interface EdgeSurroundings {
  /** Whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true; false when absent. */
  readonly trustProxy?: boolean;
  /** Milliseconds without a byte from the platform until it counts as lost; 25,000 when absent. */
  readonly upstreamTimeoutMs?: number;
  /** What bodies may take; {@link BODY_LIMITS} where absent. */
  readonly bodyLimits?: Partial<BodyLimits>;
  /** Milliseconds until a request's headers are here; 10,000 when absent. */
  readonly headersTimeoutMs?: number;
  /** Milliseconds in which something must move on a connection, either way; 60,000 when absent. Sockets have none. */
  readonly stillTimeoutMs?: number;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
  /** What counts the edge's work; one of its own when absent. */
  readonly measures?: Measures;
  /** Takes a line for each answer that is through; nobody when absent. */
  readonly accessLog?: AccessLog;
  /** Where edges of a brand keep and count together; this process's memory when absent. */
  readonly storeOf?: (brand: string) => EdgeStore;
  /** Takes what is kept of each report of a browser; nobody when absent. */
  readonly reportLog?: (report: ReportLine) => void;
}

/** An edge of one site. */
export type EdgeOptions = SiteOptions & EdgeSurroundings;

/** A web tier that can be given other sites, and ended without cutting anybody off. */
export interface Edge extends FastifyInstance {
  /** For what tells operators of it at an address of its own. */
  readonly state: HealthSources & { readonly measures: Measures };
  /** Serves other sites from now on. @throws Error for what cannot be served; the edge then goes on as it was */
  replaceSites(sites: readonly SiteOptions[]): void;
  /** Takes no more, finishes what is under way, bids the sockets farewell and closes. */
  drain(options?: DrainOptions): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
/** How often connections are looked through for requests that are too slow, at most, ms. */
const LOOK_EVERY_MS = 2_000;
/** What pages and files are asked for by. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const connectionOptions = ({ headersTimeoutMs = HEADERS_TIMEOUT_MS }: EdgeSurroundings) => ({
  headersTimeout: headersTimeoutMs,
  connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersTimeoutMs),
  // A request that names no host is refused here, with the headers of every answer.
  requireHostHeader: false,
});

/** What is said to a request that nobody answers. @param isServed whether a site has the name it was asked under */
function refusalOf(isReadable: boolean, isServed: boolean): [status: number, message: string] {
  if (!isReadable) return [400, 'The address is not in its plain form.'];
  return isServed ? [404, 'Not found.'] : [421, 'There is no site of this name here.'];
}

const givenToSites = ({ upstreamTimeoutMs, now, reportLog, storeOf }: EdgeSurroundings) =>
  defined({ upstreamTimeoutMs, now, reportLog, storeOf });

/** {@link createSitesEdge} for one site. @throws Error when the folder holds no built page */
export function createEdge(options: EdgeOptions): Edge {
  return createSitesEdge([options], options);
}

/**
 * The web tier of a deployment: an origin for each built brand, the platform's calls and socket, the image optimizer and the
 * JSON cache, with the headers of production. It listens when told to and lets go of everything on `close()`.
 * @throws Error when a folder holds no built page, or two sites have one name
 */
export function createSitesEdge(sitesOptions: readonly SiteOptions[], options: EdgeSurroundings): Edge {
  const { trustProxy = false, measures = new Measures() } = options;
  const bodyLimits = { ...BODY_LIMITS, ...options.bodyLimits };
  const sites = new Sites(sitesOptions, { trustProxy, bodyLimits, measures, ...givenToSites(options) });
  const state = { isDraining: false };
  const sources: HealthSources = {
    isDraining: () => state.isDraining,
    isReachable: async () =>
      (await Promise.all(sites.all.map(({ services }) => services.isReachable()))).every(Boolean),
  };
  const health = createHealth(sources);
  const watch = createRequestWatch({ measures, trustProxy, ...defined({ accessLog: options.accessLog }) });
  const prepare = ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): void => {
    const headers = everyAnswerHeaders(isSecure(request, trustProxy));
    for (const name in headers) response.setHeader(name, headers[name] ?? '');
    // Whoever holds a connection asks the next edge for the next thing.
    if (state.isDraining) response.shouldKeepAlive = false;
    endWhenNotRead(response);
  };
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    requestTimeout: bodyLimits.withinMs,
    connectionTimeout: options.stillTimeoutMs ?? STILL_TIMEOUT_MS,
    http: connectionOptions(options),
    clientErrorHandler: answerUnreadable,
    frameworkErrors(_error, request, reply) {
      prepare(request, reply);
      watch.begin(request.raw, reply.raw, sites.of(request.raw));
      reply.hijack();
      refuse(reply.raw, 400, 'The address cannot be read.');
    },
  });
  app.server.on('checkExpectation', (request, response) =>
    answerExpectation(response, isSecure(request, trustProxy)),
  );

  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply);
    const site = sites.of(request.raw);
    watch.begin(request.raw, reply.raw, site);
    const { headers, httpVersion } = request.raw;
    const path = pathOf(request.raw);
    const isReadable = isPlainPath(path) && (headers.host !== undefined || httpVersion === '1.0');
    const handler = health.matches(path) ? health : site?.handlerFor(request.raw);
    // What nobody reads is not waited for either: its connection ends with the answer.
    if (!handler && !isEmpty(request.raw)) reply.raw.shouldKeepAlive = false;
    if (isReadable && site && !handler && READING.has(request.method)) {
      request.site = site;
      done();
      return;
    }
    // Handled on the bare request, before any body has been read.
    reply.hijack();
    if (isReadable && handler) void handler.handle(request.raw, reply.raw);
    else refuse(reply.raw, ...refusalOf(isReadable, site !== undefined));
  });

  const [first] = sites.all;
  registerFiles(app, first?.files.root ?? process.cwd());

  app.server.on('upgrade', (request, socket, head) => {
    const site = sites.of(request);
    if (site) site.services.sockets.upgrade(request, socket, head);
    else answerBare(socket, 421, isSecure(request, trustProxy));
  });
  app.addHook('preClose', (done) => {
    for (const { services } of sites.all) services.close();
    done();
  });
  return Object.assign(app, {
    state: { ...sources, measures },
    replaceSites: (next: readonly SiteOptions[]) => sites.replace(next),
    drain: (given: DrainOptions = {}) => {
      state.isDraining = true;
      measures.drains();
      return drainEdge(app, sites, watch.underWay, given);
    },
  });
}
