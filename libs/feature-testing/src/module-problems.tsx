import {
  entryPath,
  isPageOf,
  LOCALES,
  type FeatureModule,
  type FeatureParts,
  type FeatureRoute,
  type LazyComponent,
  type MessageLoaders,
} from '@heptad/feature-module';
import type { FeatureServices } from './fake-services';
import { offlineServices } from './offline-services';
import { renderFeature } from './render-feature';
import { contradictions, textMarks } from './text-marks';

type Module = FeatureModule<FeatureServices>;
/** What a module breaks, each in a sentence; nothing where the rule holds. */
type Problems = readonly string[];

/** Paths that need a member, and those below them (OPEN-039). */
const FOR_MEMBERS = [
  '/mine/finance',
  '/mine/cards',
  '/mine/userInfo',
  '/mine/authentication',
  '/mine/mail',
  '/mine/audit',
  '/mine/feedback',
  '/mine/rebate',
  '/mine/vip',
  '/record',
  '/activity/balancePrecious',
];

/** An address of a route: each parameter is `1`. */
const addressOf = (path: string): string => path.replace(/:\w+/g, '1');

async function lazyProblem(what: string, part: LazyComponent | undefined): Promise<Problems> {
  if (part === undefined) return [`${what} is announced and missing`];
  try {
    return typeof (await part()).default === 'function' ? [] : [`${what} is no component`];
  } catch (error) {
    return [`${what} does not load: ${String(error)}`];
  }
}

/** Every route of a module: those it announces, and those that come with its parts. */
const routesOf = ({ routes }: Module, parts: FeatureParts<FeatureServices>) => [
  ...routes,
  ...(parts.routes ?? []),
];

/**
 * Routes that come with a module's parts though no address fetches them there, or though a guest could enter; and routes
 * that are among the first bytes and need not be.
 */
function furtherProblems(
  { id, routes: first, pagesBelow = [], pagesForMembers }: Module,
  { routes = [] }: FeatureParts<FeatureServices>,
): Problems {
  const isBelow = (path: string): boolean =>
    pagesBelow.some((below) => isPageOf({ path: below }, addressOf(path)));
  return [
    ...routes.flatMap(({ path, guard }) => [
      ...(isBelow(path) ? [] : [`${path} is below no path of ${id}`]),
      ...(pagesForMembers && guard !== 'member'
        ? [`${path} is among pages for members and has no guard`]
        : []),
    ]),
    ...first.flatMap(({ path, prefetch }) =>
      isBelow(path) && prefetch === undefined ? [`${path} could come with the parts`] : [],
    ),
  ];
}

/** Every page, section and panel that a module announces, by what a problem calls it. */
function lazyParts(
  module: Module,
  parts: FeatureParts<FeatureServices>,
): readonly (readonly [what: string, part: LazyComponent | undefined])[] {
  const { homeSections = [], panels = [] } = module;
  const named = (kind: string, id: string, part: string | LazyComponent, own: typeof parts.sections) =>
    typeof part === 'string'
      ? ([`${kind} ${part}`, own?.[part]] as const)
      : ([`${kind} ${id}`, part] as const);
  return [
    ...routesOf(module, parts).map(({ path, page }) => named('page', path, page, parts.pages)),
    ...homeSections.map(({ id, section }) => named('section', id, section, parts.sections)),
    ...panels.map(({ id, panel }) => named('panel', id, panel, parts.panels)),
  ];
}

/** Announced pages, sections and panels that do not come, pages that no route shows, commands without an answer or a name. */
export async function partProblems(module: Module): Promise<Problems> {
  const { commands = [] } = module;
  const parts = await module.load();
  const lazy = await Promise.all(lazyParts(module, parts).map(([what, part]) => lazyProblem(what, part)));
  const shown = routesOf(module, parts).map(({ page }) => page);
  const answered = Object.keys(parts.commands ?? {});
  return [
    ...lazy.flat(),
    ...furtherProblems(module, parts),
    ...Object.keys(parts.pages ?? {}).flatMap((page) =>
      shown.includes(page) ? [] : [`page ${page} has no route`],
    ),
    ...commands.flatMap((name) => (answered.includes(name) ? [] : [`command ${name} is not answered`])),
    ...answered.flatMap((name) => (commands.includes(name) ? [] : [`command ${name} is not announced`])),
  ];
}

/** Texts that one language has and another has not, or in which it leaves other places open. */
async function differences(messages: MessageLoaders): Promise<Problems> {
  const marks = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, texts: textMarks((await messages[locale]()).default) })),
  );
  const all = [...new Set(marks.flatMap(({ texts }) => texts))];
  if (all.length === 0) return ['there are no texts'];
  return marks.flatMap(({ locale, texts }) =>
    all.filter((mark) => !texts.includes(mark)).map((mark) => `${locale} has no text ${mark}`),
  );
}

