import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

const LIVE_LIST = '/api/mobile/getLiveEventInfo';
const LIVE_PAGE = '/home/sports?venue=IMTY&period=live&sport=football';

test.describe('a match list that cannot be had says so and can be asked for again', () => {
  for (const [place, [luck, effect]] of (
    [
      ['an answer that is no JSON', { malformed: 'json' }],
      ['an answer cut off half way', { malformed: 'truncated' }],
      ['an answer of the wrong shape', { malformed: 'shape' }],
      ['HTTP 500', { status: 500 }],
      ['a connection that breaks', { drop: 'before' }],
    ] as const
  ).entries())
    test(luck, variant(place), async ({ page, shell, sandbox, sportsbook }) => {
      await shell.arrive('/mine');
      await sandbox.addScenario({ path: LIVE_LIST, effect });
      await page.goto(LIVE_PAGE);
      const failure = page.getByRole('alert').filter({ hasText: '赛事加载失败' });
      await expect(failure).toBeVisible();
      await expect(sportsbook.cards()).toHaveCount(0);

      await sandbox.clearScenarios();
      await failure.getByRole('button', { name: '重试' }).tap();
      await expect(sportsbook.cards().first()).toBeVisible();
      await expect(failure).toBeHidden();
    });
});

test('API-009 ERR-006 an answer that does not come within 20 s is given up in words', async ({
  page,
  shell,
  sandbox,
}) => {
  await shell.arrive('/entry/login');
  await page.clock.install();
  await page.goto('/entry/login');
  await expect(page.getByLabel('账号')).toBeVisible();
  await sandbox.addScenario({ path: '/site/api/v1/user/login', effect: { latency: 25_000 } });
  const asked = page.waitForRequest(/user\/login$/);
  await shell.logIn('somebody1', 'Member2026');
  await asked;
  await page.clock.fastForward(19_000);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveAttribute('aria-busy');
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('alert').filter({ hasText: '连接超时' })).toBeVisible();
  await expect(page.getByLabel('账号')).toHaveValue('somebody1');
});

test('without a network a page says so, keeps what it has and recovers by itself', async ({
  page,
  shell,
  sportsbook,
  member,
  context,
}) => {
  await shell.enterAs(member, '/record/bet');
  await expect(page.getByText('暂无未结算注单')).toBeVisible();
  await shell.openTab('体育');
  await expect(sportsbook.cards().first()).toBeVisible();

  await context.setOffline(true);
  await shell.openTab('注单');
  await expect(page.getByText('网络已断开，联网后自动刷新')).toBeVisible();
  await shell.openTab('体育');
  await expect(sportsbook.cards().first()).toBeVisible();
  await shell.openTab('注单');

  await context.setOffline(false);
  await expect(page.getByText('暂无未结算注单')).toBeVisible();
});

test.describe('storage', () => {
  test('STORE-002 STORE-003 that is blocked leaves the lists, the slip and the login working', async ({
    page,
    shell,
    sportsbook,
    member,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await shell.enterAs(member, '/mine');
    await expect(page.getByText(member.name)).toBeVisible();
    await sportsbook.tapHomeWin(await sportsbook.openLive('IMTY'));
    const slip = await sportsbook.openSlip();
    await expect(slip.getByRole('list', { name: '已选项目' }).locator('> li')).toHaveCount(1);
  });

  test('STORE-002 STORE-003 that is full or corrupt is as good as empty', async ({ page, shell, member }) => {
    await page.addInitScript(() => {
      localStorage.setItem('com_ptr', '\u0000not a cipher');
      localStorage.setItem('bet_slip', '{"legs":[{}],"stakes":7');
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await shell.enterAs(member, '/mine/finance/myWallet');
    await expect(page.getByTestId('centre-balance')).toHaveText('10,000.00');
  });
});

test('a missing chunk causes one reload, then the error page, and the slip is kept', async ({
  page,
  shell,
  sandbox,
  sportsbook,
}) => {
  await sandbox.holdClock();
  await shell.arrive();
  await sportsbook.prices().first().tap();
  await sportsbook.closeSlip();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(/\/assets\/sports-page-[^/]*\.js/, (route) => route.abort());
  await shell.openTab('体育');
  await expect(page.getByText('页面没有加载完整')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await page.unroute(/\/assets\/sports-page-[^/]*\.js/);
  await page.getByRole('button', { name: '重试' }).tap();
  await expect(sportsbook.cards().first()).toBeVisible();
  await expect(page.getByRole('button', { name: '已选 1 项' })).toBeVisible();
});
