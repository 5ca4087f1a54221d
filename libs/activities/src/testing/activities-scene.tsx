import { queryApi } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { createClock, createStoredItems } from '@heptad/device';
import { AppContext } from '@heptad/feature-module';
import type { OpenWrites } from '@heptad/idempotent-write';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { sessionActions, sessionReducer } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { claimWrite } from '../claim/claim-write';
import zhCN from '../messages/zh-CN.json';
import { NOW } from './promotion-fakes';

/** Lets every answer that is there already arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });

export interface ActivitiesScene {
  readonly page: ReactNode;
  /** How the router knows the page, and how it is entered. */
  readonly path?: string;
  readonly at?: string;
  readonly answers: StubAnswers;
  readonly guest?: boolean;
  /** What the device keeps of open writes; nothing unless given. */
  readonly openWrites?: OpenWrites;
}

/** Draws a part of the feature in a small app whose claims are carried out. */
export async function showActivities({
  page,
  path = '/',
  at = path,
  answers,
  guest = false,
  openWrites = forgottenWrites(),
}: ActivitiesScene) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { activities: zhCN, shell: { errors: { system: '系统异常' } } } },
    interpolation: {
      escapeValue: false,
      defaultVariables: { customerService: '客服', centreWallet: '中心钱包' },
    },
  });
  const api = stubApiClient(answers);
  const services = {
    api,
    clock: { now: () => NOW },
    device: { items: createStoredItems(null, createClock()) },
    language: { current: () => 'zh-CN' as const, choose: async () => undefined },
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      queryApi: queryApi.reducer,
      promotionClaim: claimWrite.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  sagas.run(claimWrite.saga, services, { openWrites });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: !guest }));
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', at] },
  );
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider
          value={{
            services,
            brand: stubBrand(),
            navigation: [],
            homeSections: [],
            send: async () => undefined,
          }}
        >
          <RouterProvider router={router} />
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await settle();
  return { api, store, router };
}
