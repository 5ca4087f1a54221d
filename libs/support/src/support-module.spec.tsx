import { featureModuleSuite } from '@heptad/feature-testing';
import { supportModule } from './support-module';
import { supportParts } from './support-parts';

featureModuleSuite(supportModule, supportParts.routes);

it('ROUTE-110 ROUTE-111 opens customer service to everybody', () => {
  const routes = supportParts.routes?.map(({ path, guard }) => [path, guard]);
  expect(routes).toContainEqual(['/customer/main', undefined]);
  expect(routes).toContainEqual(['/customer/chat', undefined]);
});