/** Problems of the texts that a page, section or panel brings, which may say nothing otherwise than its feature does. */
async function ownTextProblems(
  what: string,
  own: MessageLoaders,
  feature: MessageLoaders,
): Promise<Problems> {
  const contradicted = await Promise.all(
    LOCALES.map(async (locale) => {
      const [texts, others] = await Promise.all([own[locale](), feature[locale]()]);
      return contradictions(texts.default, others.default).map(
        (key) => `${locale} has another text ${key} in the feature`,
      );
    }),
  );
  return [...(await differences(own)), ...contradicted.flat()].map((problem) => `${what}: ${problem}`);
}

/** Problems of a feature's texts and of those that its pages, sections and panels bring. */
export async function textProblems(module: Module): Promise<Problems> {
  const parts = await module.load();
  const brought = await Promise.all(
    lazyParts(module, parts).map(async ([what, part]) => {
      // A part that does not come is told of by partProblems.
      const own = await part?.().catch(() => undefined);
      return own?.messages === undefined ? [] : ownTextProblems(what, own.messages, parts.messages);
    }),
  );
  return [...(await differences(parts.messages)), ...new Set(brought.flat())];
}

/** Pages that need a member (OPEN-039) and are open to guests. */
export const guardProblems = ({ routes }: Pick<Module, 'routes'>): Problems =>
  routes
    .filter(
      ({ path, guard }) =>
        guard === undefined && FOR_MEMBERS.some((root) => `${path}/`.startsWith(`${root}/`)),
    )
    .map(({ path }) => `${path} is open to guests`);

/** Stands for the way to customer service that the shell has at the end of every bar. */
const SERVICE = 'customer-service';
/** The pages of customer service themselves. */
const OF_SERVICE = ['/customer/main', '/customer/chat'];

/** Ways to customer service on a page that has not led on: every phone's page has one, none has two. */
function serviceProblems(path: string, container: HTMLElement): Problems {
  if (OF_SERVICE.includes(path)) return [];
  const found = container.querySelectorAll(`[aria-label=${SERVICE}], a[href^="/customer/"]`).length;
  return found === 1 ? [] : [`${path} has ${String(found)} ways to customer service`];
}

/** The pages of a feature, with those that were asked for: by their names, or by themselves where a route brings them. */
function watched({ pages = {}, routes = [] }: FeatureParts<FeatureServices>) {
  const asked: (string | LazyComponent)[] = [];
  const watch =
    (name: string | LazyComponent, page: LazyComponent): LazyComponent =>
    () => {
      asked.push(name);
      return page();
    };
  return {
    asked,
    pages: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, watch(name, page)])),
    routes: routes.map((route) =>
      typeof route.page === 'string' ? route : { ...route, page: watch(route.page, route.page) },
    ),
  };
}

async function visit(module: Module, path: string, member: boolean) {
  const { asked, ...parts } = watched(await module.load());
  const at = addressOf(path);
  const services = offlineServices();
  const barEnd = <button type="button" aria-label={SERVICE} />;
  const scene = await renderFeature({ module, parts, at, member, services, barEnd });
  return { ...scene, asked };
}

/** What is wrong with the page of a route where nothing is answered: it is not reached, or not drawn. */
export async function pageProblems(
  module: Module,
  { path, page, guard }: FeatureRoute<FeatureServices>,
): Promise<Problems> {
  const { asked, container, i18n, router, unmount } = await visit(module, path, guard === 'member');
  const shown = container.textContent;
  const empty = container.childNodes.length === 0;
  const stayed = router.state.location.pathname === addressOf(path);
  const service = stayed && asked.includes(page) && !empty ? serviceProblems(path, container) : [];
  unmount();
  return [
    ...(asked.includes(page)
      ? []
      : [`${path} does not lead to ${typeof page === 'string' ? `page ${page}` : 'its page'}`]),
    ...(empty ? [`${path} shows nothing`] : []),
    // What the shell shows in place of a page that throws.
    ...(shown.includes(i18n.t('renderFailure.title', { ns: 'shell' })) ? [`${path} breaks`] : []),
    ...service,
  ];
}

/** What is wrong with the way of a guest from a route to the login, which leads back afterwards. */
export async function guestProblems(module: Module, { path }: Pick<FeatureRoute, 'path'>): Promise<Problems> {
  const { router, unmount } = await visit(module, path, false);
  const { pathname, search } = router.state.location;
  unmount();
  const expected = entryPath(2, addressOf(path));
  return pathname + search === expected ? [] : [`a guest comes from ${path} to ${pathname}${search}`];
}
