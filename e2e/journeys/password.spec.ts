import { AT_ONCE } from '../fixtures/at-once';
import type { Page } from '@playwright/test';
import type { Member } from '../fixtures/new-member';
import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { violationsOf } from '../pages/accessibility';
import { Shell } from '../pages/shell';

const NEW = 'Kite7Moon3';
const PAGE = '/mine/userInfo/password';
const LOCK_MS = 15 * 60_000;
const BALANCES = '/game/api/v1/wallet/balances';

async function fill(page: Page, known: string, password: string): Promise<void> {
  await page.getByLabel('当前登录密码', { exact: true }).fill(known);
  await page.getByLabel('设置密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入密码', { exact: true }).fill(password);
}
/** Opens the site as a clip on the home screen, logs in and has it locked once its member is away for five minutes. */
async function enterLockingClip(page: Page, shell: Shell, { name, password }: Member): Promise<void> {
  await shell.arrive('/?wcp=1');
  await page.goto('/entry/login?returnTo=%2Fmine%2Fsystem');
  await shell.logIn(name, password);
  await page.getByRole('combobox', { name: '离开后锁定' }).selectOption('5');
  await shell.keptOnDevice();
}
const send = (page: Page) => page.getByRole('button', { name: '修改登录密码' }).click();

test('ROUTE-041 ROUTE-044 ROUTE-045 a changed password puts the other device out at once, and opens afterwards', async ({
  page,
  shell,
  member,
  browser,
  edge,
}) => {
  await shell.enterAs(member, '/mine');
  const context = await browser.newContext({ baseURL: edge.origin });
  const phone = await context.newPage();
  const other = new Shell(phone);
  await other.enterAs(member, '/mine');

  await page.goto('/mine/authentication');
  await expect(page.getByRole('meter', { name: '安全等级' })).toBeVisible();
  expect.soft(await violationsOf(page), 'authentication').toEqual([]);
  await page.getByRole('link', { name: /^登录密码/ }).tap();
  await fill(page, member.password, 'Abcd1234');
  await expect(page.getByRole('meter', { name: '密码强度' })).toBeVisible();
  await send(page);
  await expect(page.getByText('这个密码太常见')).toBeVisible();
  await fill(page, member.password, `${member.name}Q7`);
  await send(page);
  await expect(page.getByText('密码不能包含账号')).toBeVisible();
  expect.soft(await violationsOf(page), 'password').toEqual([]);
  await fill(page, member.password, NEW);
  await send(page);
  await expect(page.getByRole('heading', { name: '登录密码已修改' })).toBeVisible();
  await expect(page.getByText('以下 2 处登录已退出')).toBeVisible();
  expect.soft(await violationsOf(page), 'password changed').toEqual([]);
  await expect(phone).toHaveURL(/\/entry\/login/, AT_ONCE);
  await other.logIn(member.name, NEW);
  await expect(phone).not.toHaveURL(/\/entry\/login/);
  await context.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录密码已修改' })).toBeVisible();
  await expect(page.getByText('以下 2 处登录已退出')).toBeVisible();
});

