import { featureModuleSuite } from '@heptad/feature-testing';
import { accountModule } from './account-module';
import { accountParts } from './account-parts';
import LoginPage from './login/login-page';

featureModuleSuite(accountModule, accountParts.routes);

it('ROUTE-013 shows the login page at /entry/login, outside the layout', async () => {
  const route = accountParts.routes?.find(({ path }) => path === '/entry/login');
  expect(route).toMatchObject({ layout: 'plain' });
  expect(await accountModule.load()).toBe(accountParts);
  const page = typeof route?.page === 'function' ? await route.page() : undefined;
  expect(page?.default).toBe(LoginPage);
});
