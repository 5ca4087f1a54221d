import type { FeatureModule } from '@heptad/feature-module';
import { cleanup, screen } from '@testing-library/react';
import type { FeatureServices } from './fake-services';
import { offlineServices } from './offline-services';
import { renderFeature } from './render-feature';

/** A row of requirements, the address it asks for, the heading of the page there, and what the page before hands over. */
export type FeaturePage = [row: string, at: string, heading: string, handed?: unknown];

/** Enters a module by the addresses of its rows, as a member and through the product's own routes: each shows the page of its row. */
export function featurePagesSuite(
  module: FeatureModule<FeatureServices>,
  pages: readonly FeaturePage[],
): void {
  describe(`the addresses of the module ${module.id}`, () => {
    afterEach(cleanup);

    // A parameter of its own for what not every row has would be Jest's `done`.
    it.each(pages)('%s %s is the page %s', async (...[, at, heading, handed]: FeaturePage) => {
      const services = offlineServices();
      const { router } = await renderFeature({ module, at, handed, member: true, services });
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe(at);
    });
  });
}
