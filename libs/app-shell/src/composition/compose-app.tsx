import { errorText, queryApi } from '@heptad/api-client';
import { isFestival, type BrandBundle, type DeploymentConfig } from '@heptad/brand-config';
import { sportsVenueOf } from '@heptad/contracts';
import { yieldToMain, ITEMS, type Device } from '@heptad/device';
import { AppContext, PATHS, type FeatureModule } from '@heptad/feature-module';
import { createSessionSagas, isMemberChange, type WithSession } from '@heptad/session';
import { createToastStore, TOAST_KIND } from '@heptad/ui-kit';
import { createVenueGateway } from '@heptad/venue-gateway';
import { Suspense, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { takeEvery } from 'redux-saga/effects';
import { createSiteLineSource } from '../boot/site-line-source';
import { destinationAfterPreInfo } from '../boot/pre-info-decision';
import { createSessionEndingSaga } from '../boot/session-ending';
import { createSiteInfo } from '../boot/site-info';
import { createFeatureRegistry, offeredModules } from '../features/feature-registry';
import { listenToFailures } from '../feedback/failure-listener';
import type { AppMoneyWatch } from '../feedback/money-watch';
import { createLanguageChoice } from '../i18n/language-choice';
import type { Translations } from '../i18n/translations';
import { shellModule } from '../pages/shell-module';
import { createRouter, type AppRouter } from '../routing/create-router';
import { pathWithin } from '../routing/return-path';
import { createStore } from '../store/create-store';
import type { ThemeStore } from '../theme/theme-store';
import { createSafetyNotice } from '../safety/safety-notice';
import { siteModule } from '../site/site-module';
import { afterLoad } from './after-load';
import { appContextValue } from './app-context-value';
import type { AppServices } from './app-services';
import { openPayloadThread } from './payload-thread';
import { createPlatform } from './platform';
import { createTrustedScripts } from './trusted-scripts';

export interface CompositionOptions {
  readonly brand: BrandBundle;
  readonly modules: readonly FeatureModule<AppServices>[];
  readonly deployment: DeploymentConfig;
  readonly device: Device;
  readonly theme: ThemeStore;
  readonly translations: Translations;
  /** Is told by the app, from now on, whether money is on its way. */
  readonly money: AppMoneyWatch;
}

/** As many of the brand's home sections as a first screen may show, the full site's included. */
const FIRST_SECTIONS = 5;

/**
 * Builds the app of one page: services, store, workflows, router; and starts what runs from the beginning.
 * @returns the app, once the code of its first page is there, so that the page's skeleton stands until it can be replaced
 */
export async function composeApp(options: CompositionOptions): Promise<ReactNode> {
  const { brand, modules, deployment, device, theme, translations, money } = options;
  const { items, clock, native } = device;
  const toast = createToastStore();
  const platform = createPlatform({
    host: window,
    brand: brand.config,
    deployment,
    device,
    language: translations.locale,
  });
  const { api, session, allowList } = platform;
  const images = { ...allowList, origins: deployment.imageOrigins };
  const inApp = native.marked;
  const goTo = (path: string): void => void router.navigate(path, { replace: true });
  const here = (): AppRouter['state']['location'] => router.state.location;

  let stopTitle = (): void => undefined;
  const site = createSiteInfo(api, clock, ({ SiteBaseConfigVo, siteFestivalSkin, maintainConfig, ip }) => {
    if (ip !== undefined) items.set(ITEMS.ipAddress, ip);
    stopTitle();
    // The tab's words may come a moment after the page.
    const shown = import('../title/show-in-tab').then(
      ({ showInTab }) =>
        showInTab(document, {
          title: SiteBaseConfigVo.title,
          logo: SiteBaseConfigVo.webLogoTitleUrl,
          images,
        }),
      () => () => undefined,
    );
    stopTitle = () => void shown.then((stop) => stop());
    theme.setFestival(isFestival(siteFestivalSkin));
    const destination = destinationAfterPreInfo({
      inApp,
      path: here().pathname,
      maintenance: maintainConfig?.status,
    });
    if (destination !== undefined) goTo(destination);
  });
  const lines = createSiteLineSource(api, items);
  const { workers } = brand;
  const trusted = createTrustedScripts(window, Object.values(workers));
  const venues = createVenueGateway({
    api,
    storedItems: items,
    clock,
    allowList,
    order: brand.config.venueOrder,
    siteId: brand.config.siteId,
    inApp,
    isMember: platform.isMember,
    memberId: () => sessionState().member?.id,
    language: translations.locale,
    openDecodingThread: openPayloadThread(trusted, workers.payload),
  });
  const language = createLanguageChoice({
    translations,
    items,
    root: document.documentElement,
    onChosen() {
      store.dispatch(queryApi.util.invalidateTags(['words']));
      // The tab's title is the platform's, in the language asked for.
      void site.refresh();
    },
    onFailure: () =>
      toast.show({
        text: translations.i18n.t('languageFailed', { ns: 'shell' }),
        kind: TOAST_KIND.failure,
      }),
  });
  const services: AppServices = {
    api,
    device,
    clock,
    session,
    venues,
    site,
    lines,
    theme,
    language,
    toast,
    safety: createSafetyNotice(),
    allowList,
    videoHosts: { origins: deployment.videoOrigins, errors: 0 },
    images,
  };

  const { store, addReducer, runSaga } = createStore(services, (error, again) => {
    reportDefect(error);
    const text = translations.i18n.t('workflowStopped', { ns: 'shell' });
    if (!again) toast.show({ text, kind: TOAST_KIND.failure });
  });
  const registry = createFeatureRegistry(
    [shellModule, siteModule, ...offeredModules(modules, brand.config.capabilities)],
    {
      services,
      commandContext: { dispatch: store.dispatch, navigate: (to) => void router.navigate(to) },
      addReducer,
      runSaga,
      addMessages: translations.add,
    },
  );
  money.follow({
    inFlight: () => registry.moneyInFlight(store.getState()),
    subscribe: (listener) => store.subscribe(listener),
  });
  const sessionState = (): WithSession['session'] => (store.getState() as WithSession).session;
  const status = (): WithSession['session']['status'] => sessionState().status;
  await yieldToMain();

  // Asked when the session ends, which is a moment after the answer: by then the visitor may have chosen to go on.
  let blockHasLed = false;
  listenToFailures({
    api,
    toast,
    site,
    text: (error) => errorText(error, translations.i18n.t),
    exemption: () => ({ inApp, continued: items.get(ITEMS.continued) === 'yes' }),
    onBlocked: (led) => {
      blockHasLed = led;
    },
    here: () => pathWithin(here()),
    goTo,
  });
  // Before the session's own workflows: what they open ahead for a member must not be forgotten with the one before.
  runSaga(function* forgetVenueSessions() {
    yield takeEvery(isMemberChange, () => venues.forgetSessions());
  }, services);
  const sessionSagas = createSessionSagas(
    platform.sagaDeps(lines, {
      channelLoginAddress: () => site.current()?.SiteBaseConfigVo.channelLoginUrl,
      preloadVenue: (venue) => venues.preload(sportsVenueOf(venue) ?? 'IMTY'),
    }),
  );
  for (const saga of sessionSagas) runSaga(saga, services);
  runSaga(
    createSessionEndingSaga({
      toast,
      allowList,
      text: (situation, name) => translations.i18n.t(`session.${situation}`, { ns: 'shell', name }),
      blockHasLed: () => blockHasLed,
      here: () => `${here().pathname}${here().search}`,
      goTo,
      leaveFor: (address) => window.location.assign(address),
    }),
    services,
  );
  // Once it is known who is there: what the first page asks for goes out with its route.
  const router = createRouter({
    entryMode: brand.config.unauthenticatedMode,
    registry,
    dispatch: store.dispatch,
    isMember: () =>
      new Promise((resolve) => {
        const answer = (): boolean => {
          if (status() === 'unknown') return false;
          resolve(status() === 'member');
          return true;
        };
        if (answer()) return;
        const stop = store.subscribe(() => answer() && stop());
      }),
  });
  await yieldToMain();

  // A plain visit fetches nothing of this.
  if (inApp || window.parent !== window) {
    const surrounded = { deployment, platform, device, theme, language, site, router, store };
    // Without this code the site still works, only by itself.
    await import('../native/join-surroundings').then(
      ({ joinSurroundings }) => joinSurroundings({ brand: brand.config.code, ...surrounded }),
      reportDefect,
    );
  }
  void site.refresh();
  void lines.refresh();
  const context = appContextValue(registry, services, brand);
  // The home page is drawn whole, as far as a first screen may show it: those sections come with its own code, and what fails
  // of them is told in its place. What stands below keeps its place until it is there.
  const sections = here().pathname === PATHS.home ? context.homeSections.slice(0, FIRST_SECTIONS) : [];
  await Promise.all([initialized(router), Promise.allSettled(sections.map(({ fetch }) => fetch()))]);
  const Notices = afterLoad(window, async () => {
    void import('../writes/take-up-writes').then(({ takeUpWrites }) => takeUpWrites(registry), reportDefect);
    return (await import('../notices/open-notices')).openNotices({
      host: window,
      worker:
        inApp || workers.site === undefined || deployment.siteWorker === 'retired'
          ? undefined
          : trusted(workers.site),
      page: device.page,
      clock,
      addMessages: translations.add,
      moneyInFlight: money.inFlight,
    });
  });

  return (
    <Provider store={store}>
      <AppContext.Provider value={context}>
        <RouterProvider router={router} />
        <Suspense>
          <Notices />
        </Suspense>
      </AppContext.Provider>
    </Provider>
  );
}

/** Resolves when the first page's code has come, or has failed to. */
function initialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** A workflow that died is a defect: the browser's own error reporting gets it, with its stack. */
function reportDefect(error: Error): void {
  window.reportError(error);
}
