import type { BrandBundle } from '@heptad/brand-config';
import { stubBrand } from '@heptad/brand-config/testing';
import { AppContext, type NavigationEntry } from '@heptad/feature-module';
import { settle } from '@heptad/feature-testing';
import { defined } from '@heptad/formatting';
import { createToastStore } from '@heptad/ui-kit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  RouterProvider,
  type Location,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { SHELL_TEXTS } from '../i18n/shell-texts';
import { createSafetyNotice } from '../safety/safety-notice';
import { createStore } from '../store/create-store';
import { createTranslations, type Translations } from '../i18n/translations';

export { settle } from '@heptad/feature-testing';

/** A brand that offers nothing by default, with a contact of its own. */
export function fakeBrand(config: Partial<BrandBundle['config']> = {}): BrandBundle {
  return stubBrand({
    config: {
      capabilities: [],
      tabs: [],
      homeSections: [],
      labels: {
        customerService: { 'zh-CN': '某客服', 'zh-TW': '某客服', en: 'Help' },
        centreWallet: { 'zh-CN': '某钱包', 'zh-TW': '某錢包', en: 'Wallet' },
      },
      support: { contact: 'help@brand.example', appLink: 'https://support.brand.example/' },
      ...config,
    },
  });
}

/** The shell's texts, in Chinese by default. */
export function shellTranslations(locale: 'zh-CN' | 'zh-TW' | 'en' = 'zh-CN'): Promise<Translations> {
  return createTranslations({ locale, shell: SHELL_TEXTS, brand: fakeBrand() });
}

/** Draws something that needs nothing but the shell's texts. */
export async function showBare(content: ReactNode) {
  const { i18n } = await shellTranslations();
  const view = render(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>);
  return view;
}

export interface ShellScene {
  /** The routes of the scene; the first is entered unless `at` names another. */
  readonly routes: RouteObject[];
  readonly at?: string | Partial<Location>;
  /** Brings routes that come later. */
  readonly further?: PatchRoutesOnNavigationFunction;
  readonly services?: Readonly<Record<string, unknown>>;
  readonly brand?: BrandBundle;
  readonly navigation?: readonly NavigationEntry[];
  readonly locale?: 'zh-CN' | 'zh-TW' | 'en';
}

/** Draws routes inside a small app: the shell's texts, a light theme and a toast, unless the scene brings its own. */
export async function showShell({ routes, at = '/', services = {}, locale, ...rest }: ShellScene) {
  const translations = await shellTranslations(locale);
  const toast = createToastStore();
  const context = {
    services: {
      toast,
      safety: createSafetyNotice(),
      theme: {
        current: () => 'light',
        preference: () => 'light',
        choosable: true,
        choose: jest.fn(),
        subscribe: () => () => undefined,
      },
      language: { current: translations.locale, choose: translations.choose },
      ...services,
    },
    brand: rest.brand ?? fakeBrand(),
    navigation: rest.navigation ?? [],
    homeSections: [],
    addMessages: translations.add,
    send: async () => undefined,
  };
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], {
    ...defined({ patchRoutesOnNavigation: rest.further }),
    initialEntries: [at],
  });
  const { store } = createStore(context.services, (error) => {
    throw error;
  });
  render(
    <I18nextProvider i18n={translations.i18n}>
      <Provider store={store}>
        <AppContext.Provider value={context}>
          <RouterProvider router={router} />
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await settle();
  return { router, toast, translations, store };
}
