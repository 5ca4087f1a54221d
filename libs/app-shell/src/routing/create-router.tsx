import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppLayout } from '../layout/app-layout';
import { AppFrame } from '../layout/app-frame';
import { panelViews } from '../layout/panel-views';
import { featureRoutes, type RouteOptions } from './feature-routes';
import { furtherRoutes } from './further-routes';
import { RouteFailure } from './route-failure';

/** The routes of the app that are known from the beginning, in the frames they ask for; the frames' ids are the layouts' names. */
export function appRoutes<Services>(options: RouteOptions<Services>): RouteObject[] {
  const panels = panelViews(options.registry);
  return [
    {
      id: 'plain',
      Component: AppFrame,
      ErrorBoundary: RouteFailure,
      children: [
        {
          id: 'tabs',
          element: <AppLayout withTabs panels={panels} />,
          children: featureRoutes('tabs', options),
        },
        {
          id: 'title',
          element: <AppLayout withTabs={false} panels={panels} />,
          children: featureRoutes('title', options),
        },
        ...featureRoutes('plain', options),
      ],
    },
  ];
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The app's router on the browser's history. */
export function createRouter<Services>(options: RouteOptions<Services>): AppRouter {
  return createBrowserRouter(appRoutes(options), { patchRoutesOnNavigation: furtherRoutes(options) });
}
