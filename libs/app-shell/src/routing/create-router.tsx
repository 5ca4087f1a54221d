import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppLayout } from '../layout/app-layout';
import { AppFrame } from '../layout/app-frame';
import { panelViews } from '../layout/panel-views';
import { featureRoutes, type RouteOptions } from './feature-routes';
import { RouteFailure } from './route-failure';

/** All routes of the app, in the frames they ask for. */
export function appRoutes<Services>(options: RouteOptions<Services>): RouteObject[] {
  const panels = panelViews(options.registry);
  return [
    {
      Component: AppFrame,
      ErrorBoundary: RouteFailure,
      children: [
        { element: <AppLayout withTabs panels={panels} />, children: featureRoutes('tabs', options) },
        {
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
  return createBrowserRouter(appRoutes(options));
}
