import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { violationsOf } from '../pages/accessibility';
import { solveSlider } from '../pages/solve-slider';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Finds nothing wrong with what is shown, in either theme. */
async function expectAccessible(page: Page, title: string, what = title): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    expect.soft(await violationsOf(page), `${what}, ${theme}`).toEqual([]);
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

test('ROUTE-014 ROUTE-012 a visitor registers, reading the rules on the way, and is logged in', async ({
  page,
  shell,
}) => {
  await shell.arrive('/entry/LOGIN?returnTo=%2Fmine');
  await expect(page).toHaveURL(/\/entry\/login\?returnTo=%2Fmine$/);
  await page.getByRole('link', { name: '立即注册' }).tap();
  await expectAccessible(page, '注册');
  await press(page, '注册并登录');
  await expect(page.getByText('请先阅读并同意规则')).toBeVisible();
  await expectAccessible(page, '注册', 'registration, fields missing');

  const name = `n${String(Date.now()).slice(-9)}`;
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('设置密码').fill('Kite7Moon3');
  await press(page, '服务规则');
  const sheet = page.getByRole('dialog', { name: '服务规则' });
  await expect(sheet.getByRole('heading', { name: /这是演示环境/ })).toBeVisible();
  expect.soft(await violationsOf(page), 'rules over the form').toEqual([]);
  await sheet.getByRole('button', { name: '关闭' }).tap();
  await expect(page.getByLabel('账号')).toHaveValue(name);
  await page.getByLabel('再次输入密码').fill('Kite7Moon3');
  await page.getByRole('checkbox', { name: /已年满 18 周岁/ }).tap();
  await press(page, '注册并登录');
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.getByText(name)).toBeVisible();
});

test('ROUTE-010 CALL-029 a member resets the password by e-mail and logs in with the new one', async ({
  page,
  shell,
  sandbox,
}) => {
  const name = 'demo05';
  const mail = `${name}@example.test`;
  await shell.arrive('/entry/login?returnTo=%2Fmine');
  await page.getByRole('link', { name: '忘记密码？' }).tap();
  await expectAccessible(page, '找回密码', 'reset, account');
  await page.getByRole('radio', { name: '邮箱' }).tap();
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('绑定的邮箱').fill(mail);
  await press(page, '下一步');

  const code = page.getByRole('textbox', { name: '验证码', exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page, '找回密码', 'reset, code');
  await page.goBack();
  await expect(page.getByLabel('绑定的邮箱')).toHaveValue(mail);
  await page.goForward();
  const right = await sandbox.readCode(mail);
  await code.pressSequentially(right === '000000' ? '111111' : '000000');
  await expect(page.getByText('验证码错误或已过期')).toBeVisible();
  await code.pressSequentially(right);

  const password = page.getByLabel('设置密码');
  await password.fill('Kite7Moon3');
  await expectAccessible(page, '找回密码', 'reset, password');
  await page.getByLabel('再次输入密码').fill('Kite7Moon3');
  await press(page, '完成');
  await expect(page).toHaveURL(/\/entry\/login\?returnTo=%2Fmine$/);
  await expect(page.getByLabel('账号')).toHaveValue(name);
  await page.getByLabel('密码', { exact: true }).fill('Kite7Moon3');
  await press(page, '登录');
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.getByText(name)).toBeVisible();
});

test('ERR-018 ROUTE-009 an unusual login is verified by a code to the phone', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/entry/login?returnTo=%2Fmine');
  await shell.logIn('demo08', 'Heptad2026');
  await expectAccessible(page, '验证身份');
  await press(page, '发送验证码');
  const code = page.getByRole('textbox', { name: '验证码', exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page, '验证身份', 'identity check, code');
  await code.pressSequentially(await sandbox.readCode('13800138008'));
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.getByText('demo08')).toBeVisible();
});

test('ERR-016 CALL-003 the slider is solved by dragging, or by the keyboard', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/entry/login?returnTo=%2Fmine');
  await shell.logIn('demo07', 'Heptad2026');
  const slider = page.getByRole('slider', { name: '拼图位置' });
  await expect(slider).toBeFocused();
  await expectAccessible(page, '登录', 'login, slider');

  // A drag that ends far from the gap brings another slider.
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not shown.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, middle, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('没有对准，请再试一次')).toBeVisible();

  await solveSlider(page, sandbox);
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.getByText('demo07')).toBeVisible();
});

test('ROUTE-015 ROUTE-016 the rules are pages of their own', async ({ page, shell }) => {
  await shell.arrive('/entry/rulesRegular');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page, '服务规则');
  await page.goto('/entry/rulesPrivacy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page, '隐私规则');
});
