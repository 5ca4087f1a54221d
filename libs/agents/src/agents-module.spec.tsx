import { featureModuleSuite } from '@heptad/feature-testing';
import { agentsModule } from './agents-module';
import { agentsParts } from './agents-parts';

featureModuleSuite(agentsModule, agentsParts.routes);

it('ROUTE-063 ROUTE-064 opens the offer and the service page to everybody, and the e-mail to members alone', () => {
  expect(agentsParts.routes?.map(({ path, guard }) => [path, guard])).toEqual([
    ['/mine/agentPage', undefined],
    ['/mine/agentCs', undefined],
    ['/app/agentPage/registerEmail', 'member'],
    ['/app/agentPage/bindEmail', 'member'],
  ]);
});
