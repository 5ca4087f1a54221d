// The floor F: every package that a page of this architecture needs from its first byte on, each used once and no more.
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import axios, { type AxiosRequestConfig } from 'axios';
import i18next, { type i18n } from 'i18next';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import * as v from 'valibot';

const client = axios.create({ timeout: 20_000 });
const answer = v.object({ data: v.unknown() });

/** One request through axios, its answer parsed. */
const request: BaseQueryFn<AxiosRequestConfig, unknown, string> = async (config) => {
  const response = await client.request<unknown>(config);
  const parsed = v.safeParse(answer, { data: response.data });
  return parsed.success ? { data: parsed.output.data } : { error: 'malformed' };
};

const api = createApi({
  baseQuery: request,
  endpoints: (build) => ({ call: build.query<unknown, AxiosRequestConfig>({ query: (config) => config }) }),
});

export const { useCallQuery, useLazyCallQuery } = api;

const visits = createSlice({
  name: 'visits',
  initialState: 0,
  reducers: { begun: (count) => count, counted: (count) => count + 1 },
});

export const { begun } = visits.actions;

function* counting(): Generator {
  yield takeEvery(begun, function* () {
    yield put(visits.actions.counted());
  });
}

function createStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: { visits: visits.reducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard({ serializableCheck: false }).concat(saga, api.middleware),
  });
  saga.run(counting);
  return store;
}

function createTexts(): i18n {
  const texts = i18next.createInstance();
  void texts
    .use(initReactI18next)
    .init({ lng: 'zh-CN', resources: { 'zh-CN': { translation: { title: '首页' } } }, initAsync: false });
  return texts;
}

/** Shows a page on everything a page stands on. */
export function startFoundation(Page: ComponentType): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={createTexts()}>
        <Provider store={createStore()}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </StrictMode>,
  );
}
