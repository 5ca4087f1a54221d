import { queryApi, type ApiClient } from '@heptad/api-client';
import { sessionActions, sessionReducer } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { StoredItems } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { settle, showShell, type ShellScene } from '../../testing/shell-scene';
import { siteParts } from '../site-parts';

export interface SiteScene extends Pick<ShellScene, 'services' | 'brand' | 'locale'> {
  readonly page: ReactNode;
  readonly api?: ApiClient;
  readonly member?: boolean;
  /** What the device keeps; nothing yet unless given. */
  readonly items?: StoredItems;
  /** Query of the page's address. */
  readonly search?: string;
}

/** Draws a page about the site in a small app, with its texts. */
export async function showSite({
  page,
  api,
  member = false,
  items = fakeDevice().items,
  search = '',
  services = {},
  ...rest
}: SiteScene) {
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, queryApi: queryApi.reducer }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services: { api, device: { items } } } } }).concat(
        queryApi.middleware,
      ),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: member }));
  const shown = await showShell({
    routes: [{ path: '/', element: <Provider store={store}>{page}</Provider> }],
    at: `/${search}`,
    services: {
      device: { native: { inShell: false }, webClip: false, items },
      images: { origins: ['https://cdn.example'], development: true, self: window.location.origin },
      ...services,
    },
    ...rest,
  });
  await act(async () => shown.translations.add('site', siteParts.messages));
  await settle();
  return shown;
}
