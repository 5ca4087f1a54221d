import { HELD } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

const DAY_MS = 24 * 3_600_000;
const TRANSFER = '/game/api/v1/venue/transfer';
const SPORTS_CODE = /\/assets\/sports-page-[^/]*\.js/;

test.describe('a device whose clock is off', () => {
  for (const [place, [way, offset]] of (
    [
      ['a day ahead', DAY_MS],
      ['a day behind', -DAY_MS],
      ['a year behind', -365 * DAY_MS],
    ] as const
  ).entries())
    test(
      `${way} logs in, is remembered and sees its money`,
      variant(place),
      async ({ page, shell, sandbox, member }) => {
        await page.clock.install({ time: (await sandbox.now()) + offset });
        await shell.enterAs(member, '/mine/finance/myWallet');
        await expect(page.getByTestId('centre-balance')).toHaveText('10,000.00');
        let loads = 0;
        page.on('domcontentloaded', () => (loads += 1));
        await page.reload();
        await expect(page.getByTestId('centre-balance')).toHaveText('10,000.00');
        expect(loads).toBe(1);
      },
    );
});

test('parameters that are far too long, and names that every object has, harm no page', async ({
  page,
  shell,
  member,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await shell.arrive('/');
  const long = 'x'.repeat(2_500);
  const names = '__proto__=1&__proto__[isApp]=1&constructor[prototype][x]=1&toString=1';
  await page.goto(`/mine?type=${long}&i_code=${long}&token=${long}&${names}#${'y'.repeat(100_000)}`);
  await expect(page.getByText('您还没有登录')).toBeVisible();
  expect(await page.evaluate(() => 'isApp' in {})).toBe(false);

  await page.goto(`/entry/login?returnTo=%2F${'z'.repeat(9_000)}`);
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByTestId('total-balance')).toHaveText('10,000.00');
  expect(faults).toEqual([]);
});

test('STORE-001 STORE-002 the stored object cannot be read, and is begun anew where it is damaged', async ({
  page,
  context,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  const stored = () => page.evaluate(() => localStorage.getItem('com_ptr') ?? '');
  const token = (await context.cookies()).find(({ name }) => name === 'X-API-TOKEN')?.value ?? '';
  expect(token).not.toBe('');
  await expect.poll(stored).toMatch(/^[\w+/=]{200,}$/);
  const before = await stored();
  for (const readable of [token, member.name, 'X-API-TOKEN'])
    expect([readable, before.includes(readable), atob(before).includes(readable)]).toEqual([
      readable,
      false,
      false,
    ]);

  for (const damaged of [
    '',
    'rubbish',
    before.slice(0, -40),
    `${before.slice(0, 100)}AAAA${before.slice(104)}`,
  ]) {
    await page.evaluate((text) => {
      localStorage.setItem('com_ptr', text);
    }, damaged);
    await page.reload();
    await expect(page.getByText(member.name)).toBeVisible();
    await page.getByRole('combobox', { name: '外观' }).selectOption('dark');
    await expect.poll(stored).toMatch(/^[\w+/=]{40,}$/);
    expect(await stored()).not.toBe(damaged);
  }
});

test('SHELL-013 OPEN-033 isiphonex leaves room for the bar at the foot of the screen, and nothing else does', async ({
  page,
  shell,
}) => {
  const room = () =>
    page.getByRole('navigation', { name: '主导航' }).evaluate((bar) => getComputedStyle(bar).paddingBottom);
  await shell.arrive('/mine');
  expect(await room()).toBe('0px');
  await page.goto('/mine?isiphonex=1');
  expect(await room()).toBe('34px');
  await shell.openTab('体育');
  expect(await room()).toBe('34px');
});

test.describe('a low window, as a keyboard leaves it', () => {
  test.use({ viewport: { width: 390, height: 420 } });

  test('SHELL-014 entry pages scroll on the root container, and by that rule no others', async ({
    page,
    shell,
  }) => {
    const root = () =>
      page.evaluate(() => {
        window.scrollTo(0, 200);
        const { documentElement } = document;
        return [documentElement.scrollTop > 100, getComputedStyle(documentElement).overflowY];
      });
    await shell.arrive('/entry/register');
    await expect(page.getByLabel('账号')).toBeVisible();
    expect(await root()).toEqual([true, 'auto']);
    await page.goto('/mine');
    await expect(page.getByText('您还没有登录')).toBeVisible();
    expect((await root())[1]).toBe('visible');
  });
});

test('a missing chunk reloads nothing while a transfer is under way; that is said, and the reload offered afterwards', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await sandbox.addScenario({ path: TRANSFER, effect: HELD });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(SPORTS_CODE, (route) => route.abort());
  await page.getByRole('button', { name: 'IM体育' }).tap();
  await page.getByLabel('转账金额').fill('100');
  await page.getByRole('button', { name: '确认转入' }).tap();
  await page.getByRole('button', { name: '返回' }).tap();
  await shell.openTab('体育');
  await expect(page.getByText('页面没有加载完整')).toBeVisible();
  await expect(page.getByText(/有投注或转账正在处理/)).toBeVisible();

  await sandbox.clearScenarios();
  const refresh = page.getByRole('button', { name: '刷新', exact: true });
  await expect(refresh).toBeVisible();
  await expect(page.getByText(/有投注或转账正在处理/)).toBeHidden();
  expect(loads).toBe(0);
  await page.unroute(SPORTS_CODE);
  await refresh.tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loads).toBe(1);
});

test('ROUTE-006 a computer is shown the code that opens the site on a phone', async ({ browser, edge }) => {
  const context = await browser.newContext({
    baseURL: edge.origin,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  });
  const page = await context.newPage();
  await page.goto('/download');
  await page.getByRole('button', { name: '立即进入' }).click();
  await expect(page.getByRole('img', { name: '手机打开本站的二维码' })).toBeVisible();
  await expect(page.getByText(`${edge.origin}/?wcp=1`)).toBeVisible();
  await context.close();
});
