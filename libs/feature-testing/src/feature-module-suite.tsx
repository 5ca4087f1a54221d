import type { FeatureModule, FeatureRoute } from '@heptad/feature-module';
import { cleanup } from '@testing-library/react';
import type { FeatureServices } from './fake-services';
import { guardProblems, guestProblems, pageProblems, partProblems, textProblems } from './module-problems';

/**
 * What every feature owes the shell: each part it announces comes, each page can be reached and is drawn even where nothing is
 * answered, no page of members is shown to a guest, and every text is there in every language with the same places left open.
 * @param further the routes that come with the module's parts
 */
export function featureModuleSuite(
  module: FeatureModule<FeatureServices>,
  further: readonly FeatureRoute<FeatureServices>[] = [],
): void {
  const routes = [...module.routes, ...further];

  describe(`the module ${module.id}`, () => {
    afterEach(cleanup);

    it('brings every page, section and panel that it announces, no page more, and answers its commands', async () => {
      expect(await partProblems(module)).toEqual([]);
    });

    it('brings the routes that are tried here', async () => {
      expect((await module.load()).routes ?? []).toEqual(further);
    });

    it('has the same texts, with the same places left open, in every language', async () => {
      expect(await textProblems(module)).toEqual([]);
    });

    it('OPEN-039 opens no page of members to guests', () => {
      expect(guardProblems({ routes })).toEqual([]);
    });

    if (routes.length > 0)
      it.each(routes)('draws $path, though nothing is answered', async (route) => {
        expect(await pageProblems(module, route)).toEqual([]);
      });

    const guarded = routes.filter(({ guard }) => guard === 'member');
    if (guarded.length > 0)
      it.each(guarded)('leads a guest from $path to log in, with the way back', async (route) => {
        expect(await guestProblems(module, route)).toEqual([]);
      });
  });
}
