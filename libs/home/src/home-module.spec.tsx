import { featureModuleSuite } from '@heptad/feature-testing';
import { homeModule } from './home-module';
import { homeParts } from './home-parts';

featureModuleSuite(homeModule);

it('the home module brings its parts as they are', async () => {
  expect(await homeModule.load()).toBe(homeParts);
});
