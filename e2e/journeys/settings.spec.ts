import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../fixtures/program';
import { expect, test } from '../fixtures/test';

/** What the product is made with by its owner's choice, and its visitors get. */
const OWNERS = JSON.parse(
  readFileSync(join(ROOT, 'tools/boundaries/owner-shipped.json'), 'utf8'),
) as readonly string[];
/** A package without code of its own, and the one that it passes on. */
const PASSED_ON: Readonly<Record<string, string>> = { 'react-router-dom': 'react-router' };

const html = (page: Page) => page.locator('html');

/** Waits until a change is kept on the device: it is sealed before, which takes a moment. */
async function keeping(page: Page, change: () => Promise<unknown>): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('com_ptr'));
  const before = await kept();
  await change();
  await expect.poll(kept).not.toBe(before);
}

const choose = (list: Locator, option: string) => keeping(list.page(), () => list.selectOption(option));

/** Whether a pinch is blocked, as the page answers it. */
const pinchBlocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), {
      touches: [1, 2],
    });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });

test('ROUTE-038 SHELL-042 a guest’s settings hold at once and after a reload, and are put back together', async ({
  page,
  shell,
}) => {
  await shell.arrive('/mine/system');
  const still = page.getByRole('switch', { name: /减少动态效果/ });
  await expect.poll(() => pinchBlocked(page)).toBe(true);
  await keeping(page, () => page.getByRole('switch', { name: /允许缩放页面/ }).tap());
  expect(await pinchBlocked(page)).toBe(false);
  await keeping(page, () => still.tap());
  await expect(html(page)).toHaveAttribute('data-still', '');
  await choose(page.getByRole('combobox', { name: '赔率格式' }), '2');

  await page.reload();
  await expect(still).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-still', '');
  await expect(page.getByRole('combobox', { name: '赔率格式' })).toHaveValue('2');

  await page.getByRole('button', { name: /恢复默认设置/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).tap();
  await expect(page.getByText('已恢复默认设置')).toBeVisible();
  await expect(still).not.toBeChecked();
  await expect(html(page)).not.toHaveAttribute('data-still', '');
  await expect(page.getByRole('combobox', { name: '赔率格式' })).toHaveValue('3');
  expect(await pinchBlocked(page)).toBe(true);
});

test('a member clears this device and stays logged in', async ({ page, shell, member }) => {
  await shell.enterAs(member, '/mine/system');
  await page.getByRole('button', { name: /清除本机记录/ }).tap();
  const dialog = page.getByRole('dialog', { name: '清除本机记录？' });
  await expect(dialog.getByText('登录状态与记住的账号')).toBeVisible();
  await dialog.getByRole('button', { name: '清除', exact: true }).tap();
  await expect(page.getByText('本机记录已清除')).toBeVisible();
  await page.goto('/mine');
  await expect(page.getByText(member.name)).toBeVisible();
});

test('ROUTE-037 the page about the site names its build and every package', async ({ page, shell }) => {
  await shell.arrive('/mine/about');
  await expect(page.getByText(/^版本 \d+\.\d+\.\d+$/)).toBeVisible();
  await page.getByRole('button', { name: /开源软件许可/ }).tap();
  // The list is windowed: only what is near the screen is drawn.
  await page.getByRole('button', { name: /^@base-ui\/react/ }).tap();
  await expect(page.getByRole('dialog', { name: /^@base-ui\/react / })).toContainText(
    'Permission is hereby granted',
  );
});

test('the licences name every package of the owner’s list that a build ships', async ({ page, shell }) => {
  await shell.arrive('/mine/about');
  await page.getByRole('button', { name: /开源软件许可/ }).tap();
  const rows = page.getByRole('list', { name: '开源软件许可' }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  const missing = new Set(OWNERS.map((name) => PASSED_ON[name] ?? name));
  // The list is windowed: it is read from its beginning to its end.
  await expect(async () => {
    for (const text of await rows.allInnerTexts()) missing.delete(text.split('\n')[0] ?? '');
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    expect([...missing]).toEqual([]);
  }).toPass({ intervals: [100] });
});

test.describe('a site that is served by its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('notifications are asked for by a tap alone, kept by kind, and taken back', async ({
    page,
    context,
    shell,
    member,
  }) => {
    await context.grantPermissions(['notifications']);
    // A browser of a test reaches no push service: it stands in for one, with an address as a real one gives.
    await page.addInitScript(() => {
      const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test';
      const kept = 'subscribed-by-the-test';
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
        unsubscribe: () => Promise.resolve(sessionStorage.removeItem(kept) === undefined),
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(sessionStorage.getItem(kept) === null ? null : (subscription as never));
      PushManager.prototype.subscribe = () => {
        sessionStorage.setItem(kept, '1');
        return Promise.resolve(subscription as never);
      };
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
    });
    await shell.enterAs(member, '/mine/system');
    await shell.servedByWorker();
    await page.reload();
    const all = page.getByRole('switch', { name: /接收通知/ });
    await expect(all).toBeEnabled();
    await expect(all).not.toBeChecked();
    await all.tap();
    await expect(all).toBeChecked();
    const settled = page.getByRole('switch', { name: '注单结算' });
    await expect(settled).toBeChecked();
    await settled.tap();
    await expect(settled).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole('switch', { name: '存取款结果' })).toBeChecked();
    await expect(settled).not.toBeChecked();
    await all.tap();
    await expect(all).not.toBeChecked();
    await expect(settled).toBeHidden();
  });
});

test.describe('in the full site', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('a member reaches every setting and the page about the site', async ({ page, shell, member }) => {
    await shell.enterAs(member, '/mine/system');
    await expect(page.getByRole('combobox', { name: '赔率格式' })).toBeVisible();
    await expect(page.getByRole('switch', { name: '自动转账' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '关于' }).tap();
    await expect(page.getByText(/^版本 /)).toBeVisible();
  });
});
