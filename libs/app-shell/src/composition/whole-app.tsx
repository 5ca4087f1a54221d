import { AppContext, type AppContextValue } from '@heptad/feature-module';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Afterwards } from '../first-screen/afterwards';
import type { AppRouter } from '../routing/create-router';
import type { AppStore } from '../store/create-store';

export interface WholeAppProps extends Pick<AppStore<unknown>, 'store'> {
  /** The state that what stands in the page was rendered by, where the edge has. */
  readonly serverState?: object | undefined;
  readonly context: AppContextValue;
  readonly router: AppRouter;
  /** What is over every page, and no part of a first screen. */
  readonly children?: ReactNode;
}

/** The app in its surroundings, the same in a browser as at the edge: what one draws must be what the other has rendered. */
export function WholeApp({ store, serverState, context, router, children }: WholeAppProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <AppContext.Provider value={context}>
        <RouterProvider router={router} />
        <Afterwards>{children}</Afterwards>
      </AppContext.Provider>
    </Provider>
  );
}
