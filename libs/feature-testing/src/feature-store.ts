import { queryApi } from '@heptad/api-client';
import { sessionActions, sessionReducer, type Member } from '@heptad/session';
import { configureStore, type Reducer, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';

/** The slices that every app has, beside those of its features. */
export const APP_REDUCERS = { session: sessionReducer, queryApi: queryApi.reducer } as const;

/** The state of {@link APP_REDUCERS}. */
export type AppState = StateFromReducersMapObject<typeof APP_REDUCERS>;

export interface StoreParts<State extends AppState, Services> {
  /** Of {@link APP_REDUCERS} and of what the spec is about. */
  readonly reducer: Reducer<State>;
  /** What thunks, endpoints and workflows reach. */
  readonly services: Services;
  readonly sagas?: readonly Saga<[Services]>[];
  /** Somebody is logged in, or this member, whose details are known; a guest unless given. `unknown`: the page has not found out. */
  readonly member?: boolean | 'unknown' | Member;
}

/** A store as the shell makes it, with a feature's slices and workflows in it. */
export function featureStore<State extends AppState, Services>({
  reducer,
  services,
  sagas = [],
  member = false,
}: StoreParts<State, Services>) {
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, middleware),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  for (const saga of sagas) middleware.run(saga, services);
  if (member !== 'unknown') store.dispatch(sessionActions.sessionRestored({ loggedIn: member !== false }));
  if (typeof member === 'object') store.dispatch(sessionActions.memberLoaded(member));
  return store;
}
