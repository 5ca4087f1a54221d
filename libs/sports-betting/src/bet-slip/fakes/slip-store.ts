import { queryApi } from '@heptad/api-client';
import { sessionActions, sessionReducer } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { oddsFormatReducer } from '../../odds-format/odds-format-slice';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { createSlipSagas } from '../slip-sagas';
import { slipReducer } from '../slip-slice';
import type { SlipStorage } from '../slip-storage';

/** Keeps nothing. */
export const noStorage: SlipStorage = {
  load: () => ({ legs: [], stakes: {}, open: [] }),
  save: () => undefined,
  subscribe: () => () => undefined,
};

interface StoreOptions {
  readonly storage?: SlipStorage;
  readonly guest?: boolean;
}

/** A store with the slip's workflows running, for a member unless told otherwise. */
export function startSlip(
  services: SportsServices,
  board: PriceBoard,
  { storage = noStorage, guest = false }: StoreOptions = {},
) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      betSlip: slipReducer,
      session: sessionReducer,
      oddsFormat: oddsFormatReducer,
      queryApi: queryApi.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
  });
  store.dispatch(sessionActions.restored({ loggedIn: !guest }));
  for (const saga of createSlipSagas(board, storage)) sagas.run(saga, services);
  return store;
}
