import {
  entryPath,
  fetchPart,
  type FeatureDispatch,
  type FeatureModule,
  type FeatureRoute,
} from '@heptad/feature-module';
import { firstScreen } from '@heptad/ui-kit';
import { useEffect, type ComponentType } from 'react';
import { redirect, useLoaderData, type RouteObject } from 'react-router-dom';
import type { FeatureRegistry } from '../features/feature-registry';
import { RouteFailure } from './route-failure';
import { pathWithin } from './return-path';

export interface RouteOptions<Services> {
  readonly registry: FeatureRegistry<Services>;
  readonly dispatch: FeatureDispatch;
  /** Where the brand leads guests: 1 to the registration, 2 to the login (SHELL-041). */
  readonly entryMode: 1 | 2;
  /** Resolves with whether a member is logged in, once that is known. */
  isMember(): Promise<boolean>;
  /** Hears of what a page asks for ahead: it ends when the page can be drawn with the answers. */
  onAhead?(answers: Promise<unknown>): void;
}

/** The layouts that a route may ask for; each is the id of the router's route whose children have it. */
export type Layout = NonNullable<FeatureRoute['layout']>;

interface LoadedData {
  readonly Page: ComponentType;
}

/** The page that the route's loader brought. */
function LoadedPage() {
  const { Page } = useLoaderData<LoadedData>();
  // The effects of its parts come before: what it waits for has said so.
  useEffect(() => firstScreen.shown(), []);
  return <Page />;
}

function routeObject<Services>(
  module: FeatureModule<Services>,
  route: FeatureRoute<Services>,
  { registry, dispatch, entryMode, isMember, onAhead }: RouteOptions<Services>,
): RouteObject {
  let loaded = false;

  async function fetchPage(): Promise<LoadedData> {
    const parts = await registry.ensure(module.id);
    const { path, page: named } = route;
    const page = typeof named === 'string' ? parts.pages?.[named] : named;
    if (page === undefined)
      throw new Error(`The feature "${module.id}" has no page "${String(named)}" for its route ${path}.`);
    const Page = await fetchPart(module.id, page, registry.addMessages);
    loaded = true;
    return { Page };
  }

  return {
    path: route.path,
    caseSensitive: true,
    ErrorBoundary: RouteFailure,
    // Without a fallback of its own the router draws nothing of a route whose code did not come, its error page included.
    HydrateFallback: () => null,
    Component: LoadedPage,
    // A loader and not the router's `lazy`, whose first failure the router keeps for as long as the page lives.
    async loader({ request, params }) {
      const page = fetchPage();
      // Its failure is heard of below; meanwhile nobody listens, and no guest does at all.
      page.catch(() => undefined);
      const { prefetch } = route;
      const url = new URL(request.url);
      if (!loaded && prefetch !== undefined) {
        const ahead = isMember().then(() => prefetch(registry.services, { url, params, dispatch }));
        onAhead?.(ahead);
      }
      if (route.guard === undefined || (await isMember())) return page;
      return redirect(entryPath(entryMode, pathWithin(url)));
    },
    shouldRevalidate: ({ defaultShouldRevalidate }) =>
      !loaded || (route.guard !== undefined && defaultShouldRevalidate),
  };
}

/** Those of a feature's routes that ask for one of the layouts; `title` is the layout of a route that names none. */
export function routesIn<Services>(
  layout: Layout,
  module: FeatureModule<Services>,
  routes: readonly FeatureRoute<Services>[],
  options: RouteOptions<Services>,
): RouteObject[] {
  return routes
    .filter((route) => (route.layout ?? 'title') === layout)
    .map((route) => routeObject(module, route, options));
}

/** The routes of all features that ship with the first bytes and ask for one of the layouts. */
export function featureRoutes<Services>(layout: Layout, options: RouteOptions<Services>): RouteObject[] {
  return options.registry.modules.flatMap((module) => routesIn(layout, module, module.routes, options));
}
