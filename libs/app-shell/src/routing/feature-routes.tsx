import type { FeatureModule, FeatureRoute } from '@heptad/feature-module';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { FeatureRegistry } from '../features/feature-registry';
import { RouteFailure } from './route-failure';
import { loginPath, pathWithin } from './return-path';

export interface RouteOptions<Services> {
  readonly registry: FeatureRegistry<Services>;
  /** Resolves with whether a member is logged in, once that is known. */
  isMember(): Promise<boolean>;
}

type Layout = NonNullable<FeatureRoute['layout']>;

function guardOf<Services>(
  route: FeatureRoute,
  { isMember }: RouteOptions<Services>,
): LoaderFunction | undefined {
  if (route.guard === undefined) return undefined;
  return async ({ request }) => {
    if (await isMember()) return null;
    return redirect(loginPath(pathWithin(new URL(request.url))));
  };
}

function routeObject<Services>(
  module: FeatureModule<Services>,
  route: FeatureRoute,
  options: RouteOptions<Services>,
): RouteObject {
  const loader = guardOf(route, options);
  return {
    path: route.path,
    caseSensitive: true,
    ErrorBoundary: RouteFailure,
    // Without a fallback of its own the router draws nothing of a route whose code did not come, its error page included.
    HydrateFallback: () => null,
    ...(loader !== undefined && { loader }),
    async lazy() {
      const parts = await options.registry.ensure(module.id);
      const page = parts.pages[route.page];
      if (page === undefined)
        throw new Error(
          `The feature "${module.id}" has no page "${route.page}" for its route ${route.path}.`,
        );
      return { Component: (await page()).default };
    },
  };
}

/** The routes of all features that ask for one of the layouts; `title` is the layout of a route that names none. */
export function featureRoutes<Services>(layout: Layout, options: RouteOptions<Services>): RouteObject[] {
  return options.registry.modules.flatMap((module) =>
    module.routes
      .filter((route) => (route.layout ?? 'title') === layout)
      .map((route) => routeObject(module, route, options)),
  );
}
