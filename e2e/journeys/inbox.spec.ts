import type { Page } from '@playwright/test';
import { AT_ONCE } from '../fixtures/at-once';
import { secondLiveTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';

const INBOX = '/mine/mail?kind=personal';
/** The mails of the list that is shown. */
const mails = (page: Page) => page.getByRole('list', { name: '站内信列表' }).getByRole('link');
const mailOf = (page: Page, title: string) => mails(page).filter({ hasText: title });
const badge = (page: Page) => page.getByRole('link', { name: /封未读站内信/ });

/** Marks that must never reach the page; long enough to go to the bound of a mail. */
const HOSTILE = [
  '<p>正文<b>第一段</b></p>',
  '<script>document.title = "broken"</script>',
  '<img src="x" onerror="document.title = \'broken\'">',
  '<p style="position:fixed;inset:0" onclick="document.title = \'broken\'">第二段</p>',
  '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="password"></form>',
  '<a href="javascript:document.title = \'broken\'">脚本</a> <a href="https://evil.example">外站</a> <a href="/mine/protection">理性娱乐</a>',
  '长'.repeat(19_000),
].join('');

test('ROUTE-040 mail comes into two tabs at once, and what is read in one is read in the other', async ({
  page,
  context,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await expect(badge(page)).toContainText('1');
  await expect(page).toHaveTitle(/^\(1\)/);
  await page.goto(INBOX);
  await expect(page.getByText('暂无私信')).toBeVisible();
  const other = await secondLiveTab(context, '/mine');
  await expect(badge(other)).toContainText('1');

  await sandbox.sendMail({ member: member.name, kind: 'personal', title: '来信一', body: '<p>您好</p>' });
  await expect(badge(other)).toContainText('2', AT_ONCE);
  await expect(other).toHaveTitle(/^\(2\)/, AT_ONCE);
  await page.bringToFront();
  await expect(mailOf(page, '来信一')).toBeVisible(AT_ONCE);
  await expect(page.getByRole('tab', { name: '私信 1' })).toBeVisible();

  await mailOf(page, '来信一').tap();
  await expect(page.getByRole('heading', { level: 2, name: '来信一' })).toBeVisible();
  await expect(page.getByText('您好')).toBeVisible();
  await other.bringToFront();
  await expect(badge(other)).toContainText('1', AT_ONCE);
  await page.bringToFront();
  await page.getByRole('button', { name: '返回' }).tap();
  await expect(page.getByRole('tab', { name: '私信', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: '系统 1' }).tap();
  await page.getByRole('button', { name: '全部设为已读' }).tap();
  await expect(page.getByText('没有未读')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await other.bringToFront();
  await expect(badge(other)).toBeHidden(AT_ONCE);
});

test('ROUTE-040 a mail full of scripts is shown as its words, and its links lead nowhere else', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await sandbox.sendMail({ member: member.name, kind: 'personal', title: '恶意来信', body: HOSTILE });
  await page.goto(INBOX);
  await mailOf(page, '恶意来信').tap();
  const letter = page.getByRole('article');
  await expect(letter.getByText('第二段')).toBeVisible();
  await expect(letter.locator('b')).toHaveText('第一段');
  await expect(letter.locator('script, img, iframe, form, input, [style], [onclick]')).toHaveCount(0);
  await expect(letter.getByRole('link')).toHaveText(['理性娱乐']);
  await expect(page).not.toHaveTitle(/broken/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await letter.getByRole('link', { name: '理性娱乐' }).tap();
  await expect(page).toHaveURL(/\/mine\/protection$/);
});

test('ROUTE-040 a deleted mail can be taken back for a moment, and stays deleted over a reload', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  for (const title of ['第一封', '第二封'])
    await sandbox.sendMail({ member: member.name, kind: 'personal', title, body: '正文' });
  await page.goto(INBOX);
  await expect(mails(page)).toHaveCount(2);
  await page.getByRole('button', { name: '删除「第二封」' }).tap();
  await expect(mails(page)).toHaveCount(1);
  await page.getByRole('button', { name: '撤销' }).tap();
  await expect(mails(page)).toHaveText([/第二封/, /第一封/]);

  await page.getByRole('button', { name: '删除「第一封」' }).tap();
  await expect(mails(page)).toHaveText([/第二封/]);
  await page.reload();
  await expect(mails(page)).toHaveText([/第二封/]);
  await expect(page.getByRole('button', { name: '撤销' })).toBeHidden();
});

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('ROUTE-040 a mail comes while the inbox of the full site is open', async ({
    page,
    shell,
    sandbox,
    member,
  }) => {
    await shell.enterAs(member, '/mine');
    await page.goto(INBOX);
    await expect(page.getByText('暂无私信')).toBeVisible();
    await sandbox.sendMail({ member: member.name, kind: 'personal', title: '来信', body: '正文' });
    await expect(mailOf(page, '来信')).toBeVisible(AT_ONCE);
    await expect(badge(page)).toContainText('2');
    await mailOf(page, '来信').tap();
    await expect(page.getByRole('article').getByText('正文')).toBeVisible();
  });
});
