import { configureStore } from '@reduxjs/toolkit';
import type { FeatureDispatch } from '@heptad/feature-module';
import { queryApi } from '@heptad/api-client';
import { sessionReducer } from '@heptad/session';
import { combineReducers, type Reducer, type Store } from 'redux';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { supervised, type DeathListener } from './supervised';

/** The store and the two ways in which features join it. */
export interface AppStore<Services> {
  readonly store: Store & { readonly dispatch: FeatureDispatch };
  /** Adds a slice; adding the same key again changes nothing. */
  addReducer(key: string, reducer: Reducer): void;
  /** Runs a workflow; one that dies begins again, a few times. */
  runSaga(saga: Saga<[Services]>, services: Services): void;
  /** The state as it is for somebody of whom nothing is known, with the answers so far: what the edge renders by. */
  stateOfNobody(): object;
}

/**
 * @param services what thunks and endpoints reach as `extra.services`
 * @param onDeath called when a workflow dies; it is a defect, and never the member's to mend
 */
export function createStore<Services>(services: Services, onDeath: DeathListener): AppStore<Services> {
  const sagas = createSagaMiddleware();
  const own = { session: sessionReducer, queryApi: queryApi.reducer };
  const added: Record<string, Reducer> = {};
  const store = configureStore({
    reducer: combineReducers(own),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
  });
  return {
    store,
    addReducer(key, reducer) {
      if (key in own || key in added) return;
      added[key] = reducer;
      store.replaceReducer(combineReducers({ ...added, ...own }));
    },
    stateOfNobody: () => ({
      ...combineReducers({ ...added, ...own })(undefined, { type: '' }),
      queryApi: (store.getState() as object as Record<'queryApi', unknown>).queryApi,
    }),
    runSaga: (saga, given) => void sagas.run(supervised(saga, onDeath), given),
  };
}
