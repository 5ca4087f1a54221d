import { featureModuleSuite, featurePagesSuite } from '@heptad/feature-testing';
import { accountModule } from './account-module';
import { accountParts } from './account-parts';
import LoginPage from './login/login-page';

featureModuleSuite(accountModule, accountParts.routes);

featurePagesSuite(accountModule, [
  ['ROUTE-036', '/mine', '我的'],
  ['ROUTE-043', '/mine/userInfo', '个人资料'],
  ['ROUTE-044', '/mine/userInfo/password', '登录密码'],
  ['ROUTE-046', '/mine/userInfo/secondaryPassword', '资金密码'],
  ['ROUTE-047', '/mine/userInfo/secondaryPassword/success', '资金密码', { change: 'set' }],
  ['ROUTE-048', '/mine/userInfo/name', '真实姓名'],
  ['ROUTE-049', '/mine/userInfo/phone', '手机号'],
  ['ROUTE-050', '/mine/userInfo/email', '邮箱'],
  ['ROUTE-051', '/mine/userInfo/verification', '安全验证'],
  ['ROUTE-052', '/mine/userInfo/verification/phone', '手机验证'],
  ['ROUTE-053', '/mine/userInfo/verification/email', '邮箱验证'],
]);

it('ROUTE-013 shows the login page at /entry/login, outside the layout', async () => {
  const route = accountParts.routes?.find(({ path }) => path === '/entry/login');
  expect(route).toMatchObject({ layout: 'plain' });
  expect(await accountModule.load()).toBe(accountParts);
  const page = typeof route?.page === 'function' ? await route.page() : undefined;
  expect(page?.default).toBe(LoginPage);
});
