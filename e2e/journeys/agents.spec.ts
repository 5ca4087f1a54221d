import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { Member } from '../fixtures/new-member';
import type { RunningSandbox } from '../fixtures/sandbox';
import { Shell } from '../pages/shell';

const ABOUT = '我运营一个足球讨论社群，约有两千名成员。';
const HOUR = 60 * 60_000;

/** Applies by e-mail as the member who is logged in, with an address of their own. */
async function apply(page: Page, sandbox: RunningSandbox, { name }: Member): Promise<void> {
  const mail = `${name}@promo.example`;
  await page.getByRole('link', { name: '邮箱申请代理' }).tap();
  await page.getByLabel('邮箱地址').fill(mail);
  await page.getByRole('button', { name: '发送验证码' }).tap();
  await page.getByRole('group', { name: '邮箱验证码' }).locator('input').first().click();
  await page.keyboard.type(await sandbox.readCode(mail), { delay: 20 });
  await page.getByLabel('推广方式').fill(ABOUT);
  await page.getByRole('button', { name: '提交申请' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '申请审核中' })).toBeVisible();
}

/** Registers as somebody who has never been here. */
async function registerAnew(page: Page, name: string): Promise<void> {
  await page.goto('/entry/register?returnTo=%2Fmine');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('设置密码').fill('Kite7Moon3');
  await page.getByLabel('再次输入密码').fill('Kite7Moon3');
  await page.getByRole('checkbox', { name: /已年满 18 周岁/ }).tap();
  await page.getByRole('button', { name: '注册并登录' }).tap();
  await expect(page).toHaveURL(/\/mine$/);
}

test('ROUTE-063 ROUTE-065 ROLE-005 who is approved brings a member by the link, and sees the count rise', async ({
  page,
  browser,
  shell,
  sandbox,
  edge,
  member,
}) => {
  await shell.enterAs(member, '/mine/agentPage');
  await expect(page.getByRole('region', { name: '佣金试算' })).toContainText('仅为示例');
  await apply(page, sandbox, member);
  await sandbox.decideAgent(member.name, { step: 'approve' });
  await page.goto('/mine/agentPage');
  const link = (await page.getByTestId('agent-link').textContent()) ?? '';
  expect(link).toBe(`${edge.origin}/?i_code=${(await page.getByTestId('agent-code').textContent()) ?? ''}`);
  await expect(page.getByTestId('agent-brought')).toHaveText('0');
  await page.getByRole('button', { name: '生成推广海报' }).tap();
  await expect(page.getByRole('button', { name: '保存图片' })).toBeEnabled();

  const friend = await browser.newContext({ baseURL: edge.origin, hasTouch: true, isMobile: true });
  const other = await friend.newPage();
  await new Shell(other).arrive(link);
  await registerAnew(other, `f${String(Date.now()).slice(-8)}`);
  await friend.close();
  await page.reload();
  await expect(page.getByTestId('agent-brought')).toHaveText('1');
  await expect(page.getByTestId('agent-this-month')).toHaveText('1');
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('STORE-011 a link that was opened twelve hours ago brings nobody', async ({
  page,
  browser,
  shell,
  sandbox,
  edge,
  member,
}) => {
  await shell.enterAs(member, '/mine/agentPage');
  await apply(page, sandbox, member);
  await sandbox.decideAgent(member.name, { step: 'approve' });
  await page.goto('/mine/agentPage');
  const link = (await page.getByTestId('agent-link').textContent()) ?? '';

  const friend = await browser.newContext({ baseURL: edge.origin, hasTouch: true, isMobile: true });
  // By the device's own clock the link is kept before the platform has told the time.
  await friend.clock.setSystemTime(await sandbox.now());
  const other = await friend.newPage();
  await new Shell(other).arrive(link);
  await sandbox.advanceClock(12 * HOUR);
  await registerAnew(other, `g${String(Date.now()).slice(-8)}`);
  await friend.close();
  await page.reload();
  await expect(page.getByTestId('agent-brought')).toHaveText('0');
});

test('ROUTE-065 a refused applicant reads why; ROUTE-064 the service page leads on', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/agentPage');
  await apply(page, sandbox, member);
  await sandbox.decideAgent(member.name, { step: 'refuse', reason: '推广渠道不符合要求' });
  await page.reload();
  await expect(page.getByText('原因：推广渠道不符合要求')).toBeVisible();
  await expect(page.getByRole('button', { name: '提交申请' })).toHaveCount(0);
  await page.goto('/mine/agentCs');
  await page.getByRole('link', { name: /^联系/ }).tap();
  await expect(page).toHaveURL(/\/customer\/main/);
});

test('ROUTE-063 the demo agent has months, in the full site too', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell.enterAs({ name: 'agent01', password: 'Heptad2026' }, '/mine/agentPage');
  await expect(page.getByTestId('agent-code')).toHaveText('HEPTAD26');
  await expect(page.getByTestId('agent-brought')).toHaveText('12');
  const months = page.getByRole('region', { name: '月度业绩' }).getByRole('listitem');
  await expect(months).toHaveCount(5);
  await expect(months.nth(1)).toContainText('有效流水');
});
