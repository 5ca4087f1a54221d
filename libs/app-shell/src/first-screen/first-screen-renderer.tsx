import { queryApi } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import type {
  BrandBundle,
  DeploymentConfig,
  Locale,
  RenderedScreen,
  RenderFirstScreen,
} from '@heptad/brand-config';
import type { FeatureModule } from '@heptad/feature-module';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import { appContextValue } from '../composition/app-context-value';
import type { AppServices } from '../composition/app-services';
import { WholeApp } from '../composition/whole-app';
import { createFeatureRegistry, offeredModules } from '../features/feature-registry';
import { createMoneyWatch, MoneyContext } from '../feedback/money-watch';
import { RenderBoundary } from '../feedback/render-boundary';
import { SHELL_TEXTS } from '../i18n/shell-texts';
import { createTranslations, type Translations } from '../i18n/translations';
import { shellModule } from '../pages/shell-module';
import { appRoutes } from '../routing/create-router';
import { firstPageThere } from '../routing/first-page';
import { siteModule } from '../site/site-module';
import { createStore } from '../store/create-store';
import { withAnswers, type Answer } from './first-answers';
import { firstSectionsAsked } from './first-sections';
import { servicesOfNobody } from './nobodys-services';

export interface FirstScreenRendererOptions {
  readonly brand: BrandBundle;
  readonly modules: readonly FeatureModule<AppServices>[];
  readonly deployment: DeploymentConfig;
  /** The platform's origin. */
  readonly upstream: string;
}

/** What all screens of one language share: texts, and a guest's session at the venues. */
interface Stage {
  readonly translations: Translations;
  readonly services: AppServices;
}

/** Notes what was answered. */
function noteIn(answers: Record<string, unknown>): Answer {
  return async (question, ask) => {
    const answer = await ask();
    const { ok, value } = answer as { readonly ok: boolean; readonly value?: unknown };
    if (ok) answers[question] = value;
    return answer;
  };
}

/** Resolves with whether something came in time. */
function inTime(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), withinMs);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}

interface QueryStates {
  readonly queryApi: { readonly queries: Readonly<Record<string, { readonly status: string } | undefined>> };
}

/** A screen without an answer would be a skeleton, which the page has already. */
function isAnswered({ queryApi }: QueryStates): boolean {
  const queries = Object.values(queryApi.queries);
  return queries.length > 0 && queries.every((query) => query?.status === 'fulfilled');
}

async function htmlOf(app: ReactNode): Promise<string> {
  const { prerender } = await import('react-dom/static');
  let failure: unknown;
  const { prelude } = await prerender(app, {
    // Everything stands at its place: a page that needs a script to put its parts together shows nothing without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return html;
}

/**
 * Renders first screens of a brand for guests: the same components, reducers and texts as in a browser, by what the platform
 * answers a guest. Nothing that a visitor sends reaches it, but the page and the language that they ask for.
 */
export function createFirstScreenRenderer(options: FirstScreenRendererOptions): RenderFirstScreen {
  const { brand, modules } = options;
  const { config } = brand;
  const uuid = randomId();
  const stages = new Map<Locale, Promise<Stage>>();

  async function build(locale: Locale): Promise<Stage> {
    const translations = await createTranslations({ locale, shell: SHELL_TEXTS, brand });
    return { translations, services: servicesOfNobody({ ...options, uuid, locale }) };
  }

  function stageOf(locale: Locale): Promise<Stage> {
    const stage = stages.get(locale) ?? build(locale);
    stages.set(locale, stage);
    return stage;
  }

  return async ({ path, locale, withinMs }): Promise<RenderedScreen | undefined> => {
    const at = Date.now();
    const { translations, services: own } = await stageOf(locale);
    const answers: Record<string, unknown> = {};
    const services = withAnswers(own, noteIn(answers));
    const { store, addReducer, stateOfNobody } = createStore(services, () => undefined);
    const registry = createFeatureRegistry(
      [shellModule, siteModule, ...offeredModules(modules, config.capabilities)],
      {
        services,
        commandContext: { dispatch: store.dispatch, navigate: () => undefined },
        addReducer,
        runSaga: () => undefined,
        addMessages: translations.add,
      },
    );
    const ahead: Promise<unknown>[] = [];
    const router = createMemoryRouter(
      appRoutes({
        entryMode: config.unauthenticatedMode,
        registry,
        dispatch: store.dispatch,
        isMember: async () => false,
        onAhead: (questions) => ahead.push(questions),
      }),
      { initialEntries: [path] },
    );
    try {
      const context = appContextValue(registry, services, brand);
      await firstPageThere(router, context.homeSections);
      ahead.push(firstSectionsAsked(path, context.homeSections, store.dispatch));
      const left = withinMs - (Date.now() - at);
      if (!(await inTime(Promise.all(ahead), left)) || !isAnswered(store.getState() as QueryStates))
        return undefined;
      const html = await htmlOf(
        <StrictMode>
          <I18nextProvider i18n={translations.i18n}>
            <MoneyContext.Provider value={createMoneyWatch()}>
              <RenderBoundary>
                <WholeApp {...{ store, context, router }} serverState={stateOfNobody()} />
              </RenderBoundary>
            </MoneyContext.Provider>
          </I18nextProvider>
        </StrictMode>,
      );
      const { names, slogan } = config;
      return { html, name: names[locale], description: slogan[locale], path, locale, at, answers };
    } finally {
      router.dispose();
      // Lets go of the timers by which answers are forgotten.
      store.dispatch(queryApi.util.resetApiState());
    }
  };
}
