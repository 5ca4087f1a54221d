import { entryPath, LOCALES, type FeatureModule, type FeatureParts } from '@heptad/feature-module';
import { cleanup } from '@testing-library/react';
import type { FeatureServices } from './fake-services';
import { offlineServices } from './offline-services';
import { renderFeature } from './render-feature';
import { textMarks } from './text-marks';

/** An address of a route: each parameter is `1`. */
const addressOf = (path: string): string => path.replace(/:\w+/g, '1');

/** The features' pages, with whether each was asked for. */
function watched({ pages }: FeatureParts<FeatureServices>) {
  const asked: string[] = [];
  const entries = Object.entries(pages).map(([name, page]) => [
    name,
    () => {
      asked.push(name);
      return page();
    },
  ]);
  return { asked, pages: Object.fromEntries(entries) as typeof pages };
}

async function visit(module: FeatureModule<FeatureServices>, path: string, member: boolean) {
  const { asked, pages } = watched(await module.load());
  const at = addressOf(path);
  const scene = await renderFeature({ module, parts: { pages }, at, member, services: offlineServices() });
  return { ...scene, asked };
}

/**
 * What every feature owes the shell: each part it announces comes, each page can be reached and is drawn even where nothing is
 * answered, no page of members is shown to a guest, and every text is there in every language with the same places left open.
 */
export function featureModuleSuite(module: FeatureModule<FeatureServices>): void {
  const { routes, homeSections = [], panels = [], commands = [] } = module;

  describe(`the module ${module.id}`, () => {
    afterEach(cleanup);

    it('brings every page, section and panel that it announces, and answers its commands', async () => {
      const parts = await module.load();
      for (const { page } of routes) expect(await parts.pages[page]?.()).toHaveProperty('default');
      for (const { section } of homeSections)
        expect((await parts.sections?.[section]?.())?.default).toEqual(expect.any(Function));
      for (const { panel } of panels)
        expect((await parts.panels?.[panel]?.())?.default).toEqual(expect.any(Function));
      expect(Object.keys(parts.commands ?? {}).sort()).toEqual([...commands].sort());
    });

    it('brings no page that no route shows', async () => {
      const { pages } = await module.load();
      expect(Object.keys(pages).sort()).toEqual([...new Set(routes.map(({ page }) => page))].sort());
    });

    it('has the same texts, with the same places left open, in every language', async () => {
      const { messages } = await module.load();
      const [first, ...others] = await Promise.all(
        LOCALES.map(async (locale) => textMarks((await messages[locale]()).default)),
      );
      expect(first).not.toEqual([]);
      for (const marks of others) expect(marks).toEqual(first);
    });

    if (routes.length > 0)
      it.each(routes)('draws $path, though nothing is answered', async ({ path, page, guard }) => {
        const { asked, container, i18n } = await visit(module, path, guard === 'member');
        expect(asked).toContain(page);
        expect(container).not.toBeEmptyDOMElement();
        // What the shell shows in place of a page that throws.
        expect(container).not.toHaveTextContent(i18n.t('renderFailure.title', { ns: 'shell' }));
      });

    const guarded = routes.filter(({ guard }) => guard === 'member');
    if (guarded.length > 0)
      it.each(guarded)('leads a guest from $path to log in, with the way back', async ({ path }) => {
        const { router } = await visit(module, path, false);
        const { pathname, search } = router.state.location;
        expect(pathname + search).toBe(entryPath(2, addressOf(path)));
      });
  });
}
