import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppLayout } from '../layout/app-layout';
import { AppFrame } from '../layout/app-frame';
import { featureRoutes, type RouteOptions } from './feature-routes';
import { RouteFailure } from './route-failure';

/** All routes of the app, in the frames they ask for. */
export function appRoutes<Services>(options: RouteOptions<Services>): RouteObject[] {
  return [
    {
      Component: AppFrame,
      ErrorBoundary: RouteFailure,
      children: [
        { element: <AppLayout withTabs />, children: featureRoutes('tabs', options) },
        { element: <AppLayout withTabs={false} />, children: featureRoutes('title', options) },
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
