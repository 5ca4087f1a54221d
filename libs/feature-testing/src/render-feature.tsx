import { featureRoutes } from '@heptad/app-shell/testing';
import type { Messages } from '@heptad/brand-config';
import { stubBrand, type BrandTraits } from '@heptad/brand-config/testing';
import {
  AppContext,
  type AppContextValue,
  type FeatureDispatch,
  type FeatureModule,
  type FeatureParts,
  type Locale,
  type MessageLoaders,
} from '@heptad/feature-module';
import type { Member } from '@heptad/session';
import { BarEndProvider } from '@heptad/ui-kit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { combineReducers, type Store } from 'redux';
import { fakeServices, type FeatureServices } from './fake-services';
import { APP_REDUCERS, featureStore } from './feature-store';
import { featureTexts } from './feature-texts';
import { settle } from './settle';

/** What is drawn, for whom, and in which surroundings. */
export interface FeatureScene<Services extends Partial<FeatureServices> = Partial<FeatureServices>> {
  /** Its texts, slices and workflows are in the app, and its routes unless `page` is given. */
  readonly module: FeatureModule<FeatureServices>;
  /** Other features whose texts, slices and workflows are there too. */
  readonly others?: readonly FeatureModule<FeatureServices>[];
  /** Parts that take the place of what the module brings. */
  readonly parts?: Partial<FeatureParts<FeatureServices>>;
  /** One part alone, in place of the module's routes. */
  readonly page?: ReactNode;
  /** Texts that come with that part, where its file brings some. */
  readonly messages?: MessageLoaders;
  /** How the router knows that part; the path of `at` unless given. */
  readonly path?: string;
  /** The address that is entered, with its query. */
  readonly at?: string;
  /** What the page before handed over. */
  readonly handed?: unknown;
  /** The address of the page before; there was none unless given. */
  readonly before?: string;
  /** Somebody is logged in, or this member, whose details are known; a guest unless given. `unknown`: the page has not found out. */
  readonly member?: boolean | 'unknown' | Member;
  /** What takes the place of {@link fakeServices}. */
  readonly services?: Services;
  /** A store of the spec's own in place of the bed's. */
  readonly store?: Store;
  readonly locale?: Locale;
  /** Texts that the spec words itself, by namespace. */
  readonly texts?: Readonly<Record<string, Messages>>;
  /** What differs from the stub of a brand. */
  readonly brand?: BrandTraits;
  /** What the app has at the end of every bar; nothing unless given. */
  readonly barEnd?: ReactNode;
  readonly homeSections?: AppContextValue['homeSections'];
  /** Commands to other features. */
  readonly send?: AppContextValue['send'];
}

const Elsewhere: RouteObject = { path: '*', element: <p>elsewhere</p> };

/** A place in the history, with what another page handed over. */
function entryOf(at: string, state: unknown) {
  const { pathname, search, hash } = new URL(at, 'https://play.example');
  return { pathname, search, hash, state };
}

/** Every route of a module, guarded and fetched as the shell does it. */
function routesOf(
  module: FeatureModule<FeatureServices>,
  parts: FeatureParts<FeatureServices>,
  services: FeatureServices,
  {
    store,
    member,
    entryMode,
    addMessages,
  }: {
    readonly store: Store;
    readonly member: boolean;
    readonly entryMode: 1 | 2;
    readonly addMessages: AppContextValue['addMessages'];
  },
): RouteObject[] {
  const options = {
    registry: {
      modules: [{ ...module, routes: [...module.routes, ...(parts.routes ?? [])] }],
      services,
      addMessages,
      ensure: async () => parts,
      send: async () => undefined,
      moneyInFlight: () => false,
    },
    // The store of a spec takes what the shell's takes.
    dispatch: store.dispatch as FeatureDispatch,
    entryMode,
    isMember: async () => member,
  };
  return (['tabs', 'title', 'plain'] as const).flatMap((layout) => featureRoutes(layout, options));
}

/**
 * Draws a feature, or one part of it, in a small app: the shell's own routes, guards and texts, a stub of a brand, and stand-ins
 * for all services. Resolves once every answer that is there has been drawn; addresses of nobody read "elsewhere".
 */
export async function renderFeature<Services extends Partial<FeatureServices>>({
  module,
  others = [],
  parts: replaced = {},
  at = '/',
  member = false,
  locale = 'zh-CN',
  ...scene
}: FeatureScene<Services>) {
  const services = { ...fakeServices({}, locale), ...scene.services } as FeatureServices & Services;
  const brand = stubBrand(scene.brand);
  const parts = { ...(await module.load()), ...replaced };
  const beside = await Promise.all(others.map(async (other) => [other.id, await other.load()] as const));
  const all = [parts, ...beside.map(([, each]) => each)];
  const { i18n, add: addMessages } = await featureTexts(
    locale,
    brand,
    [
      [module.id, parts.messages],
      ...beside.map(([id, { messages }]) => [id, messages] as const),
      ...(scene.messages === undefined ? [] : [[module.id, scene.messages] as const]),
    ],
    scene.texts,
  );
  const store =
    scene.store ??
    featureStore({
      services,
      reducer: combineReducers({
        ...Object.fromEntries(all.flatMap(({ reducers = {} }) => Object.entries(reducers))),
        ...APP_REDUCERS,
      }),
      sagas: all.flatMap(({ sagas = [] }) => sagas),
      member,
    });
  const routes =
    scene.page === undefined
      ? routesOf(module, parts, services, {
          store,
          member: member !== false && member !== 'unknown',
          entryMode: brand.config.unauthenticatedMode,
          addMessages,
        })
      : [{ path: scene.path ?? entryOf(at, undefined).pathname, element: scene.page }];
  const router = createMemoryRouter([...routes, Elsewhere], {
    initialEntries: [...(scene.before === undefined ? [] : [scene.before]), entryOf(at, scene.handed)],
  });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider
          value={{
            services,
            brand,
            navigation: [],
            homeSections: scene.homeSections ?? [],
            addMessages,
            send: scene.send ?? (async () => undefined),
          }}
        >
          <BarEndProvider end={scene.barEnd}>
            <RouterProvider router={router} />
          </BarEndProvider>
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await settle();
  return { ...view, ...services, services, brand, i18n, store, router };
}
