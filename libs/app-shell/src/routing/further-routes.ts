import { entryPath, isPageOf, type FeatureModule } from '@heptad/feature-module';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { routesIn, type Layout, type RouteOptions } from './feature-routes';

const LAYOUTS: readonly Layout[] = ['tabs', 'title', 'plain'];

/** The feature that has its pages at an address: of those that name a path above it, the one whose path is longest. */
function featureAt<Services>(
  modules: readonly FeatureModule<Services>[],
  pathname: string,
): FeatureModule<Services> | undefined {
  return modules
    .flatMap((module) => (module.pagesBelow ?? []).map((path) => ({ module, path })))
    .filter((each) => isPageOf(each, pathname))
    .sort((a, b) => b.path.length - a.path.length)[0]?.module;
}

/**
 * Answers the router when it comes to an address that none of its routes names outright: fetches the feature that has its
 * pages there, and adds that feature's routes. They stay; an address of nobody is left to the route of unknown pages. Rejects where the feature
 * does not come, and asks for it again the next time.
 */
export function furtherRoutes<Services>(options: RouteOptions<Services>): PatchRoutesOnNavigationFunction {
  const { registry, entryMode, isMember } = options;
  const added = new Set<string>();

  /** A guest will be led there: fetched meanwhile, it is there by then. Its failure is heard of when it is entered. */
  async function fetchEntry(returnTo: string): Promise<void> {
    const entry = featureAt(registry.modules, entryPath(entryMode, returnTo));
    if (entry !== undefined && !(await isMember())) await registry.ensure(entry.id);
  }

  return async ({ path, patch, signal }) => {
    const module = featureAt(registry.modules, path);
    if (module === undefined || added.has(module.id)) return;
    if (module.pagesForMembers) fetchEntry(path).catch(() => undefined);
    const { routes = [] } = await registry.ensure(module.id);
    // The router takes nothing from a visit that was left for another.
    if (signal.aborted) return;
    for (const layout of LAYOUTS) patch(layout, routesIn(layout, module, routes, options));
    added.add(module.id);
  };
}
