import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/test';
import { expectClean } from '../pages/themes';

const picture = async () => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer(),
});

/** The desk in a browser of its own; the conversation of a member is opened and taken. */
async function takeAtDesk(desk: Page, origin: string, name: string): Promise<void> {
  await desk.goto(`${origin}/__sandbox/desk?agent=01`);
  await desk.getByRole('button', { name }).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(desk.getByRole('heading', { name: /active, 01/ })).toBeVisible();
}
async function answer(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Answer', { exact: true }).first().fill(text);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
}
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '输入消息' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).tap();
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
  await page.getByRole('link', { name: '开始咨询' }).tap();
  await page.getByRole('button', { name: '存款', exact: true }).tap();
  await expect(page.getByText('正在排队，您是第 1 位')).toBeVisible();
  await write(page, '第一条 <b>你好</b>');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const desk = await context.newPage();
  await takeAtDesk(desk, sandbox.origin, member.name);
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
