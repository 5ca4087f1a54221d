import { queryApi } from '@heptad/api-client';
import { createStoredText } from '@heptad/device';
import type { TabStorage } from '@heptad/device/testing';
import { OPEN_WRITES_KEY } from '@heptad/idempotent-write';
import { tabWrites } from '@heptad/idempotent-write/testing';
import { sessionActions } from '@heptad/session';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaIterator } from 'redux-saga';
import { featureReducer } from '../../testing/feature-parts';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { placing } from '../placing/placing';
import type { PlacingServices } from '../placing/send-wager';
import { watchSlip } from '../sagas/watching-saga';
import { createSlipSagas, type SlipSurroundings } from '../slip-sagas';
import { createSlipStorage } from '../slip-storage';

/** Keeps nothing. */
const forgetful: TabStorage = {
  storage: () => null,
  events: () => () => undefined,
  leave: () => undefined,
};

/** Who is there; `unknown` until the page has found out. */
export type SessionTrait = 'member' | 'guest' | 'unknown';

export interface StoreOptions {
  /** The tab of a browser whose storage it is; without one nothing is kept. */
  readonly tab?: TabStorage;
  readonly session?: SessionTrait;
  /** When the code of placing is there; at once unless given. */
  readonly loaded?: Promise<void>;
  /** Where the code that keeps prices true comes from; it is there at once unless given. */
  readonly loadWatching?: SlipSurroundings['loadWatching'];
}

/** A store with the slip's workflows running, for a member by default; prices are on the given board. */
export function startSlip(
  given: SportsServices,
  board: PriceBoard,
  { tab = forgetful, session = 'member', loaded, loadWatching = () => watchSlip }: StoreOptions = {},
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
  const surroundings = { openWrites: tabWrites(tab) };
  const placingHere = (those: PlacingServices): SagaIterator<void> => placing(those, surroundings);
  const slipSagas = createSlipSagas({
    storage: createSlipStorage(tab.storage, tab.events),
    openWrites: createStoredText(OPEN_WRITES_KEY, tab.storage, tab.events),
    loadWatching,
    loadPlacing: () => (loaded === undefined ? placingHere : loaded.then(() => placingHere)),
  });
  for (const saga of slipSagas) sagas.run(saga, services);
  return store;
}
