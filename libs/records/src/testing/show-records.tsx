import { queryApi } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { bets } from '@heptad/contracts';
import { AppContext } from '@heptad/feature-module';
import { sessionReducer } from '@heptad/session';
import { DEFAULT_VENUES } from '@heptad/venue-gateway';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import zhCN from '../messages/zh-CN.json';
import { recordsModule } from '../records-module';
import { NOW, type Answer, type Request } from './wire-records';

const i18n = i18next.createInstance();

/** Lets every answer that is there already arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });

export const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settle();
};

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
export const failed = (kind: 'http' | 'offline') =>
  ({ ok: false, error: { kind, message: '网络异常', call: bets.records.path } }) as const;

/** Specs only: the records feature at an address, with all its routes. */
export async function showRecords(
  respond: StubAnswers[string],
  address = '/record/bet',
  detail?: StubAnswers[string],
) {
  await i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { records: zhCN } },
    interpolation: { escapeValue: false },
  });
  const api = stubApiClient({
    [bets.records.path]: respond,
    ...(detail !== undefined && { [bets.record.path]: detail }),
  });
  const toast = { show: jest.fn() };
  const services = {
    api,
    toast,
    clock: { now: () => NOW },
    venues: { venues: () => [DEFAULT_VENUES.FBTY, DEFAULT_VENUES.IMTY] },
    language: { current: () => 'zh-CN' },
  };
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, queryApi: queryApi.reducer }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware),
    // Batches wait for a frame; a spec does not.
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  const { pages } = await recordsModule.load();
  const routes = await Promise.all(
    recordsModule.routes.map(async ({ path, page }) => {
      const { default: Page = () => null } = (await pages[page]?.()) ?? {};
      return { path, element: <Page /> };
    }),
  );
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], {
    initialEntries: [address],
  });
  const page = render(
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
  const asked = () =>
    api.sent.filter(({ path }) => path === bets.records.path).map(({ request }) => request as Request);
  return { api, store, router, asked, page, toast };
}

/** Specs only: gives elements the size of a phone, so that windowed lists draw. */
export function sizeOfPhone(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(264);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
}

/** Specs only: the full-site layout is shown. */
export function sizeOfDesk(): void {
  const media = (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(window, { matchMedia: media });
}

export type { Answer };
