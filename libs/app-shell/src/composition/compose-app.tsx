import { queryApi } from '@heptad/api-client';
import type { BrandBundle, DeploymentConfig } from '@heptad/brand-config';
import { coverPage, QUICK_LOCK_LEFT, yieldToMain, type Device } from '@heptad/device';
import type { FeatureModule } from '@heptad/feature-module';
import { createToastStore, TOAST_KIND } from '@heptad/ui-kit';
import { Suspense, type ReactNode } from 'react';
import type { Store } from 'redux';
import { startSession } from '../boot/start-session';
import { createFeatureRegistry, offeredModules } from '../features/feature-registry';
import type { AppMoneyWatch } from '../feedback/money-watch';
import type { TakenScreen } from '../first-screen/take-over';
import type { Translations } from '../i18n/translations';
import { joinWhenSurrounded } from '../native/join-when-surrounded';
import { shellModule } from '../pages/shell-module';
import { createRouter } from '../routing/create-router';
import { firstPageThere } from '../routing/first-page';
import type { OpenPage } from '../routing/open-page';
import { siteModule } from '../site/site-module';
import { createStore } from '../store/create-store';
import { reportDefect } from '../store/report-defect';
import { isMemberOnceKnown, sessionOf } from '../store/session-status';
import type { ThemeStore } from '../theme/theme-store';
import type { UnreadCount } from '../title/title-marquee';
import { appContextValue } from './app-context-value';
import type { AppServices } from './app-services';
import { createServices } from './create-services';
import { noticesOver } from './notices-over';
import { createPlatform } from './platform';
import { createTrustedScripts } from './trusted-scripts';
import { watchWhenDrawn } from '../watch/watch-when-drawn';
import { WholeApp } from './whole-app';

export interface CompositionOptions {
  readonly brand: BrandBundle;
  readonly modules: readonly FeatureModule<AppServices>[];
  readonly deployment: DeploymentConfig;
  readonly device: Device;
  readonly theme: ThemeStore;
  readonly translations: Translations;
  /** Is told by the app, from now on, whether money is on its way. */
  readonly money: AppMoneyWatch;
  /** What the edge has rendered into the page, where it has. */
  readonly first: TakenScreen | undefined;
}

/** How many mails the member has not read, by what the store holds of them; the store is asked for late. */
function unreadCountOf(store: () => Pick<Store, 'getState' | 'subscribe'>): UnreadCount {
  return {
    current: () => sessionOf(store()).member?.unreadMail ?? 0,
    subscribe: (listener) => store().subscribe(listener),
  };
}

/**
 * Builds the app of one page: services, store, workflows, router; and starts what runs from the beginning.
 * @returns the app, once the code of its first page is there, so that the page's skeleton stands until it can be replaced
 */
export async function composeApp(options: CompositionOptions): Promise<ReactNode> {
  const { brand, modules, deployment, device, translations, money, first } = options;
  const { config, workers } = brand;
  const { i18n, add: addMessages } = translations;
  const toast = createToastStore();
  const tell = (key: 'languageFailed' | 'workflowStopped'): void =>
    void toast.show({ text: i18n.t(key, { ns: 'shell' }), kind: TOAST_KIND.failure });
  const trusted = createTrustedScripts(window, Object.values(workers));
  const language = translations.locale;
  const platform = createPlatform({ host: window, brand: config, deployment, device, language });
  // The store and the router come last; nothing asks for them before.
  const page: OpenPage = {
    here: () => router.state.location,
    goTo: (path) => void router.navigate(path, { replace: true }),
  };
  const memberId = (): string | undefined => sessionOf(store).member?.id;
  const unread = unreadCountOf(() => store);
  const forgetWords = (): void => void store.dispatch(queryApi.util.invalidateTags(['words']));
  const own = { toast, platform, trusted, page, memberId, unread, forgetWords, tell };
  const ownServices = createServices({ ...options, ...own });
  const services = first?.withAnswers(ownServices) ?? ownServices;
  const { store, addReducer, runSaga, stateOfNobody } = createStore(services, (error, again) => {
    reportDefect(error);
    if (!again) tell('workflowStopped');
  });
  const registry = createFeatureRegistry(
    [shellModule, siteModule, ...offeredModules(modules, config.capabilities)],
    {
      services,
      commandContext: { dispatch: store.dispatch, navigate: (to) => void router.navigate(to) },
      addReducer,
      runSaga,
      addMessages,
    },
  );
  money.follow({
    inFlight: () => registry.moneyInFlight(store.getState()),
    subscribe: (listener) => store.subscribe(listener),
  });
  await yieldToMain();

  startSession({ services, platform, i18n, runSaga, page });
  const ahead: Promise<unknown>[] = [];
  // Once it is known who is there: what the first page asks for goes out with its route.
  const router = createRouter({
    entryMode: config.unauthenticatedMode,
    registry,
    dispatch: store.dispatch,
    isMember: () => isMemberOnceKnown(store),
    onAhead: (answers) => ahead.push(answers),
  });
  await yieldToMain();

  await joinWhenSurrounded({ deployment, ...services, brand: config.code, platform, router, store });
  void services.site.refresh();
  void services.lines.refresh();
  const context = appContextValue(registry, services, brand);
  await firstPageThere(router, context.homeSections);
  if (first) await Promise.all([...ahead, first.sectionsAsked(context.homeSections, store.dispatch)]);
  // A web clip that was left with its lock on: nothing of it is seen before the lock has decided.
  const covered = device.webClip && device.items.get(QUICK_LOCK_LEFT) !== undefined;
  if (covered) coverPage(true);
  void watchWhenDrawn({ host: window, page: device.page, router, ...deployment });
  const moneyInFlight = money.inFlight;
  const Notices = noticesOver(
    registry,
    { device, deployment, workers, trusted, addMessages, moneyInFlight },
    covered,
  );

  return (
    <WholeApp {...{ store, context, router }} serverState={first && stateOfNobody()}>
      <Suspense>
        <Notices />
      </Suspense>
    </WholeApp>
  );
}
