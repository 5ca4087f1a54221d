import { queryApi, type Result } from '@heptad/api-client';
import { errorOf, type ErrorParts } from '@heptad/api-client/testing';
import { createStoredItems, type Clock } from '@heptad/device';
import { money } from '@heptad/formatting';
import type { OpenWrites, WriteServices } from '@heptad/idempotent-write';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { sessionActions, sessionReducer } from '@heptad/session';
import type {
  CashOut,
  CashOutOutcome,
  OpenCashOutOffer,
  SportsVenue,
  VenueCode,
} from '@heptad/venue-gateway';
import { stubSportsVenue, stubVenueGateway } from '@heptad/venue-gateway/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { RecordsServices } from '../../services';
import { cashOutSaga } from '../cash-out-saga';
import { cashOutSending } from '../cash-out-sending';
import { cashOutReducer } from '../cash-out-slice';
import type { Subject } from '../cash-out-state';
import { cashOutWrite } from '../cash-out-write';
import { offersSaga } from '../offers-saga';

/** What the clock of the scene says at its beginning. */
export const START = 1_000_000;

/** 20.00 that are worth 18.80 now. */
export function openOffer(changes: Partial<OpenCashOutOffer> = {}): OpenCashOutOffer {
  return {
    betId: '1000000001',
    state: 'open',
    stake: money('20.00'),
    value: money('18.80'),
    step: money('0.01'),
    least: money('1.00'),
    at: START,
    expiresAt: START + 10_000,
    ...changes,
  };
}

export const SUBJECT: Subject = {
  venue: 'FBTY',
  id: '1000000001',
  selection: '切尔西 +0.5',
  match: '阿森纳 v 切尔西',
  legs: 1,
};

export const answer = <Value,>(value: Value): Result<Value> => ({ ok: true, value });
export const failure = (changes: ErrorParts = {}): Result<never> => ({
  ok: false,
  error: errorOf({ code: '7107', message: '盘口暂停', call: '/cashOut', ...changes }),
});

export const paid = (changes: Partial<CashOut> = {}): CashOut => ({
  id: '1',
  betId: SUBJECT.id,
  stake: money('20.00'),
  paid: money('18.80'),
  running: money('0.00'),
  at: START,
  ...changes,
});
export const done = (changes: Partial<CashOut> = {}): Result<CashOutOutcome> =>
  answer({ state: 'done', cashOut: paid(changes) });

type Methods = 'cashOut' | 'confirmCashOut' | 'cashOutOffers';

/** Venue methods that a spec may watch. */
export function fakeVenue(answers: Partial<Pick<SportsVenue, Methods>> = {}) {
  const fallback: Pick<SportsVenue, Methods> = {
    cashOut: async () => done(),
    confirmCashOut: async () => answer(null),
    cashOutOffers: async (ids) => answer(ids.map((betId) => openOffer({ betId }))),
    ...answers,
  };
  return {
    cashOut: jest.fn<ReturnType<SportsVenue['cashOut']>, Parameters<SportsVenue['cashOut']>>(
      fallback.cashOut,
    ),
    confirmCashOut: jest.fn<ReturnType<SportsVenue['confirmCashOut']>, [string]>(fallback.confirmCashOut),
    cashOutOffers: jest.fn<ReturnType<SportsVenue['cashOutOffers']>, [readonly string[]]>(
      fallback.cashOutOffers,
    ),
  };
}

/**
 * A store with cash-out's workflows over the given venues, on Jest's clock.
 * @param began what that clock said at {@link START} @param visitor the mark of who is there
 */
export function startCashOut(
  venueOf: (code: VenueCode) => Partial<SportsVenue>,
  page: { visible: boolean; online: boolean } = { visible: true, online: true },
  {
    openWrites = forgottenWrites(),
    began = Date.now(),
    visitor = 'first',
  }: { openWrites?: OpenWrites; began?: number; visitor?: string } = {},
) {
  const clock: Clock = {
    now: () => START + Date.now() - began,
    monotonic: Date.now,
    setServerTime: () => undefined,
  };
  const items = createStoredItems(null, clock);
  const services: WriteServices & Pick<RecordsServices, 'venues' | 'clock' | 'device'> = {
    venues: stubVenueGateway({ sports: (code) => stubSportsVenue({ code, ...venueOf(code) }) }),
    clock,
    visitor: () => visitor,
    device: {
      items,
      page: { visible: () => page.visible, online: () => page.online, onChange: () => () => undefined },
    },
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      cashOut: cashOutReducer,
      cashOuts: cashOutWrite.reducer,
      session: sessionReducer,
      queryApi: queryApi.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
  sagas.run(cashOutSaga);
  const task = sagas.run(cashOutSending, services, { openWrites });
  sagas.run(offersSaga, services);
  return { store, services, leave: () => task.cancel() };
}
