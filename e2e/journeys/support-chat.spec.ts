import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { Shell } from '../pages/shell';
import { expectClean } from '../pages/themes';

const picture = async () => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer(),
});

/** The desk as one of its people sees it. */
const goToDesk = (desk: Page, origin: string, agent = '01') =>
  desk.goto(`${origin}/__sandbox/desk?agent=${agent}`);
/** Opens the conversation of a member, which somebody answers or nobody yet. */
async function openAtDesk(desk: Page, name: string, status: string): Promise<void> {
  await desk.getByRole('button', { name }).click();
  await expect(desk.getByRole('heading', { name: `${name} (${status})` })).toBeVisible();
}
async function takeAtDesk(desk: Page, name: string): Promise<void> {
  await openAtDesk(desk, name, 'waiting');
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(desk.getByRole('heading', { name: `${name} (active, 01)` })).toBeVisible();
}
async function answer(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Answer', { exact: true }).first().fill(text);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
}
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '输入消息' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).tap();
}
async function begin(page: Page, topic: string): Promise<void> {
  await page.getByRole('link', { name: '开始咨询' }).tap();
  await page.getByRole('button', { name: topic, exact: true }).tap();
}
/** What the page hands out as the conversation, a line each, without its time. */
async function transcriptOf(page: Page): Promise<readonly string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载记录' }).tap();
  const text = await readFile(await (await saved).path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.replace(/^\S+ \S+ {2}/, ''));
}
test('ROUTE-110 ROUTE-111 a member and the desk talk through a platform that restarts; nothing is lost, nothing comes twice', async ({
  page,
  browser,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/customer/main');
  await expectClean(page, 'home');
  await begin(page, '存款');
  await expect(page.getByText('正在排队，您是第 1 位')).toBeVisible();
  await write(page, '第一条 <b>你好</b>');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const desk = await context.newPage();
  await goToDesk(desk, sandbox.origin);
  await takeAtDesk(desk, member.name);
  await expect(desk.getByText('第一条 <b>你好</b>')).toBeVisible();
  await answer(desk, '您好，请讲');
  const log = page.getByRole('log');
  await expect(log.getByText('您好，请讲')).toBeVisible();
  await expect(log.getByText(/已读/)).toHaveCount(1);
  await page.getByLabel('发送图片').setInputFiles(await picture());
  await expect(desk.getByRole('img', { name: 'picture' })).toBeVisible();
  await expect(log.getByRole('img', { name: '图片' })).toBeVisible();

  await sandbox.kill();
  await write(page, '断线时写的');
  await expect(page.getByText('发送中…')).toBeVisible();
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  await sandbox.startAgain();
  await page.goto('/customer/chat?fromChildPage=1');
  await expect(log.getByText('断线时写的')).toHaveCount(1);
  await expect(page.getByText('发送中…')).toBeHidden();
  await expect(desk.getByText('断线时写的')).toHaveCount(1);
  await answer(desk, '4111 1111 1111 1111');
  await expect(page.getByRole('note')).toContainText('请勿');
  await expectClean(page, 'chat');

  await page.goto('/mine');
  await answer(desk, '还在吗');
  await expect(page.getByRole('button', { name: /有新消息/ })).toBeVisible();
  await page.getByRole('button', { name: /有新消息/ }).tap();
  await expect(log.getByText('还在吗')).toBeVisible();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: '5 星' }).tap();
  await expect(page.getByText('谢谢您的评价')).toBeVisible();
  await context.close();
});

