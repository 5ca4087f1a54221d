import { writeFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test';
import { secondTab } from '../fixtures/second-tab';
import { violationsOf } from '../pages/accessibility';
import { bindPhone, CODE, CODE_WAIT_MS, freePhone, orderCode, orderProof } from '../pages/profile';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const masked = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`;

test('ROUTE-043 ROUTE-049 ROUTE-010 ROUTE-009 whoever registered binds a phone, resets the password by it and passes an identity check', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  const phone = freePhone();
  await shell.enterAs(member, '/mine/userInfo');
  await expect(page.getByText('尚未绑定手机或邮箱')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '绑定手机号' }).tap();
  await orderCode(page, phone);
  expect(await violationsOf(page)).toEqual([]);
  const right = await sandbox.readCode(phone);
  const code = page.getByRole('textbox', CODE);
  await code.pressSequentially(right === '000000' ? '111111' : '000000');
  await expect(page.getByText('验证码错误或已过期')).toBeVisible();
  await code.pressSequentially(right);
  await expect(page.getByText('手机号已绑定', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `手机号 ${masked(phone)}` })).toBeVisible();
  await expect(page.getByText('尚未绑定手机或邮箱')).toHaveCount(0);

  await page.goto('/mine');
  await shell.logOut();
  await sandbox.advanceClock(CODE_WAIT_MS);
  await page.goto('/forgetPassword');
  await page.getByLabel('账号').fill(member.name);
  await page.getByLabel('绑定的手机号').fill(phone);
  await page.getByRole('button', { name: '下一步' }).tap();
  await expect(code).toBeFocused();
  await code.pressSequentially(await sandbox.readCode(phone));
  await page.getByLabel('设置密码').fill('Vk83pqLm');
  await page.getByLabel('再次输入密码').fill('Vk83pqLm');
  await page.getByRole('button', { name: '完成' }).tap();
  await expect(page).toHaveURL(/\/entry\/login/);

  await sandbox.setState(member.name, 'unusualIp');
  await shell.logIn(member.name, 'Vk83pqLm');
  await expect(page.getByRole('heading', { level: 1, name: '验证身份' })).toBeVisible();
  await page.getByRole('button', { name: '发送验证码' }).tap();
  await expect(code).toBeFocused();
  await code.pressSequentially(await sandbox.readCode(phone));
  await expect(page).not.toHaveURL(/identityCheck|login/);
});

test('ROUTE-051 ROUTE-052 a bound phone is changed after a proof of the old one; its codes are worth nothing in another tab', async ({
  page,
  context,
  shell,
  sandbox,
  member,
}) => {
  const phone = freePhone();
  const next = `136${phone.slice(3)}`;
  await shell.enterAs(member, '/mine/userInfo');
  await bindPhone(page, sandbox, phone);
  await page.getByRole('link', { name: /^手机号/ }).tap();
  await page.getByRole('button', { name: '更换手机号' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '安全验证' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^手机验证码/ }).tap();
  await page.getByRole('button', { name: '发送验证码' }).tap();
  await expect(page.getByRole('textbox', CODE)).toBeFocused();
  await page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(phone));
  await expect(page.getByLabel('新手机号', { exact: true })).toBeVisible();

  const other = await secondTab(context, '/mine/userInfo');
  await orderProof(other, sandbox);
  const old = await sandbox.readCode(phone);

  await page.bringToFront();
  await orderCode(page, next, '新手机号');
  await page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(next));
  await expect(page.getByText('手机号已更换')).toBeVisible();
  await expect(page.getByRole('link', { name: `手机号 ${masked(next)}` })).toBeVisible();

  // The other tab has heard of the change and asks for a code to the new phone.
  await other.bringToFront();
  await expect(other.getByText(`验证码将发送至 ${masked(next)}`)).toBeVisible();
  await sandbox.advanceClock(CODE_WAIT_MS);
  await other.getByRole('button', { name: '发送验证码' }).tap();
  await expect(other.getByRole('textbox', CODE)).toBeFocused();
  const fresh = await sandbox.readCode(next);
  if (old !== fresh) {
    await other.getByRole('textbox', CODE).pressSequentially(old);
    await expect(other.getByText('验证码错误或已过期')).toBeVisible();
  }
});

test('a code on its way, and what was typed, are there after a reload and after a session that ended', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  const phone = freePhone();
  await shell.enterAs(member, '/mine/userInfo/phone');
  await orderCode(page, phone);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`验证码已发送至 ${phone}`)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: '修改手机号' }).tap();
  const next = `136${phone.slice(3)}`;
  await page.getByLabel('手机号', { exact: true }).fill(next);
  await sandbox.addScenario({
    path: '/site/api/v1/user/sendCode/oneVe2',
    effect: { code: 10103 },
    times: 1,
  });
  await page.getByRole('button', { name: '发送验证码' }).tap();
  await expect(page).toHaveURL(/\/entry\/login/);
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/mine\/userInfo\/phone/);
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(next);
});

test('ROUTE-048 name and birthday are set once', async ({ page, shell, member }) => {
  await shell.enterAs(member, '/mine/userInfo');
  await page.getByRole('link', { name: /^真实姓名/ }).tap();
  await page.getByLabel('真实姓名', { exact: true }).fill('李雷');
  await page.getByRole('button', { name: '确认设置' }).dblclick();
  await expect(page.getByText('真实姓名已设置')).toBeVisible();
  await expect(page.getByRole('link', { name: '真实姓名 李*' })).toBeVisible();
  await page.getByRole('link', { name: /^真实姓名/ }).tap();
  await expect(page.getByText('真实姓名只能设置一次')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: /^生日/ }).tap();
  const sheet = page.getByRole('dialog', { name: '生日' });
  await sheet.getByLabel('出生日期').fill('2025-01-01');
  await sheet.getByRole('button', { name: '确认设置' }).tap();
  await expect(sheet.getByText('须年满 18 周岁', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByLabel('出生日期').fill('1990-06-12');
  await sheet.getByRole('button', { name: '确认设置' }).tap();
  await expect(page.getByText('1990年6月12日')).toBeVisible();
  await page.goto('/mine/cards/addBankCards');
  await expect(page.getByText('李*')).toBeVisible();
});

test('an avatar is a drawing or a picture of the member’s own; others are refused in words', async ({
  page,
  shell,
  member,
}, testInfo) => {
  await shell.enterAs(member, '/mine/userInfo');
  await page.getByRole('button', { name: '更换头像' }).tap();
  const sheet = page.getByRole('dialog', { name: '更换头像' });
  await sheet.getByRole('button', { name: '猫头鹰' }).tap();
  expect(await violationsOf(page)).toEqual([]);
  const field = sheet.getByLabel('上传图片');
  const choose = (name: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType: 'image/png', buffer });
  // By its path: so much is not sent to the browser as bytes.
  const large = testInfo.outputPath('large.png');
  writeFileSync(large, Buffer.alloc(40 * 1024 * 1024));
  await field.setInputFiles(large);
  await expect(sheet.getByText('图片过大，请选择 10 MB 以内的图片')).toBeVisible();
  await choose('text.png', Buffer.from('no picture'));
  await expect(sheet.getByText('请选择 PNG、JPG 或 WebP 图片')).toBeVisible();
  await choose('moving.png', Buffer.from('GIF89a'));
  await expect(sheet.getByText('不支持动态图片，请选择静态图片')).toBeVisible();
  await sheet.getByRole('button', { name: '保存头像' }).tap();
  await expect(page.getByText('头像已更换')).toBeVisible();
  const shown = page.getByRole('main').locator('img');
  await expect(shown).toHaveAttribute('src', '/site/api/v1/user/avatar/owl.svg');
  await expect(shown).toHaveJSProperty('complete', true);

  await page.getByRole('button', { name: '更换头像' }).tap();
  await choose('me.png', await page.screenshot());
  // A tall picture: the middle is kept unless it is pushed.
  const crop = sheet.getByRole('application', { name: '裁剪头像' });
  const canvas = crop.locator('canvas');
  const pixels = () => canvas.evaluate((drawn) => (drawn as HTMLCanvasElement).toDataURL());
  await expect(crop).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const middle = await pixels();
  await crop.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(pixels).not.toBe(middle);
  await sheet.getByRole('slider', { name: '缩放' }).fill('2');
  await sheet.getByRole('button', { name: '保存头像' }).tap();
  await expect(shown).toHaveAttribute('src', /ImageOptimizer.*avatar%2F[0-9a-f]{32}\.jpg/);
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await expect(shown).toHaveAttribute('src', /[0-9a-f]{32}\.jpg/);
});

test.describe('a desktop window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('SHELL-002 the profile stands in the full site, and binds an e-mail address there', async ({
    page,
    shell,
    sandbox,
    member,
  }) => {
    await shell.enterAs(member, '/mine/userInfo');
    await page.getByRole('link', { name: /^邮箱/ }).tap();
    const email = `${member.name}@example.test`;
    await orderCode(page, email, '邮箱');
    await page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(email));
    await expect(page.getByText('邮箱已绑定', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /邮箱 .*\*\*\*@example\.test/ })).toBeVisible();
  });
});
