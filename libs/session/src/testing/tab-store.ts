import { queryApi, type ApiClient } from '@heptad/api-client';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { SessionSagaDeps } from '../sagas/saga-deps';
import { createSessionSagas } from '../sagas/session-sagas';
import { sessionReducer } from '../session-slice';

/** The store of one tab, and every action that has reached it. */
export function createTabStore(api: ApiClient) {
  const actions: UnknownAction[] = [];
  const saga = createSagaMiddleware();
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: { session: sessionReducer, [queryApi.reducerPath]: queryApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { services: { api } } } }).concat(queryApi.middleware, saga, record),
  });
  return {
    store,
    actions,
    /** Starts the workflows of the session. */
    run: (deps: SessionSagaDeps): readonly Task[] => createSessionSagas(deps).map((each) => saga.run(each)),
    of: (type: { readonly type: string }) => actions.filter((action) => action.type === type.type),
    state: () => store.getState().session,
  };
}
