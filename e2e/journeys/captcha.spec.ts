import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const PICTURE_PATH = '/site/api/v1/user/register/defaultKaptcha';

/** The key of the next picture that comes; ask before what brings it. */
const nextKey = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse((response) => response.url().includes(PICTURE_PATH));
  return answer.headers()['x-code'] ?? '';
};
const picture = (page: Page) => page.getByRole('button', { name: '验证码图片，点击换一张' });
const reading = (page: Page) => page.getByLabel('图形验证码');
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('ERR-015 ERR-017 a picture is asked for, a wrong reading brings another, the right one lets in', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await sandbox.setState(member.name, 'captcha');
  await shell.arrive('/entry/login?returnTo=%2Fmine');
  const first = nextKey(page);
  await shell.logIn(member.name, member.password);
  await expect(picture(page)).toBeVisible();
  await expect(reading(page)).toBeFocused();
  const right = await sandbox.readCaptcha(await first);

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login')) sent += 1;
  });
  await submit(page).tap();
  await expect(reading(page)).toHaveAccessibleDescription('请输入图形验证码');
  expect(sent, 'nothing is sent without a reading').toBe(0);

  const second = nextKey(page);
  await reading(page).fill(right === '0000' ? '1111' : '0000');
  await submit(page).tap();
  await expect(page.getByRole('alert').filter({ hasText: '验证码' })).toBeVisible();
  await expect(reading(page)).toHaveValue('');
  expect(await second).not.toBe(await first);

  await reading(page).fill(await sandbox.readCaptcha(await second));
  await submit(page).tap();
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.getByText(member.name)).toBeVisible();
});

test('ERR-030 a picture that cannot be had can be fetched again, and leads on', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await sandbox.setState(member.name, 'captcha');
  await sandbox.addScenario({ path: PICTURE_PATH, effect: { status: 500 } });
  await shell.arrive('/entry/login?returnTo=%2Fmine');
  await shell.logIn(member.name, member.password);
  const again = page.getByRole('button', { name: '重新获取' });
  await expect(again).toBeVisible();
  await expect(picture(page)).toBeHidden();

  await sandbox.clearScenarios();
  const key = nextKey(page);
  await again.tap();
  await expect(picture(page)).toBeVisible();
  await reading(page).fill(await sandbox.readCaptcha(await key));
  await submit(page).tap();
  await expect(page).toHaveURL(/\/mine$/);
});
