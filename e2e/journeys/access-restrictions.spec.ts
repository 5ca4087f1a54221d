import { MOMENT } from '../fixtures/moment';
import { expect, test } from '../fixtures/test';
import { centreIsThere } from '../pages/member-centre';

const PRE_INFO = '/site/api/v1/configuration/preInfo';
const BALANCES = '/game/api/v1/wallet/balances';

test('SESSION-020 SESSION-025 BRAND-007 a session that ends midway leads to the login and back', async ({
  page,
  shell,
  sandbox,
  member,
  facts,
}) => {
  await shell.enterAs(member, '/mine');
  await centreIsThere(page);
  await sandbox.addScenario({ path: BALANCES, effect: { code: 6001 } });
  await page.getByRole('link', { name: facts.labels.centreWallet['zh-CN'] ?? '' }).tap();
  await expect(page).toHaveURL(/\/entry\/login\?returnTo=%2Fmine%2Ffinance%2FmyWallet$/);
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();

  await sandbox.clearScenarios();
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/mine\/finance\/myWallet$/);
  await expect(page.getByTestId('centre-balance')).toHaveText('10,000.00');
});

test('ERR-032 SHELL-026 SHELL-027 SHELL-029 SHELL-034 SHELL-035 SHELL-045 a blocked visitor is told so until the block is gone', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/mine');
  await sandbox.addScenario({ path: PRE_INFO, effect: { code: 6032 } });
  await page.goto('/');
  await expect(page).toHaveURL(/\/other\/restrictionIp\?isAlert=restriction$/);
  await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
  await expect(page.getByText('演示地区')).toBeVisible();
  await expect(page.locator('dd').first()).toHaveText(/\d/);
  await expect(page.getByText('您所在的地区无法使用本产品')).toBeVisible();
  await expect(page.getByRole('button', { name: '继续访问' })).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
  await expect(page).toHaveURL(/restrictionIp/);

  await sandbox.clearScenarios();
  await page.getByRole('button', { name: '刷新' }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test('ERR-033 ERR-034 SHELL-026 SHELL-028 SHELL-033 a cautioned visitor may go on, and is not asked again', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/mine');
  await sandbox.addScenario({ path: PRE_INFO, effect: { code: 6033 } });
  await page.goto('/');
  await expect(page).toHaveURL(/\/other\/restrictionIp\?isAlert=caveat$/);
  await expect(page.getByRole('heading', { name: '访问提示' })).toBeVisible();
  await expect(page.getByText('是否继续访问')).toBeVisible();
  await expect(page.getByRole('button', { name: '刷新' })).toBeHidden();
  await page.getByRole('button', { name: '继续访问' }).tap();
  await expect(page).toHaveURL(/\/$/);

  const refused = page.waitForResponse((response) => response.url().endsWith(PRE_INFO));
  await page.reload();
  await refused;
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('ROUTE-017 SHELL-046 SHELL-047 maintenance closes the site, and its end opens it', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/mine');
  const closed = {
    SiteBaseConfigVo: { title: '维护', webLogoTitleUrl: '' },
    maintainConfig: { status: 0 },
    serverTime: MOMENT.getTime(),
  };
  await sandbox.addScenario({ path: PRE_INFO, effect: { code: 6000, message: '', data: closed } });
  await page.goto('/home/sports');
  await expect(page).toHaveURL(/\/other\/maintenance$/);
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible();

  await sandbox.clearScenarios();
  await page.getByRole('button', { name: '刷新' }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test('SHELL-020 SHELL-021 SHELL-023 the security check counts down, is remembered and loads the page anew', async ({
  page,
  context,
}) => {
  await page.clock.install();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const remembered = async () => (await context.cookies()).filter(({ name }) => name === 'security_check');
  await page.goto('/mine');
  await expect(page.getByRole('heading', { name: '浏览器安全检查通过' })).toBeVisible();
  expect([await remembered(), loads]).toEqual([[], 1]);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText('您还没有登录')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(loads).toBe(2);
  expect(await remembered()).toMatchObject([{ value: '1', path: '/' }]);
  await page.reload();
  await expect(page.getByText('您还没有登录')).toBeVisible();
  expect(loads).toBe(3);
});

test('SESSION-021 OPEN-013 a partner’s visitor whose session ends is led to the partner’s page once, then to the login', async ({
  page,
  shell,
  sandbox,
  member,
  edge,
  facts,
}) => {
  const partner = {
    SiteBaseConfigVo: {
      title: '伙伴',
      webLogoTitleUrl: '',
      channelLoginUrl: `${edge.origin}/entry/register?channel=partner`,
    },
    maintainConfig: { status: 1 },
    serverTime: MOMENT.getTime(),
  };
  await sandbox.addScenario({ path: PRE_INFO, effect: { code: 6000, message: '', data: partner } });
  await shell.arrive('/entry/login?isMY=1&returnTo=%2Fmine');
  for (const end of [/\/entry\/register\?channel=partner$/, /\/entry\/login\?returnTo=/]) {
    await shell.logIn(member.name, member.password);
    await expect(page).toHaveURL(/\/mine$/);
    await centreIsThere(page);
    await sandbox.addScenario({ path: BALANCES, effect: { code: 10102 } });
    await page.getByRole('link', { name: facts.labels.centreWallet['zh-CN'] ?? '' }).tap();
    await expect(page).toHaveURL(end);
    await sandbox.clearScenarios();
    await page.goto('/entry/login?returnTo=%2Fmine');
    await expect(page.getByLabel('账号')).toBeVisible();
  }
});

test('SHELL-016 SHELL-017 SHELL-018 SHELL-019 where cookies are blocked a guide replaces the app', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/home/sports');
  await expect(page.getByRole('heading', { name: '请允许使用 Cookie' })).toBeVisible();
  for (const browser of ['Safari 浏览器', '极速浏览器', 'Firefox 浏览器']) {
    const steps = page.getByRole('region', { name: browser });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps.getByRole('img')).toHaveCount(3);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('ERR-034 SESSION-020 OPEN-003 6031 ends the session and leads to the caveat, and next time to the login', async ({
  page,
  shell,
  sandbox,
  member,
  facts,
  context,
}) => {
  const wallet = page.getByRole('link', { name: facts.labels.centreWallet['zh-CN'] ?? '' });
  await shell.enterAs(member, '/mine');
  await centreIsThere(page);
  await sandbox.addScenario({ path: BALANCES, effect: { code: 6031 } });
  await wallet.tap();
  await expect(page).toHaveURL(/\/other\/restrictionIp\?isAlert=caveat$/);
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'X-API-TOKEN'))
    .toEqual([]);
  await page.getByRole('button', { name: '继续访问' }).tap();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('登录后查看余额')).toBeVisible();

  await sandbox.clearScenarios();
  await page.goto('/entry/login?returnTo=%2Fmine');
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/mine$/);
  await centreIsThere(page);
  await sandbox.addScenario({ path: BALANCES, effect: { code: 6031 } });
  await wallet.tap();
  await expect(page).toHaveURL(/\/entry\/login\?returnTo=/);
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
});

test('ROLE-001 ROLE-002 SHELL-022 a guest may look around and find the way in; what is a member’s leads to the login and back', async ({
  page,
  context,
  shell,
  sandbox,
}) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await shell.arrive('/');
  await expect(page.getByRole('button', { name: '登录/注册' }).first()).toBeVisible();
  // The tap on the security check, with which a visit begins here, is remembered and has loaded the page anew.
  expect(loads).toBe(2);
  const checks = (await context.cookies()).filter(({ name }) => name === 'security_check');
  expect(checks).toMatchObject([{ value: '1', path: '/' }]);
  for (const path of ['/home/sports', '/mine', '/entry/register', '/forgetPassword', '/customer/main']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  for (const path of ['/mine/finance/myWallet', '/mine/finance/transfer', '/record/bet']) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/entry/login');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path);
  }
  await sandbox.addScenario({ path: PRE_INFO, effect: { code: 6032 } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
});
