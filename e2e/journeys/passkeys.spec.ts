import type { Page } from '@playwright/test';
import type { Member } from '../fixtures/new-member';
import { passkeyDevice } from '../fixtures/passkey-device';
import { expect, test } from '../fixtures/test';

const PAGE = '/mine/userInfo/passkeys';
const LOGIN = { name: '使用通行密钥' };

async function addPasskey(page: Page, { password }: Member, name: string): Promise<void> {
  await page.goto(PAGE);
  await page.getByRole('button', { name: '添加通行密钥' }).tap();
  await page.getByLabel('名称').fill(name);
  await page.getByLabel('登录密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '继续' }).tap();
  await expect(page.getByRole('list', { name: '通行密钥' }).getByText(name)).toBeVisible();
}

test('ROUTE-043 ROUTE-013 a passkey is added, lets its member in without a password, and is removed', async ({
  page,
  shell,
  member,
}) => {
  const device = await passkeyDevice(page);
  await shell.enterAs(member, '/mine');
  await addPasskey(page, member, '我的手机');
  expect(await device.count()).toBe(1);

  await page.goto('/');
  await shell.logOut();
  await page.goto(`/entry/login?${new URLSearchParams({ returnTo: PAGE }).toString()}`);
  await page.getByRole('button', LOGIN).tap();
  await expect(page).toHaveURL((url) => url.pathname === PAGE);
  await expect(page.getByText(/使用过/)).toBeVisible();

  await page.goto('/mine/userInfo/loginHistory');
  await expect(page.getByText('通行密钥登录成功')).toBeVisible();

  await page.goto(PAGE);
  await page.getByRole('button', { name: /我的手机/ }).tap();
  await page.getByRole('button', { name: '移除通行密钥' }).tap();
  await page.getByRole('button', { name: '确认移除' }).tap();
  await expect(page.getByText('还没有通行密钥')).toBeVisible();

  // The device still has its half; the platform knows it no more, and the password is a way in as before.
  await page.goto('/');
  await shell.logOut();
  await page.goto('/entry/login?returnTo=%2Fmine');
  await page.getByRole('button', LOGIN).tap();
  await expect(page.getByRole('alert').filter({ hasText: '通行密钥验证未通过' })).toBeVisible();
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/mine$/);
});

test('ERR-028 ERR-021 a passkey meets the same gates as a password', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await passkeyDevice(page);
  await shell.enterAs(member, '/mine');
  await addPasskey(page, member, '我的手机');
  await page.goto('/');
  await shell.logOut();

  await sandbox.setState(member.name, 'locked');
  await page.goto('/entry/login?returnTo=%2Fmine');
  await page.getByRole('button', LOGIN).tap();
  await expect(page.getByText(/账号登录受限/)).toBeVisible();

  await sandbox.setState(member.name, 'dormant');
  await page.getByRole('button', LOGIN).tap();
  await expect(page.getByRole('heading', { name: '验证身份' })).toBeVisible();
  await sandbox.setState(member.name, 'active');
});
