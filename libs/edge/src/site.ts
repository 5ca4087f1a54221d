import type { IncomingMessage } from 'node:http';
import type { DeploymentConfig, RenderFirstScreen } from '@heptad/brand-config';
import { defined } from '@heptad/formatting';
import type { EdgeHandler } from './edge-handler';
import { createEdgeServices, handlerFor } from './edge-middleware';
import { createPlatformProxy } from './platform-proxy';
import type { BodyLimits } from './request-body';
import { createSharedListQuestion } from './shared-list-question';
import { SharedLists } from './shared-lists';
import { createSiteFiles } from './site-files';
import type { SiteFiles } from './site-files';
import { SocketProxy } from './socket-proxy';
import type { EdgeStore } from './store/edge-store';
import { MemoryStore } from './store/memory-store';
import { createBrowserReports } from './watch/browser-reports';
import type { Measures } from './watch/measures';
import { createReach } from './watch/platform-reach';
import { createPolicyReports } from './watch/policy-reports';
import type { ReportLine } from './watch/report-line';
import { UnderWay } from './watch/under-way';
import { Upstream } from './upstream';

/** One brand that an edge serves. */
export interface SiteOptions {
  /** The brand's code, as logs and metrics name it; `site` when absent. */
  readonly brand?: string;
  /** Names, without ports, under which browsers ask for it; when absent it answers under every name that is no other site's. */
  readonly hosts?: readonly string[];
  /** The folder of the built brand, absolute. */
  readonly root: string;
  /** Folders of the brand's earlier builds, newest first: pages that are open still find their files there. */
  readonly olderRoots?: readonly string[];
  /** The platform's origin. */
  readonly upstream: string;
  /** Goes into the page; its lists of origins are also what the policy and the image optimizer allow. */
  readonly deployment: DeploymentConfig;
  /** Renders first screens into the page; pages come without where absent. */
  readonly render?: RenderFirstScreen;
}

/** What is the same for all sites of an edge. */
export interface SiteSurroundings {
  readonly trustProxy: boolean;
  readonly upstreamTimeoutMs?: number;
  readonly bodyLimits: BodyLimits;
  readonly measures: Measures;
  readonly reportLog?: (report: ReportLine) => void;
  /** Where a brand's edges keep and count together; each site in this process's memory when absent. */
  readonly storeOf?: (brand: string) => EdgeStore;
  readonly now?: () => number;
}

/** The part of a site that keeps things: connections, sockets, caches. It outlives new data that do not concern it. */
export interface SiteServices {
  readonly key: string;
  readonly upstream: Upstream;
  readonly sockets: SocketProxy;
  readonly handlers: readonly EdgeHandler[];
  readonly isReachable: () => Promise<boolean>;
  /** Requests that are being answered. */
  readonly underWay: UnderWay;
  /** Lets go of everything at once. */
  close(): void;
}

/** A site as it is served. */
export interface Site {
  readonly brand: string;
  readonly hosts: readonly string[];
  readonly files: SiteFiles;
  readonly services: SiteServices;
  /** Who answers a request, other than by a page or a file. */
  handlerFor(request: IncomingMessage): EdgeHandler | undefined;
}

/** What services are made from: with the same key they need not be made anew. */
const keyOf = ({ brand, upstream, deployment: { imageOrigins, signatureSalts } }: SiteOptions): string =>
  JSON.stringify([brand, upstream, imageOrigins, signatureSalts]);

function createServices(
  options: SiteOptions,
  brand: string,
  { trustProxy, upstreamTimeoutMs, bodyLimits, measures, now, reportLog, storeOf }: SiteSurroundings,
): SiteServices {
  const { imageOrigins, signatureSalts: salts } = options.deployment;
  const upstream = new Upstream({
    upstream: options.upstream,
    trustProxy,
    ...defined({ timeoutMs: upstreamTimeoutMs }),
  });
  const clock = defined({ now });
  const store = storeOf?.(brand) ?? new MemoryStore(now);
  const services = createEdgeServices({ imageOrigins, trustProxy, measures, store, ...clock });
  const ask = createSharedListQuestion({ upstream, salts, ...clock });
  const lists = new SharedLists({ ask, told: (outcome) => measures.cacheAsked('lists', outcome), ...clock });
  const proxy = createPlatformProxy(upstream, lists, bodyLimits, (outcome, seconds) =>
    measures.upstreamDone(brand, outcome, seconds),
  );
  const intake = { brand, trustProxy, measures, store, ...defined({ reportLog, now }) };
  const reports = [createPolicyReports(intake), createBrowserReports(intake)];
  const sockets = new SocketProxy(upstream, { brand, measures });
  return {
    key: keyOf(options),
    upstream,
    sockets,
    handlers: [...services, ...reports, proxy],
    isReachable: createReach(() => upstream.reach()),
    underWay: new UnderWay(),
    close() {
      sockets.close();
      upstream.close();
    },
  };
}

/**
 * Makes a site, with the services of its predecessor where they are the same.
 * @throws Error when the folder holds no built page, or a page without the marker
 */
export function createSite(options: SiteOptions, around: SiteSurroundings, before?: Site): Site {
  const { brand = 'site', hosts = [] } = options;
  // First what can be wrong: services of a site that is refused would be left open.
  const files = createSiteFiles({ ...options, ...defined({ now: around.now }) });
  const kept = before?.services.key === keyOf(options) ? before.services : undefined;
  const services = kept ?? createServices(options, brand, around);
  return {
    brand,
    hosts,
    files,
    services,
    handlerFor: (request) => handlerFor(services.handlers, request),
  };
}
