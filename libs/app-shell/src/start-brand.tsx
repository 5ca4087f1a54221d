import {
  DEPLOYMENT_ELEMENT_ID,
  localeOfLanguages,
  parseDeployment,
  RENDERED,
  STARTED,
  START_FAILED,
  type BrandBundle,
} from '@heptad/brand-config';
import { yieldToMain, openDevice, passSecurityCheck, withoutToken, ITEMS } from '@heptad/device';
import type { FeatureModule } from '@heptad/feature-module';
import { firstScreen } from '@heptad/ui-kit';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { entryGate } from './boot/entry-gate';
import { composeApp } from './composition/compose-app';
import type { AppServices } from './composition/app-services';
import type * as takeOverCode from './first-screen/take-over';
import { isMissingChunk } from './feedback/chunk-reload';
import { createMoneyWatch, MoneyContext, type AppMoneyWatch } from './feedback/money-watch';
import { RenderBoundary } from './feedback/render-boundary';
import { followLanguage } from './i18n/follow-language';
import { SHELL_TEXTS } from './i18n/shell-texts';
import { createTranslations, type Translations } from './i18n/translations';
import { createThemeStore } from './theme/theme-store';
import { visitErrors } from './watch/visit-errors';

export interface StartOptions {
  readonly brand: BrandBundle;
  /** The features the brand app offers; those whose capability the brand lacks are left out. */
  readonly modules: readonly FeatureModule<AppServices>[];
}

type TakeOver = typeof takeOverCode;

const ROOT_ID = 'root';

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element "${id}".`);
  return element;
}

/** Keeps a plain copy for the page itself, which knows nothing of the app's own storage. */
function mirror(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Without the copy the next visit begins in the other theme, or fails in the browser's language.
  }
}

/**
 * Brings a brand alive in the page, and tells the page that its first script runs, or that it could not show anything.
 * @throws a defect, after the page has been told; a missing part of the app is none, and the page deals with it
 */
export async function startBrand(options: StartOptions): Promise<void> {
  visitErrors.begin(window);
  document.documentElement.dataset[STARTED] = '';
  try {
    await begin(options);
  } catch (error) {
    window.dispatchEvent(new Event(START_FAILED));
    if (!isMissingChunk(error)) throw error;
  }
}

/** What takes over a page that the edge has rendered; undefined where the app draws by itself, and without this code it draws anew. */
const takeOverIn = async (place: HTMLElement): Promise<TakeOver | undefined> =>
  RENDERED in place.dataset ? import('./first-screen/take-over').catch(() => undefined) : undefined;

/** What draws into the app's place, or brings alive what is rendered there. */
const showIn =
  (place: HTMLElement, { i18n }: Translations, money: AppMoneyWatch) =>
  (content: ReactNode, rendered = false): void =>
    // In small steps, so that a slow phone scrolls and answers meanwhile: what the visitor sees stands already.
    startTransition(() => {
      const app = (
        <StrictMode>
          <I18nextProvider i18n={i18n}>
            <MoneyContext.Provider value={money}>
              <RenderBoundary rendered={rendered}>{content}</RenderBoundary>
            </MoneyContext.Provider>
          </I18nextProvider>
        </StrictMode>
      );
      if (rendered) hydrateRoot(place, app);
      else createRoot(place).render(app);
    });

/** Opens the device, meets the visitor at the gate, composes and shows the app. */
async function begin({ brand, modules }: StartOptions): Promise<void> {
  const deployment = parseDeployment(elementById(DEPLOYMENT_ELEMENT_ID).textContent);
  const place = elementById(ROOT_ID);
  // Everything that is drawn waits for it.
  const takeOver = takeOverIn(place);
  const device = await openDevice(window, {
    nativeMarker: brand.config.native.marker,
    nativeScheme: brand.config.native.scheme,
  });
  // Before the first request, so that no log and no referrer ever holds the token.
  window.history.replaceState(window.history.state, '', withoutToken(window.location.href));
  if (device.query.isIphoneX) document.documentElement.dataset['footInset'] = '';
  firstScreen.begin(window);
  // Whoever zooms before that may.
  void firstScreen
    .drawn()
    .then(() => import('./feedback/page-wishes'))
    .then(
      ({ followPageWishes }) => followPageWishes(document, device.items),
      () => undefined,
    );

  const theme = createThemeStore(brand, device, {
    root: document.documentElement,
    systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
    setBarColour: (colour) =>
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour),
    mirror,
  });
  const locale = device.items.get(ITEMS.locale) ?? localeOfLanguages(window.navigator.languages);
  const translations = await createTranslations({ locale, shell: SHELL_TEXTS, brand });
  followLanguage(translations, document.documentElement, mirror);

  const money = createMoneyWatch();
  const show = showIn(place, translations, money);
  const gate = entryGate(device.cookies, device.native.marked);
  // Its place in the address is empty by now, and a gate's page is loaded anew: by the gate, or by the visitor.
  if (gate !== 'app') device.keepToken();
  const reload = (): void => window.location.reload();

  switch (gate) {
    case 'cookieGuide': {
      const { CookieGuide } = await import('./gates/cookie-guide');
      return show(<CookieGuide contact={brand.config.support?.contact} onRefresh={reload} />);
    }
    case 'securityCheck': {
      const { SecurityCheck } = await import('./gates/security-check');
      return show(
        <SecurityCheck
          name={brand.config.names[translations.locale()]}
          mark={brand.assets.mark}
          onPassed={() => {
            passSecurityCheck(device.cookies);
            reload();
          }}
        />,
      );
    }
    case 'app': {
      // Beginning is one long piece of work on a slow phone; whoever scrolls meanwhile need not wait for all of it.
      await yieldToMain();
      const first = (await takeOver)?.takenScreen(window, locale);
      return show(
        await composeApp({ brand, modules, deployment, device, theme, translations, money, first }),
        // Asked once the app is composed, which may lead elsewhere.
        first?.isHere(),
      );
    }
  }
}
