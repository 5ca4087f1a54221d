import type { IncomingMessage } from 'node:http';
import { createSite } from './site';
import type { Site, SiteOptions, SiteServices, SiteSurroundings } from './site';

/** How long requests that a former site is still answering may take, ms. */
const RETIRE_WITHIN_MS = 60_000;
/** Over which browsers come back whose sockets led to a platform that the site has left, ms. */
const SPREAD_MS = 15_000;

/** The name a request asks under, without its port. */
function nameOf({ headers }: IncomingMessage): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The sites of an edge, found by the name that a browser asks under; they can be replaced while they are served. */
export class Sites {
  readonly #around: SiteSurroundings;
  #all: readonly Site[] = [];
  #byName: ReadonlyMap<string, Site> = new Map();
  #rest: Site | undefined;

  /** @throws Error as {@link replace} does */
  constructor(options: readonly SiteOptions[], around: SiteSurroundings) {
    this.#around = around;
    this.replace(options);
  }

  get all(): readonly Site[] {
    return this.#all;
  }

  /** The site a request is for. @returns undefined under a name that is no site's */
  of(request: IncomingMessage): Site | undefined {
    return this.#byName.get(nameOf(request)) ?? this.#rest;
  }

  /**
   * Serves other sites from now on, all at once. Whoever is being answered is answered to the end by the site that began.
   * @throws Error when two sites have one name, or one cannot be made; then everything stays as it is
   */
  replace(options: readonly SiteOptions[]): void {
    const before = this.#all;
    const made: Site[] = [];
    try {
      for (const each of options)
        made.push(
          createSite(
            each,
            this.#around,
            before.find(({ brand }) => brand === (each.brand ?? 'site')),
          ),
        );
      this.#take(made);
    } catch (error) {
      const kept = new Set(before.map(({ services }) => services));
      for (const { services } of made) if (!kept.has(services)) services.close();
      throw error;
    }
    const inUse = new Set(made.map(({ services }) => services));
    for (const { services } of before) if (!inUse.has(services)) void retire(services);
  }

  #take(sites: readonly Site[]): void {
    const byName = new Map<string, Site>();
    let rest: Site | undefined;
    for (const site of sites) {
      if (site.hosts.length === 0) {
        if (rest)
          throw new Error(`Both ${rest.brand} and ${site.brand} name no host; one site at most does.`);
        rest = site;
      }
      for (const name of site.hosts.map((host) => host.toLowerCase())) {
        const other = byName.get(name);
        if (other) throw new Error(`Both ${other.brand} and ${site.brand} have the host ${name}.`);
        byName.set(name, site);
      }
    }
    this.#all = sites;
    this.#byName = byName;
    this.#rest = rest;
  }
}

/** Ends what a former site has kept, once nobody needs it. */
async function retire(services: SiteServices): Promise<void> {
  await Promise.all([services.sockets.closeByPlan(SPREAD_MS), services.underWay.none(RETIRE_WITHIN_MS)]);
  services.close();
}
