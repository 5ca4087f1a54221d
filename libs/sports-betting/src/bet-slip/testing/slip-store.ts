import { queryApi } from '@heptad/api-client';
import { sessionActions } from '@heptad/session';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { featureReducer } from '../../testing/feature-parts';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { createSlipSagas } from '../slip-sagas';
import type { SlipStorage } from '../slip-storage';

/** Keeps nothing. */
export const noStorage: SlipStorage = {
  load: () => ({ legs: [], stakes: {}, open: [] }),
  loadOpen: () => [],
  save: () => undefined,
  subscribe: () => () => undefined,
};

/** Who is there; `unknown` until the page has found out. */
export type SessionTrait = 'member' | 'guest' | 'unknown';

export interface StoreOptions {
  readonly storage?: SlipStorage;
  readonly session?: SessionTrait;
}

/** A store with the slip's workflows running, for a member by default; prices are on the given board. */
export function startSlip(
  given: SportsServices,
  board: PriceBoard,
  { storage = noStorage, session = 'member' }: StoreOptions = {},
) {
  const services = { ...given, board };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: featureReducer,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
  });
  if (session !== 'unknown')
    store.dispatch(sessionActions.sessionRestored({ loggedIn: session === 'member' }));
  for (const saga of createSlipSagas(storage)) sagas.run(saga, services);
  return store;
}
