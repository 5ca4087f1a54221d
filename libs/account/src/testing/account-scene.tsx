import { queryApi, type Result } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import type { Capability } from '@heptad/brand-config';
import { stubBrand } from '@heptad/brand-config/testing';
import { configuration } from '@heptad/contracts';
import { createClock, createStoredItems, keepAttribution, readEntryQuery } from '@heptad/device';
import { AppContext, type Locale } from '@heptad/feature-module';
import {
  sessionReducer,
  type CaptchaImage,
  type LoginAnswers,
  type LoginForm,
  type LoginOutcome,
  type PendingLogin,
  type RegisterForm,
  type RegisterOutcome,
} from '@heptad/session';
import { createToastStore } from '@heptad/ui-kit';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';

/** Lets every answer that is there already arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });

/** A session that refuses every login until a spec says otherwise. */
export function fakeSession() {
  const refusal: LoginOutcome = {
    kind: 'nameError',
    error: { kind: 'business', code: '6002', message: '账号或密码错误', call: '/login' },
  };
  const picture: Result<CaptchaImage> = { ok: true, value: { image: new Blob(['1']), key: 'key-1' } };
  return {
    login: jest.fn<Promise<LoginOutcome>, [LoginForm]>(async () => refusal),
    pendingLogin: jest.fn((): PendingLogin | undefined => undefined),
    continueLogin: jest.fn<Promise<LoginOutcome | undefined>, [LoginAnswers]>(async () => undefined),
    register: jest.fn<Promise<RegisterOutcome>, [RegisterForm]>(async () => ({ kind: 'registered' })),
    rememberedLogin: jest.fn(async (): Promise<{ name: string; ready: boolean } | undefined> => undefined),
    captchaImage: jest.fn<Promise<Result<CaptchaImage>>, []>(async () => picture),
    handOver: jest.fn(async () => undefined),
    logout: jest.fn(async () => undefined),
  };
}

export interface AccountScene {
  readonly page: ReactNode;
  /** Where the page stands and how it is entered. */
  readonly path: string;
  readonly at?: string;
  readonly session?: ReturnType<typeof fakeSession>;
  readonly choosable?: boolean;
  readonly locale?: Locale;
  /** What the platform answers, by path. */
  readonly answers?: StubAnswers;
  readonly loginWays?: readonly ('phone' | 'email')[];
  /** The query of the address that the visit began with. */
  readonly enteredBy?: string;
  /** What another page handed over. */
  readonly handed?: unknown;
  /** Where the brand leads a guest: 1 to register, 2 to log in. */
  readonly entryMode?: 1 | 2;
  /** What the brand offers. */
  readonly capabilities?: readonly Capability[];
}

/** Draws a page of the feature in a small app. */
export async function showAccount({ page, path, at = path, locale = 'zh-CN', ...scene }: AccountScene) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: locale,
    resources: {
      'zh-CN': { account: zhCN },
      en: { account: en, shell: { errors: { timedOut: 'The connection timed out.' } } },
    },
    interpolation: {
      escapeValue: false,
      defaultVariables: { customerService: '客服', centreWallet: '中心钱包' },
    },
  });
  const session = scene.session ?? fakeSession();
  const theme = {
    current: jest.fn(() => 'light'),
    choosable: scene.choosable ?? true,
    choose: jest.fn(),
    subscribe: () => () => undefined,
  };
  const language = { current: () => locale, choose: jest.fn(async () => undefined) };
  const clock = createClock({ wall: () => Date.now(), monotonic: () => Date.now() });
  const noGrades = { ok: true, value: { memberGradeConfigList: [] } } as const;
  const api = stubApiClient({ [configuration.appConfig.path]: noGrades, ...scene.answers });
  const items = createStoredItems(null, clock);
  keepAttribution(readEntryQuery(scene.enteredBy ?? ''), items);
  const facts = { loginWays: [...(scene.loginWays ?? [])] };
  const site = { current: () => facts, subscribe: () => () => undefined };
  const services = {
    api,
    clock,
    device: { items },
    session,
    site,
    theme,
    language,
    toast: createToastStore(),
  };
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, [queryApi.reducerPath]: queryApi.reducer }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware),
  });
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [entryOf(at, scene.handed)] },
  );
  const view = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider
          value={{
            services,
            brand: stubBrand({
              config: {
                unauthenticatedMode: scene.entryMode ?? 2,
                capabilities: [...(scene.capabilities ?? ['sports'])],
              },
            }),
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
  return { ...view, session, theme, language, store, router, api, items };
}

/** A place in the history, with what another page handed over. */
function entryOf(at: string, state: unknown) {
  const { pathname, search, hash } = new URL(at, 'https://play.example');
  return { pathname, search, hash, state };
}