test(
  'ROUTE-110 ROUTE-111 the desk answers two members at a time, and hands one over with a note that the member is never shown',
  MATRIX,
  async ({ page, browser, edge, shell, sandbox, member, facts }) => {
    const note = '凭证已核对，请查支付通道';
    const canned = '已收到，我马上为您核实，请稍等。';
    const person = facts.labels.customerService['zh-CN'] ?? '';
    const phone = await browser.newContext({ baseURL: edge.origin, hasTouch: true, isMobile: true });
    const otherPage = await phone.newPage();
    const other = await sandbox.newMember(facts.siteId, '100');
    await shell.enterAs(member, '/customer/main');
    await begin(page, '存款');
    await write(page, '存款还没到账');
    await new Shell(otherPage).enterAs(other, '/customer/main');
    await begin(otherPage, '取款');
    await write(otherPage, '取款要多久');

    const office = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [desk, colleague] = [await office.newPage(), await office.newPage()];
    await goToDesk(desk, sandbox.origin);
    await goToDesk(colleague, sandbox.origin, '02');
    const [log, otherLog] = [page.getByRole('log'), otherPage.getByRole('log')];
    const messages = desk.getByRole('list', { name: 'Messages' });
    await takeAtDesk(desk, member.name);
    await desk.getByRole('button', { name: canned }).click();
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText(canned)).toBeVisible();

    await takeAtDesk(desk, other.name);
    await expect(messages.getByText('取款要多久')).toBeVisible();
    await expect(messages.getByText('存款还没到账')).toHaveCount(0);
    await answer(desk, '十分钟左右');
    await expect(otherLog.getByText('十分钟左右')).toBeVisible();
    await expect(otherLog.getByText(canned)).toHaveCount(0);
    await write(page, '单号在截图里');
    await expect(desk.getByRole('button', { name: member.name })).toContainText('active 1');

    await openAtDesk(desk, member.name, 'active, 01');
    await expect(messages.getByText('单号在截图里')).toBeVisible();
    await desk.getByLabel('Note for the desk').fill(note);
    await desk.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(desk.getByRole('list', { name: 'Notes' })).toHaveText(`01: ${note}`);
    await desk.getByLabel('Hand over to').selectOption('02');
    await desk.getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(log.getByText(`已转接给 ${person} 02`)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();

    await openAtDesk(colleague, member.name, 'active, 02');
    await expect(colleague.getByRole('list', { name: 'Notes' })).toHaveText(`01: ${note}`);
    await expect(colleague.getByText('单号在截图里')).toBeVisible();
    await answer(colleague, '款项已经补上');
    await expect(log.getByText('款项已经补上')).toBeVisible();
    await colleague.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(log.getByText(`${person} 02 结束了会话`)).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);
    expect(await transcriptOf(page)).toEqual([
      '系统: 会话开始 存款',
      '我: 存款还没到账',
      `系统: ${person} 01 加入会话`,
      `${person} 01: ${canned}`,
      '我: 单号在截图里',
      `系统: 已转接给 ${person} 02`,
      `${person} 02: 款项已经补上`,
      `系统: ${person} 02 结束了会话`,
    ]);

    await write(otherPage, '谢谢');
    await expect(desk.getByRole('button', { name: other.name })).toContainText('active 1');
    await openAtDesk(desk, other.name, 'active, 01');
    await desk.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(otherLog.getByText(`${person} 01 结束了会话`)).toBeVisible();
    await phone.close();
    await office.close();
  },
);

test('ROUTE-067 ROUTE-068 ROUTE-069 a feedback is answered, and asked further', async ({
  page,
  browser,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/feedback/');
  await expectClean(page, 'feedback');
  await page.getByRole('button', { name: '投诉' }).tap();
  await page.getByRole('textbox', { name: '请说明情况' }).fill('页面打开很慢');
  await shell.keptOnDevice();
  // The draft of a minute ago is no older for a device whose clock is days off the platform's.
  await page.reload();
  await expect(page.getByRole('textbox', { name: '请说明情况' })).toHaveValue('页面打开很慢');
  await page.getByRole('button', { name: '提交反馈' }).tap();
  await expect(page.getByText('待回复')).toBeVisible();
  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(`${sandbox.origin}/__sandbox/desk`);
  const row = desk.getByRole('listitem').filter({ hasText: '页面打开很慢' });
  await row.getByRole('textbox').fill('已经修复');
  await row.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByText('已经修复')).toBeVisible();
  await page.goto('/mine/feedback/list');
  await expectClean(page, 'feedback list');
  await page.getByRole('link', { name: /投诉/ }).tap();
  await expectClean(page, 'feedback details');
  await page.getByRole('button', { name: '问题已解决，关闭反馈' }).tap();
  await page.getByRole('button', { name: '重新打开' }).tap();
  await expect(page.getByText('待回复')).toBeVisible();
  await context.close();
});