test('ROUTE-044 of two tabs one changes the password, and the other is told; five wrong ones lock it', async ({
  page,
  context,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await page.goto(PAGE);
  await expect(page.getByLabel('当前登录密码', { exact: true })).toBeVisible();
  const other = await secondTab(context, PAGE);
  await fill(other, member.password, NEW);
  await send(other);
  await expect(other.getByRole('heading', { name: '登录密码已修改' })).toBeVisible();
  // The session that the member was registered with.
  await expect(other.getByText('以下 1 处登录已退出')).toBeVisible();

  await page.bringToFront();
  await fill(page, member.password, 'Lamp8River2');
  await send(page);
  await expect(page.getByText('密码刚刚在其他页面修改过')).toBeVisible();
  await fill(page, 'Wrong2026', 'Lamp8River2');
  for (const left of [4, 3, 2, 1]) {
    await send(page);
    await expect(page.getByText(`还可尝试 ${String(left)} 次`)).toBeVisible();
  }
  await send(page);
  await expect(page.getByText(/密码错误次数过多，请于 \d\d:\d\d 后再试/)).toBeVisible();
  await expect(page.getByRole('button', { name: /后可重试/ })).toBeDisabled();
  await sandbox.advanceClock(LOCK_MS);
  await page.reload();
  await fill(page, NEW, 'Lamp8River2');
  await send(page);
  await expect(page.getByRole('heading', { name: '登录密码已修改' })).toBeVisible();
});

test('WEBCLIP-014 a clip that remembers its login goes on by itself with the changed password', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.arrive('/?wcp=1');
  await page.goto('/entry/login?returnTo=%2Fmine');
  await page.getByRole('checkbox', { name: '记住登录状态' }).check();
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/mine$/);
  await page.goto(PAGE);
  await fill(page, member.password, NEW);
  await send(page);
  await expect(page.getByRole('heading', { name: '登录密码已修改' })).toBeVisible();
  await sandbox.addScenario({ path: BALANCES, effect: { code: 6001 }, times: 1 });
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByTestId('centre-balance')).toHaveText('10,000.00');
  await expect(page).toHaveURL(/\/mine\/finance\/myWallet$/);
});

test('WEBCLIP-001 a clip that was away for longer than chosen asks for a password, and keeps what was typed', async ({
  page,
  shell,
  member,
}) => {
  await enterLockingClip(page, shell, member);
  await page.goto('/mine/finance/myDeposit');
  await page.getByLabel('存款金额').fill('500');
  const turn = (state: 'hidden' | 'visible', laterMs = 0) =>
    page.evaluate(
      ([shown, ms]) => {
        const now = Date.now;
        Date.now = () => now() + Number(ms);
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [state, laterMs] as const,
    );
  const lock = page.getByRole('alertdialog', { name: '已锁定' });
  // The lock comes after the page: it is there once it covers what is out of sight.
  await expect(async () => {
    await turn('hidden');
    await expect(page.getByLabel('存款金额')).toBeHidden({ timeout: 500 });
  }).toPass();
  await turn('visible', 4 * 60_000);
  await expect(lock).toBeHidden();
  await turn('hidden');
  await turn('visible', 6 * 60_000);
  await expect(lock).toBeVisible();
  expect.soft(await violationsOf(page), 'locked').toEqual([]);
  const password = lock.getByLabel('登录密码', { exact: true }).and(page.locator('input[type=password]'));
  await password.fill('Wrong2026');
  await lock.getByRole('button', { name: '解锁' }).tap();
  await expect(lock.getByText('还可尝试 4 次')).toBeVisible();
  await password.fill(member.password);
  await lock.getByRole('button', { name: '解锁' }).tap();
  await expect(lock).toBeHidden();
  await expect(page.getByLabel('存款金额')).toHaveValue('500');
});

test('WEBCLIP-001 a locked clip that is opened anew shows nothing before its lock has come, however late that is', async ({
  page,
  shell,
  member,
}) => {
  await enterLockingClip(page, shell, member);
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByRole('combobox', { name: '离开后锁定' })).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.addInitScript((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
  }, 6 * 60_000);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/lock-guard/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/mine/finance/myWallet');
  const balance = page.getByTestId('centre-balance');
  await expect(balance).toBeAttached();
  await expect(balance).toBeHidden();
  release();
  const lock = page.getByRole('alertdialog', { name: '已锁定' });
  await expect(lock).toBeVisible();
  await expect(balance).toBeHidden();
  await lock
    .getByLabel('登录密码', { exact: true })
    .and(page.locator('input[type=password]'))
    .fill(member.password);
  await lock.getByRole('button', { name: '解锁' }).tap();
  await expect(balance).toBeVisible();
});
