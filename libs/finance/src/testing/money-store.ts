import { queryApi } from '@heptad/api-client';
import type { WriteSurroundings, WriteServices } from '@heptad/idempotent-write';
import { sessionActions, sessionReducer } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { depositWrite, withdrawalWrite } from '../payments/payment-writes';
import { safetyTipReducer } from '../payments/safety-tip-slice';
import type { FinanceServices } from '../services';
import { transferWrite } from '../transfer/transfer-write';
import { treasureSending } from '../treasure/treasure-sending';
import { treasureWrite } from '../treasure/treasure-write';

/** Specs only: a store in which transfers, deposits, withdrawals and moves of the balance treasure are carried out. */
export function startMoney(
  services: WriteServices & Pick<FinanceServices, 'api' | 'venues'>,
  { guest = false, ...surroundings }: WriteSurroundings & { readonly guest?: boolean },
) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      queryApi: queryApi.reducer,
      transfer: transferWrite.reducer,
      deposit: depositWrite.reducer,
      withdrawal: withdrawalWrite.reducer,
      treasure: treasureWrite.reducer,
      safetyTip: safetyTipReducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: !guest }));
  const tasks = [transferWrite.saga, depositWrite.saga, withdrawalWrite.saga, treasureSending].map((saga) =>
    sagas.run(saga, services, surroundings),
  );
  return { store, stop: () => tasks.forEach((task) => task.cancel()) };
}
